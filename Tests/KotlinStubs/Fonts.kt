package androidx.compose.ui.text.font

public data class FontWeight(public val weight: Int) {
    init {
        require(weight in 1..1000)
    }
}

public class FontFamily private constructor(private val name: String) {
    override fun toString(): String = name

    public companion object {
        public val Default: FontFamily = FontFamily("Default")
        public val SansSerif: FontFamily = FontFamily("SansSerif")
        public val Serif: FontFamily = FontFamily("Serif")
        public val Monospace: FontFamily = FontFamily("Monospace")
        public val Cursive: FontFamily = FontFamily("Cursive")
    }
}
