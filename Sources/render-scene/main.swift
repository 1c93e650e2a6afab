import RenderSceneCommand
import VirtualTime

VirtualTimeExecutors.install()
RenderSceneCommand.main(Array(CommandLine.arguments.dropFirst()))
