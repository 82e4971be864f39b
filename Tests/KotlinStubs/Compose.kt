// What generated Kotlin uses of Jetpack Compose, with the same names and signatures and as little behind them as will do.
@file:Suppress("unused")

package androidx.compose.ui.graphics

import androidx.compose.ui.graphics.colorspace.ColorSpace
import androidx.compose.ui.graphics.colorspace.ColorSpaces

@JvmInline
public value class Color(public val text: String)

public fun Color(color: Long): Color = Color("#%08X".format(color and 0xFFFFFFFF))

public fun Color(
    red: Float, green: Float, blue: Float, alpha: Float = 1f, colorSpace: ColorSpace = ColorSpaces.Srgb,
): Color {
    for (part in listOf(red, green, blue, alpha)) require(part in 0f..1f)
    return Color("${colorSpace.name} $red $green $blue $alpha")
}

@JvmInline
public value class StrokeCap internal constructor(public val value: Int) {
    public companion object {
        public val Butt: StrokeCap = StrokeCap(0)
        public val Round: StrokeCap = StrokeCap(1)
        public val Square: StrokeCap = StrokeCap(2)
    }
}
