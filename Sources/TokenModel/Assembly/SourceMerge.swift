/// How several sources become one set.
public enum SourceMerge: Sendable {
  /// The files of a folder: each token stands in one of them, and a second one of its name is an error.
  case distinct
  /// The sources of a resolver in their order: a later token takes the place of an earlier one of its name, groups
  /// merge, and what a group says of type and deprecation serves the tokens of every source.
  case layered
}
