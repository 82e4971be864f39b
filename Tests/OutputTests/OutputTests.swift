import Testing

/// Tests of what is written out, end to end. They start compilers and browsers, so they run one after another.
@Suite(.serialized) enum OutputTests {}
