#!/bin/sh
# A run-script phase of Xcode. Give the phase the input folder $(SRCROOT)/tokens, the output file
# $(DERIVED_FILE_DIR)/tokens.stamp, and as dependency file $(DERIVED_FILE_DIR)/tokens.d.
set -eu
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
command -v tokenc >/dev/null || { echo "error: tokenc is not installed"; exit 1; }
mkdir -p "$DERIVED_FILE_DIR"
exec tokenc build "$SRCROOT/tokens" -o "$DERIVED_FILE_DIR/tokens" \
  --stamp "$DERIVED_FILE_DIR/tokens.stamp" --depfile "$DERIVED_FILE_DIR/tokens.d"
