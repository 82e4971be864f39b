package androidx.compose.runtime

@Target(
    AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER, AnnotationTarget.PROPERTY_GETTER,
)
public annotation class Composable

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
public annotation class ReadOnlyComposable

public class ProvidableCompositionLocal<T>(private val default: () -> T) {
    /** What tests provide. */
    public var provided: T? = null
    public val current: T @Composable @ReadOnlyComposable get() = provided ?: default()
}

public fun <T> compositionLocalOf(defaultFactory: () -> T): ProvidableCompositionLocal<T> =
    ProvidableCompositionLocal(defaultFactory)
