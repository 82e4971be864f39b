import TokenDiagnostics
import TokenModel

/// The examples of `house-recommendation`: one for each platform and each way to recommend something.
enum HouseExamples {
  static let all: [RuleExample] = [
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
