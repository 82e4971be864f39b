package androidx.compose.animation.core

public fun interface Easing {
    public fun transform(fraction: Float): Float
}

public data class CubicBezierEasing(val a: Float, val b: Float, val c: Float, val d: Float) : Easing {
    override fun transform(fraction: Float): Float = fraction
}

public data class TweenSpec<T>(val durationMillis: Int, val delay: Int, val easing: Easing)

public fun <T> tween(durationMillis: Int, delayMillis: Int, easing: Easing): TweenSpec<T> =
    TweenSpec(durationMillis, delayMillis, easing)
