package androidx.compose.ui.text

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.TextUnit

public data class TextStyle(
    val color: Color = Color("unspecified"),
    val fontSize: TextUnit = TextUnit(0f, ""),
    val fontWeight: FontWeight? = null,
    val fontFamily: FontFamily? = null,
    val letterSpacing: TextUnit = TextUnit(0f, ""),
    val lineHeight: TextUnit = TextUnit(0f, ""),
)
