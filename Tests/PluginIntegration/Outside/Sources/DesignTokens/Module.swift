// SwiftPM drops a target without a source file.
