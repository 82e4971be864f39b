import TokenDiagnostics
import TokenModel

/// `house-recommendation`
enum HouseRecommendation: Rule {
  static let page = RulePage(
    "house-recommendation", area: .house, platforms: .all, strength: .must, severity: .error,
    summary: "A surface departs from a recommendation of the team",
    why: """
      Recommendations among a project's tokens say what a team has agreed on for a role on a platform, beyond what the \
      guidelines ask for, and why. They are checked like the guidelines: a must is an error, what is to be avoided a \
      warning, what is to be considered a remark. Recommendations of the library don't count here, since the rules say \
      the same.
      """,
    instead: """
      Use what the recommendation names, change the recommendation, or exempt the surface with the reason.
      """,
    source: "The project's own tokens of type recommendation; each names its source",
    members: ["role", "scheme", "material", "content.*.vibrancy"], examples: examples)

  /// What recommendations speak of.
  private struct Place: Hashable {
    let platform: Platform
    let role: Role
  }

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    var all: [Place: [(TokenID, RecommendationValue)]] = [:]
    for token in context.tokens(of: .recommendation) {
      guard case .recommendation(let value)? = context.set.baseValue(of: token) else { continue }
      all[Place(platform: value.platform, role: value.role), default: []].append((token, value))
    }
    guard !all.isEmpty else { return }
    for surface in context.surfaces {
      guard let here = all[Place(platform: surface.platform, role: surface.role.value)] else { continue }
      check(surface, here.filter { $0.1.scheme.map { $0 == surface.scheme } ?? true }, context, &report)
    }
  }

  private static func check(
    _ surface: PlatformSurface, _ recommendations: [(TokenID, RecommendationValue)], _ context: RuleContext,
    _ report: inout RuleReport
  ) {
    for (token, recommendation) in recommendations where !isOutdone(recommendation, by: recommendations.map(\.1)) {
      switch recommendation.subject {
      case .material(let wanted): material(token, recommendation, wanted, surface, context, &report)
      case .appKit(let purpose): appKit(token, recommendation, purpose, surface, context, &report)
      case .vibrancy(let wanted): vibrancy(token, recommendation, wanted, surface, context, &report)
      }
    }
  }

  /// Whether one for the surface's scheme says what a general one says for any; what is to be avoided adds up.
  private static func isOutdone(_ general: RecommendationValue, by all: [RecommendationValue]) -> Bool {
    guard general.scheme == nil, general.strength != .avoid else { return false }
    return all.contains { $0.scheme != nil && $0.strength != .avoid && $0.subject.isSameKind(as: general.subject) }
  }

  // MARK: Subjects

  private static func material(
    _ token: TokenID, _ recommendation: RecommendationValue, _ wanted: TokenID, _ surface: PlatformSurface,
    _ context: RuleContext, _ report: inout RuleReport
  ) {
    // What the system draws is the system's to choose.
    guard surface.materialChoice.value != .system, let value = context.material(wanted) else { return }
    let isSame = surface.material.map { $0.isSameLook(as: value) } ?? false
    let path = context.set.path(of: wanted)
    add(
      token, recommendation, isMet: isSame, "{\(path)}", at: context.place(surface, .material, .role, .scheme), surface,
      context, &report, fix: context.use(path, at: surface.materialChoice.place))
  }

  private static func appKit(
    _ token: TokenID, _ recommendation: RecommendationValue, _ purpose: AppKitPurpose, _ surface: PlatformSurface,
    _ context: RuleContext, _ report: inout RuleReport
  ) {
    guard surface.materialChoice.value != .system else { return }
    add(
      token, recommendation, isMet: surface.material?.appKit?.purpose == purpose,
      "the AppKit material “\(purpose.rawValue)”",
      at: context.place(surface, .material, .role, .scheme), surface, context, &report,
      fix: context.use("apple.macOS.\(purpose.rawValue)", at: surface.materialChoice.place))
  }

  private static func vibrancy(
    _ token: TokenID, _ recommendation: RecommendationValue, _ wanted: TokenID, _ surface: PlatformSurface,
    _ context: RuleContext, _ report: inout RuleReport
  ) {
    guard case .vibrancy(let value)? = context.set.baseValue(of: wanted) else { return }
    let path = context.set.path(of: wanted)
    for foreground in surface.content {
      guard case .vibrancy(let own) = foreground.style.value,
        case .vibrancy(let vibrancy)? = context.set.baseValue(of: own), vibrancy.category == value.category
      else { continue }
      let place = foreground.style.place
      add(
        token, recommendation, isMet: vibrancy.level == value.level, "{\(path)}", at: place, surface, context, &report,
        fix: context.use(path, at: place))
    }
  }

  // MARK: Findings

  private static func add(
    _ token: TokenID, _ recommendation: RecommendationValue, isMet: Bool, _ subject: String, at place: SourceLocation,
    _ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport, fix: FixIt?
  ) {
    let isAvoided = recommendation.strength == .avoid
    guard isMet == isAvoided else { return }
    let name = context.set.path(of: token)
    let verb =
      switch recommendation.strength {
      case .must: "asks for"
      case .avoid: "advises against"
      case .consider: "suggests"
      }
    let scheme = recommendation.scheme.map { " in a \($0.rawValue) scheme" } ?? ""
    report.add(
      "the recommendation “\(name.clippedName)” \(verb) \(subject.clippedName) for \(surface.role.value.phrase)\(scheme): "
        + recommendation.source.clippedReason,
      at: place, on: surface, severity: recommendation.strength.severity,
      notes: [Note("the recommendation stands here", at: context.set.assembled.place(of: token))],
      fixes: [isAvoided ? nil : fix])
  }

  private static let examples: [RuleExample] = [
    .good(
      "Every card regular, as the team agreed", on: .all,
      """
      {
        "house": {
          "$type": "recommendation",
          "cardsIOS": {
            "$value": {
              "platform": "iOS",
              "role": "card",
              "material": "{apple.material.regular}",
              "strength": "must",
              "source": "Design review: cards of all products look alike"
            }
          },
          "cardsIPadOS": {
            "$value": {
              "platform": "iPadOS",
              "role": "card",
              "material": "{apple.material.regular}",
              "strength": "must",
              "source": "Design review: cards of all products look alike"
            }
          },
          "cardsMacOS": {
            "$value": {
              "platform": "macOS",
              "role": "card",
              "material": "{apple.material.regular}",
              "strength": "must",
              "source": "Design review: cards of all products look alike"
            }
          },
          "cardsTvOS": {
            "$value": {
              "platform": "tvOS",
              "role": "card",
              "material": "{apple.material.regular}",
              "strength": "must",
              "source": "Design review: cards of all products look alike"
            }
          },
          "cardsVisionOS": {
            "$value": {
              "platform": "visionOS",
              "role": "card",
              "material": "{apple.material.regular}",
              "strength": "must",
              "source": "Design review: cards of all products look alike"
            }
          },
          "cardsWatchOS": {
            "$value": {
              "platform": "watchOS",
              "role": "card",
              "material": "{apple.material.regular}",
              "strength": "must",
              "source": "Design review: cards of all products look alike"
            }
          },
          "cardsWeb": {
            "$value": {
              "platform": "web",
              "role": "card",
              "material": "{apple.material.regular}",
              "strength": "must",
              "source": "Design review: cards of all products look alike"
            }
          }
        },
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS", "web"],
            "material": "{apple.material.regular}"
          }
        },
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS", "web"],
            "material": "{apple.material.thin}"
          }
        }
      }
      """),
    .bad(
      "A must", on: [.iOS],
      """
      {
        "house": {
          "$type": "recommendation",
          "cards": {
            "$value": {
              "platform": "iOS",
              "role": "card",
              "material": "{apple.material.regular}",
              "strength": "must",
              "source": "Design review: cards of all products look alike"
            }
          }
        },
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS"],
            "material": 1️⃣"{apple.material.thin}"
          }
        }
      }
      """),
    .bad(
      "Something to avoid", on: [.iPadOS], severity: .warning,
      """
      {
        "house": {
          "$type": "recommendation",
          "cards": {
            "$value": {
              "platform": "iPadOS",
              "role": "card",
              "material": "{apple.material.thin}",
              "strength": "avoid",
              "source": "Reading study: thin cards tire the eye"
            }
          }
        },
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS"],
            "material": 1️⃣"{apple.material.thin}"
          }
        }
      }
      """),
    .bad(
      "An AppKit purpose", on: [.macOS],
      """
      {
        "house": {
          "$type": "recommendation",
          "cards": {
            "$value": {
              "platform": "macOS",
              "role": "card",
              "appKit": "popover",
              "strength": "must",
              "source": "Design review: cards on the desk look like popovers"
            }
          }
        },
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["macOS"],
            "material": 1️⃣"{apple.macOS.contentBackground}"
          }
        }
      }
      """),
    .bad(
      "Something to consider in a dark scheme", on: [.tvOS], severity: .info,
      """
      {
        "house": {
          "$type": "recommendation",
          "lists": {
            "$value": {
              "platform": "tvOS",
              "role": "list",
              "material": "{apple.material.regular}",
              "strength": "consider",
              "source": "Habit of the television team"
            }
          },
          "dark": {
            "$value": {
              "platform": "tvOS",
              "role": "list",
              "scheme": "dark",
              "material": "{apple.material.thick}",
              "strength": "consider",
              "source": "Television study: dark rooms"
            }
          }
        },
        "songs": {
          "$type": "surface",
          "$value": {
            "role": "list",
            "platforms": ["tvOS"],
            "scheme": "dark",
            "material": 1️⃣"{apple.material.regular}"
          }
        }
      }
      """),
    .bad(
      "A vibrancy", on: [.visionOS],
      """
      {
        "house": {
          "$type": "recommendation",
          "fills": {
            "$value": {
              "platform": "visionOS",
              "role": "section",
              "vibrancy": "{apple.vibrancy.secondaryFill}",
              "strength": "must",
              "source": "Design review: quiet plates"
            }
          }
        },
        "notes": {
          "$type": "surface",
          "$value": {
            "role": "section",
            "platforms": ["visionOS"],
            "material": "{apple.material.regular}",
            "content": { "plate": { "element": "shape", "vibrancy": 1️⃣"{apple.vibrancy.fill}" } }
          }
        }
      }
      """),
    .bad(
      "A material where one is a must", on: [.watchOS],
      """
      {
        "house": {
          "$type": "recommendation",
          "cards": {
            "$value": {
              "platform": "watchOS",
              "role": "card",
              "material": "{apple.material.thin}",
              "strength": "must",
              "source": "Design review: thin on the wrist"
            }
          }
        },
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["watchOS"],
            "material": 1️⃣"none"
          }
        }
      }
      """),
    .bad(
      "The web, which a team may speak of too", on: [.web],
      """
      {
        "house": {
          "$type": "recommendation",
          "cards": {
            "$value": {
              "platform": "web",
              "role": "card",
              "material": "{apple.material.regular}",
              "strength": "must",
              "source": "Design review: cards of all products look alike"
            }
          }
        },
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["web"],
            "material": 1️⃣"{apple.material.thin}"
          }
        }
      }
      """),
  ]
}

extension RecommendationValue.Strength {
  /// How much a departure weighs.
  fileprivate var severity: Severity {
    switch self {
    case .must: .error
    case .avoid: .warning
    case .consider: .info
    }
  }
}

extension RecommendationValue.Subject {
  /// Whether both are about what a surface is made of, or both about its foregrounds.
  fileprivate func isSameKind(as other: RecommendationValue.Subject) -> Bool {
    switch (self, other) {
    case (.vibrancy, .vibrancy): true
    case (.vibrancy, _), (_, .vibrancy): false
    default: true
    }
  }
}

extension MaterialValue {
  /// Whether two materials agree in kind, thickness, variant and AppKit purpose.
  fileprivate func isSameLook(as other: MaterialValue) -> Bool {
    kind == other.kind && thickness == other.thickness && variant == other.variant
      && appKit?.purpose == other.appKit?.purpose
  }
}

extension String {
  /// A reason as the end of a message: one line without a full stop, of at most 160 characters.
  fileprivate var clippedReason: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    let text = line.hasSuffix(".") ? String(line.dropLast()) : line
    return text.count > 160 ? text.prefix(159) + "…" : text
  }
}
