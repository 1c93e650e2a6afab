import VirtualTime

// Usage: seek-law [--seed N] [--times N] [SCENE…]; without names, every scene of the package.
VirtualTimeExecutors.install()
SeekLawCommand.run(Array(CommandLine.arguments.dropFirst()))
