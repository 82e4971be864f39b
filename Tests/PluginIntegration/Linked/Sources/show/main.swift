import DesignTokens

print("base", DesignTokens.count.base)
