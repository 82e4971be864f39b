#!/usr/bin/env python3
"""Packs the programs of a release: archives, an artifact bundle, a package with plugins, a wheel, and their checksums.

    package_release.py VERSION PARTS SHARE OUT

PARTS has a folder for each triple with the program `tokenc`, SHARE the manual page and the completions of shells. The same programs give the same bytes: entries are sorted,
and their times are fixed.
"""
import base64, gzip, hashlib, io, json, os, re, shutil, subprocess, sys, tarfile, zipfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
EPOCH = (1980, 1, 1, 0, 0, 0)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def zipped(files):
    """A zip archive of {path: (bytes, mode)}."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, (data, mode) in sorted(files.items()):
            info = zipfile.ZipInfo(path, EPOCH)
            info.create_system, info.external_attr, info.compress_type = 3, (0o100000 | mode) << 16, zipfile.ZIP_DEFLATED
            archive.writestr(info, data)
    return buffer.getvalue()


def tarred(files):
    """A gzipped tar archive of {path: (bytes, mode)}."""
    buffer = io.BytesIO()
    with gzip.GzipFile(fileobj=buffer, mode="wb", mtime=0) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for path, (data, mode) in sorted(files.items()):
            info = tarfile.TarInfo(path)
            info.size, info.mode, info.mtime = len(data), mode, 0
            archive.addfile(info, io.BytesIO(data))
    return buffer.getvalue()


def bundle(version, programs):
    """The files of the artifact bundle."""
    variants = []
    files = {}
    for triple, program in programs.items():
        path = f"tokenc-{version}-{triple}/bin/tokenc"
        triples = ["arm64-apple-macosx", "x86_64-apple-macosx"] if triple.startswith("universal") else [triple]
        variants.append({"path": path, "supportedTriples": triples})
        files[f"tokenc.artifactbundle/{path}"] = (program, 0o755)
    info = {"schemaVersion": "1.0",
            "artifacts": {"tokenc": {"version": version, "type": "executable", "variants": variants}}}
    files["tokenc.artifactbundle/info.json"] = ((json.dumps(info, indent=2) + "\n").encode(), 0o644)
    files["tokenc.artifactbundle/LICENSE"] = (read(os.path.join(HERE, "LICENSE")), 0o644)
    return files


MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

// The plugins of tokenc {version} with the program that runs them, built. Where the bundle lies on a server, a
// `.binaryTarget(name: "tokenc", url: "…/tokenc.artifactbundle.zip", checksum: "{checksum}")` takes the place of the path.
let package = Package(
  name: "tokenc-plugins",
  products: [
    .plugin(name: "TokencBuild", targets: ["TokencBuild"]),
    .plugin(name: "TokencCommand", targets: ["TokencCommand"]),
  ],
  targets: [
    .binaryTarget(name: "tokenc", path: "tokenc.artifactbundle"),
    .plugin(name: "TokencBuild", capability: .buildTool(), dependencies: ["tokenc"], path: "Sources/Plugins/Build"),
    .plugin(
      name: "TokencCommand",
      capability: .command(
        intent: .custom(verb: "tokens", description: "{description}"),
        permissions: [.writeToPackageDirectory(reason: "{reason}")]),
      dependencies: ["tokenc"], path: "Sources/Plugins/Command"),
  ]
)
"""


def plugins(version, bundle_files, checksum):
    """The files of the package with the plugins."""
    manifest = read(os.path.join(HERE, "Package.swift")).decode()
    description = re.search(r'verb: "tokens",\s*description: "([^"]+)"', manifest).group(1)
    reason = re.search(r'writeToPackageDirectory\(\s*reason: "([^"]+)"', manifest).group(1)
    text = (MANIFEST.replace("{version}", version).replace("{checksum}", checksum)
            .replace("{description}", description).replace("{reason}", reason))
    files = {"Package.swift": (text.encode(), 0o644), "LICENSE": (read(os.path.join(HERE, "LICENSE")), 0o644)}
    files.update(bundle_files)
    root = os.path.join(HERE, "Sources", "Plugins")
    for kind in ("Build", "Command"):
        # A link to the code that both share becomes that code.
        for folder, _, names in os.walk(os.path.join(root, kind), followlinks=True):
            for name in names:
                path = os.path.join(folder, name)
                files["Sources/Plugins/" + os.path.relpath(path, root)] = (read(path), 0o644)
    return {f"tokenc-plugins-{version}/{path}": content for path, content in files.items()}


def wheel_tag(triple, path):
    """The wheel's platform: on Linux by the newest symbol of glibc that the program asks for."""
    if "linux" in triple:
        symbols = subprocess.run(["objdump", "-T", path], check=True, capture_output=True, text=True).stdout
        versions = [tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_(\d+\.\d+)", symbols)]
        major, minor = max(versions)
        return f"manylinux_{major}_{minor}_{triple.split('-')[0]}"
    return "macosx_13_0_universal2"


def tree(folder):
    """The files below a folder: {path: (bytes, mode)}."""
    files = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            files[os.path.relpath(path, folder)] = (read(path), 0o644)
    return files


def wheel(version, triple, path, share, out):
    """Writes the wheel of one program, which pip puts where programs are found, with what belongs to `share`."""
    tag = "py3-none-" + wheel_tag(triple, path)
    info = f"tokenc-{version}.dist-info"
    summary = "A compiler for design tokens that knows Apple's materials"
    files = {
        f"tokenc-{version}.data/scripts/tokenc": (read(path), 0o755),
        f"{info}/METADATA": (f"Metadata-Version: 2.1\nName: tokenc\nVersion: {version}\nSummary: {summary}\n"
                             "License: MIT\nLicense-File: LICENSE\n".encode(), 0o644),
        f"{info}/WHEEL": (f"Wheel-Version: 1.0\nGenerator: tokenc\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(), 0o644),
        f"{info}/LICENSE": (read(os.path.join(HERE, "LICENSE")), 0o644),
    }
    files.update({f"tokenc-{version}.data/data/share/{name}": content for name, content in share.items()})
    lines = []
    for name, (data, _) in sorted(files.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(data)}\n")
    files[f"{info}/RECORD"] = ("".join(lines) + f"{info}/RECORD,,\n").encode(), 0o644
    write(os.path.join(out, f"tokenc-{version}-{tag}.whl"), zipped(files))


def main():
    version, parts, share, out = sys.argv[1:]
    share = tree(share)
    programs = {triple: read(os.path.join(parts, triple, "tokenc")) for triple in sorted(os.listdir(parts))}
    license = read(os.path.join(HERE, "LICENSE"))
    for triple, program in programs.items():
        name = f"tokenc-{version}-{triple}"
        files = {f"{name}/tokenc": (program, 0o755), f"{name}/LICENSE": (license, 0o644)}
        files.update({f"{name}/share/{path}": content for path, content in share.items()})
        write(os.path.join(out, name + ".tar.gz"), tarred(files))
        wheel(version, triple, os.path.join(parts, triple, "tokenc"), share, out)
    files = bundle(version, programs)
    archive = zipped(files)
    write(os.path.join(out, "tokenc.artifactbundle.zip"), archive)
    checksum = hashlib.sha256(archive).hexdigest()
    write(os.path.join(out, f"tokenc-plugins-{version}.tar.gz"), tarred(plugins(version, files, checksum)))
    names = sorted(name for name in os.listdir(out) if name != "SHA256SUMS")
    sums = "".join(f"{hashlib.sha256(read(os.path.join(out, name))).hexdigest()}  {name}\n" for name in names)
    write(os.path.join(out, "SHA256SUMS"), sums.encode())


if __name__ == "__main__":
    main()
