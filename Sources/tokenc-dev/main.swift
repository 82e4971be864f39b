import TokenSource

// The workshop of the package itself: it keeps generated sources fresh. Run it in the package's folder.
let console = LocalFileSystem()
let status = DevCommand.run(Array(CommandLine.arguments.dropFirst()), on: console) { text in
  console.write(Array((text + "\n").utf8), toDescriptor: 1)
}
LocalFileSystem.exit(status)
