package androidx.compose.ui.graphics.colorspace

public class ColorSpace internal constructor(public val name: String)

public object ColorSpaces {
    public val Srgb: ColorSpace = ColorSpace("sRGB")
    public val DisplayP3: ColorSpace = ColorSpace("P3")
}
