package androidx.compose.ui.unit

@JvmInline
public value class Dp(public val value: Float)

public val Int.dp: Dp get() = Dp(toFloat())
public val Double.dp: Dp get() = Dp(toFloat())
public val Float.dp: Dp get() = Dp(this)

public data class TextUnit(public val value: Float, public val unit: String)

public val Int.sp: TextUnit get() = TextUnit(toFloat(), "sp")
public val Double.sp: TextUnit get() = TextUnit(toFloat(), "sp")
public val Float.sp: TextUnit get() = TextUnit(this, "sp")
public val Int.em: TextUnit get() = TextUnit(toFloat(), "em")
public val Double.em: TextUnit get() = TextUnit(toFloat(), "em")
public val Float.em: TextUnit get() = TextUnit(this, "em")
