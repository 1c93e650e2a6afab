import Glibc
import Synchronization

/// Watches over the code of a scene: says which scene it was when it traps or takes too long.
///
/// A scene's code runs in this process, so neither can be caught. The process ends with the scene's
/// name, the moment being computed and the next step on standard error; pictures that are finished
/// stay.
enum SceneGuard {
  // What a signal handler or another thread may need is made beforehand and lives as long as the
  // process, because neither may allocate.
  nonisolated(unsafe) private static var trapText: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var trapTextLength = 0
  nonisolated(unsafe) private static var lowestStack: UInt = 0
  nonisolated(unsafe) private static var highestStack: UInt = 0
  private static let capacity = 4096
  /// Where a worker tells how much memory it had used when its scene trapped; -1 for nowhere.
  nonisolated(unsafe) private static var statusDescriptor: Int32 = -1
  nonisolated(unsafe) private static var statusText: UnsafeMutablePointer<UInt8>?
  /// Whether a scene's code may be running.
  private static let isActive = Atomic<Bool>(false)

  // MARK: - Traps

  /// Installs the handler for traps; once, on the thread that scenes run on.
  static func installTrapHandler() {
    trapText = .allocate(capacity: capacity)
    findStackLimit()
    installAlternateStack()
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, information, _ in
      SceneGuard.handleTrap(number, information)
    }
    action.sa_flags =
      Int32(SA_SIGINFO) | Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      sigaction(number, &action, nil)
    }
  }

  /// Makes a trap write what the system says of this process to a pipe.
  static func reportsTraps(to descriptor: Int32) {
    statusText = .allocate(capacity: capacity)
    statusDescriptor = descriptor
  }

  /// Begins to watch a scene.
  static func begin(scene: String, timeout seconds: Double) {
    note(scene: scene, moment: "its first appearance")
    isActive.store(true, ordering: .releasing)
    Watchdog.arm(scene: scene, seconds: seconds)
  }

  /// Notes which moment is computed next, for the messages.
  static func note(scene: String, moment: String) {
    let text =
      "render-scene: scene '\(scene)' trapped while computing \(moment); "
      + "mend the scene where the message above says, and render again.\n"
    copyTrapText(text)
    Watchdog.note(moment: moment)
  }

  /// Ends watching.
  static func end() {
    Watchdog.disarm()
    isActive.store(false, ordering: .releasing)
  }

  private static func copyTrapText(_ text: String) {
    guard let trapText else { return }
    // A trap while copying would show a mixture; only our own code runs here.
    trapTextLength = 0
    var text = text
    text.withUTF8 { bytes in
      let count = min(bytes.count, capacity)
      if let base = bytes.baseAddress { trapText.update(from: base, count: count) }
      trapTextLength = count
    }
  }

  private static func handleTrap(_ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?) {
    guard isActive.load(ordering: .acquiring) else {
      writeStatic("render-scene: internal error: the command itself trapped; please report it.\n")
      _exit(ExitCode.internalError.rawValue)
    }
    if number == SIGSEGV, let address = information?.pointee._sifields._sigfault.si_addr {
      let fault = UInt(bitPattern: address)
      if fault >= lowestStack, fault < highestStack {
        writeStatic(
          "render-scene: the stack is used up; is there a recursion without an end?\n")
      }
    }
    if let trapText { _ = write(STDERR_FILENO, trapText, trapTextLength) }
    reportStatus()
    _exit(ExitCode.badData.rawValue)
  }

  /// Copies the system's words about this process without allocating.
  private static func reportStatus() {
    guard statusDescriptor >= 0, let statusText else { return }
    let file = open("/proc/self/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    let count = read(file, statusText, capacity)
    if count > 0 { _ = write(statusDescriptor, statusText, count) }
  }

  /// Writes text without allocating.
  private static func writeStatic(_ text: StaticString) {
    _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// The addresses just around the end of the stack, where a recursion without an end stops.
  private static func findStackLimit() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    // A stack without a limit ends nowhere that could be recognised.
    guard limit.rlim_cur < 1 << 40 else { return }
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    let end = here - UInt(limit.rlim_cur)
    let margin: UInt = 2 << 20
    lowestStack = end - margin
    highestStack = end + margin
  }

  /// Gives signal handlers memory of their own, so that they can run when the stack is used up.
  private static func installAlternateStack() {
    let size = 128 << 10
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}
