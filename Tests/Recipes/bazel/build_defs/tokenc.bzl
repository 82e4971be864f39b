"""Compiles a folder of design tokens into a folder of outputs."""

def _tokens_impl(ctx):
    out = ctx.actions.declare_directory(ctx.label.name)
    folder = ctx.label.package + "/" + ctx.attr.folder if ctx.label.package else ctx.attr.folder
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = ["build", folder, "-o", out.path, "--quiet"],
        inputs = ctx.files.srcs,
        outputs = [out],
        mnemonic = "Tokens",
        progress_message = "Compiling the tokens of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([out]))]

tokens = rule(
    implementation = _tokens_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = True),
        "folder": attr.string(default = "tokens"),
        "tool": attr.label(executable = True, cfg = "exec", allow_single_file = True, mandatory = True),
    },
)
