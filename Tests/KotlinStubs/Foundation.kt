package androidx.compose.foundation

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp

public data class BorderStroke(val width: Dp, val color: Color)

/** What tests set. */
public var isDark: Boolean = false

@Composable @ReadOnlyComposable public fun isSystemInDarkTheme(): Boolean = isDark
