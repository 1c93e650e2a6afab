// Clock and random calls, and the installation of the executors.

#define _GNU_SOURCE
#include "CVirtualTime.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// MARK: - System calls without the C library

static long rawSystemCall(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
  long result;
  register long r10 __asm__("r10") = d;
  register long r8 __asm__("r8") = e;
  register long r9 __asm__("r9") = f;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  return x0;
#else
#error "system calls of this processor are not written yet"
#endif
}

static long systemCall(long number, long a, long b, long c, long d, long e, long f) {
  long result = rawSystemCall(number, a, b, c, d, e, f);
  if (result < 0 && result > -4096) {
    errno = (int)-result;
    return -1;
  }
  return result;
}

// MARK: - The session

static atomic_bool clocksOnAllThreads;
static _Thread_local bool sessionThread;
static _Atomic int64_t virtualNanoseconds;
/// Time that the running turn has spent in blocking sleeps, which return at once.
static int64_t blockedNanoseconds;
static int64_t epochSeconds;
static int64_t epochNanoseconds;

// xoshiro256** (D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators", 2018),
// seeded by splitmix64 as its authors advise. Only the session's thread draws from it.
static uint64_t randomState[4];

static uint64_t rotateLeft(uint64_t x, int k) { return x << k | x >> (64 - k); }

static uint64_t nextRandomWord(void) {
  uint64_t *s = randomState;
  uint64_t result = rotateLeft(s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotateLeft(s[3], 45);
  return result;
}

static void seedRandomState(uint64_t seed) {
  for (int i = 0; i < 4; ++i) {
    seed += 0x9e3779b97f4a7c15u;
    uint64_t z = seed;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    randomState[i] = z ^ z >> 31;
  }
}

static void fillWithRandomBytes(void *buffer, size_t count) {
  uint8_t *bytes = buffer;
  while (count > 0) {
    uint64_t word = nextRandomWord();
    for (int i = 0; i < 8 && count > 0; ++i, --count) {
      *bytes++ = (uint8_t)word;
      word >>= 8;
    }
  }
}

void pw_session_begin(int64_t seconds, int64_t nanoseconds, uint64_t seed, bool allThreads) {
  epochSeconds = seconds;
  epochNanoseconds = nanoseconds;
  virtualNanoseconds = 0;
  blockedNanoseconds = 0;
  seedRandomState(seed);
  sessionThread = true;
  clocksOnAllThreads = allThreads;
}

void pw_session_end(void) {
  clocksOnAllThreads = false;
  sessionThread = false;
}

void pw_session_set_time(int64_t nanoseconds) {
  virtualNanoseconds = nanoseconds;
  blockedNanoseconds = 0;
}

int64_t pw_session_blocked_ns(void) { return sessionThread ? blockedNanoseconds : 0; }

bool pw_session_on_this_thread(void) { return sessionThread; }

static bool answersClocks(void) {
  return sessionThread || atomic_load_explicit(&clocksOnAllThreads, memory_order_acquire);
}

int64_t pw_host_monotonic_ns(void) {
  struct timespec now = {0, 0};
  rawSystemCall(SYS_clock_gettime, CLOCK_MONOTONIC, (long)&now, 0, 0, 0, 0);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

// MARK: - Clocks

static struct timespec timeAfter(int64_t seconds, int64_t nanoseconds) {
  int64_t elapsed = virtualNanoseconds + pw_session_blocked_ns();
  nanoseconds += elapsed % 1000000000;
  seconds += elapsed / 1000000000 + nanoseconds / 1000000000;
  return (struct timespec){.tv_sec = (time_t)seconds, .tv_nsec = nanoseconds % 1000000000};
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (answersClocks()) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_TAI:
      *time = timeAfter(epochSeconds, epochNanoseconds);
      return 0;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
      *time = timeAfter(PW_MONOTONIC_ORIGIN_NS / 1000000000, PW_MONOTONIC_ORIGIN_NS % 1000000000);
      return 0;
    default:
      break;
    }
  }
  return (int)systemCall(SYS_clock_gettime, clock, (long)time, 0, 0, 0, 0);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (answersClocks()) {
    struct timespec now = timeAfter(epochSeconds, epochNanoseconds);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
  }
  return (int)systemCall(SYS_gettimeofday, (long)time, (long)zone, 0, 0, 0, 0);
}

time_t time(time_t *result) {
  struct timespec now = {0, 0};
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) { *result = now.tv_sec; }
  return now.tv_sec;
}

// MARK: - Blocking sleeps

static void block(int64_t seconds, int64_t nanoseconds) {
  if (seconds < 0 || seconds > 1000000000) { seconds = seconds < 0 ? 0 : 1000000000; }
  blockedNanoseconds += seconds * 1000000000 + nanoseconds;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *request,
                    struct timespec *rest) {
  if (sessionThread && (clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC)) {
    struct timespec start = {0, 0};
    if (flags & TIMER_ABSTIME) { clock_gettime(clock, &start); }
    int64_t nanoseconds = request->tv_nsec - start.tv_nsec;
    int64_t seconds = request->tv_sec - start.tv_sec;
    if (seconds > 0 || (seconds == 0 && nanoseconds > 0)) { block(seconds, nanoseconds); }
    return 0;
  }
  return (int)-rawSystemCall(SYS_clock_nanosleep, clock, flags, (long)request, (long)rest, 0, 0);
}

int nanosleep(const struct timespec *request, struct timespec *rest) {
  if (sessionThread) {
    block(request->tv_sec, request->tv_nsec);
    return 0;
  }
  return (int)systemCall(SYS_nanosleep, (long)request, (long)rest, 0, 0, 0, 0);
}

int usleep(useconds_t microseconds) {
  struct timespec request = {microseconds / 1000000, microseconds % 1000000 * 1000};
  return nanosleep(&request, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec request = {seconds, 0};
  return nanosleep(&request, &request) == 0 ? 0 : (unsigned)request.tv_sec;
}

// MARK: - Random numbers

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  if (sessionThread) {
    fillWithRandomBytes(buffer, count);
    return (ssize_t)count;
  }
  return systemCall(SYS_getrandom, (long)buffer, (long)count, flags, 0, 0, 0);
}

int getentropy(void *buffer, size_t count) {
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  while (count > 0) {
    ssize_t got = getrandom(buffer, count, 0);
    if (got < 0 && errno != EINTR) { return -1; }
    if (got > 0) {
      buffer = (char *)buffer + got;
      count -= (size_t)got;
    }
  }
  return 0;
}

long syscall(long number, ...) {
  va_list arguments;
  va_start(arguments, number);
  long a = va_arg(arguments, long);
  long b = va_arg(arguments, long);
  long c = va_arg(arguments, long);
  long d = va_arg(arguments, long);
  long e = va_arg(arguments, long);
  long f = va_arg(arguments, long);
  va_end(arguments);
  if (number == SYS_getrandom && sessionThread) {
    return getrandom((void *)a, (size_t)b, (unsigned)c);
  }
  return systemCall(number, a, b, c, d, e, f);
}

static bool isRandomDevice(const char *path) {
  static const char stem[] = "/dev/";
  for (int i = 0; i < 5; ++i) {
    if (path[i] != stem[i]) { return false; }
  }
  const char *name = path + 5;
  if (name[0] == 'u') { ++name; }
  static const char rest[] = "random";
  for (int i = 0; i < 7; ++i) {
    if (name[i] != rest[i]) { return false; }
  }
  return true;
}

/// A file of seeded bytes in place of the random device, which `UUID()` opens for every value.
static int openSeededBytes(int flags) {
  uint8_t bytes[4096];
  long file =
    systemCall(SYS_memfd_create, (long)"random", (flags & O_CLOEXEC) ? 1 : 0, 0, 0, 0, 0);
  if (file < 0) { return -1; }
  fillWithRandomBytes(bytes, sizeof bytes);
  systemCall(SYS_write, file, (long)bytes, sizeof bytes, 0, 0, 0);
  systemCall(SYS_lseek, file, 0, 0, 0, 0, 0);
  return (int)file;
}

static int openFile(const char *path, int flags, unsigned mode) {
  if (sessionThread && path != NULL && isRandomDevice(path)) { return openSeededBytes(flags); }
  return (int)systemCall(SYS_openat, AT_FDCWD, (long)path, flags, mode, 0, 0);
}

static bool takesMode(int flags) {
  return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
}

int open(const char *path, int flags, ...) {
  unsigned mode = 0;
  if (takesMode(flags)) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, unsigned);
    va_end(arguments);
  }
  return openFile(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  unsigned mode = 0;
  if (takesMode(flags)) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, unsigned);
    va_end(arguments);
  }
  return openFile(path, flags, mode);
}

// MARK: - At the start of the process

/// The Swift runtime's seeds of hashing: two words, and whether they hold for every process.
extern struct {
  uint64_t seed0;
  uint64_t seed1;
  bool deterministic;
} _swift_stdlib_Hashing_parameters;

/// Defined in Swift: creates the executors of this process.
extern void pw_install_executors(void);

__attribute__((constructor, used)) static void prepareProcess(void) {
  // Nothing may depend on hash order; `PARTWAY_HASHING=random` lets tests look for what does.
  const char *hashing = getenv("PARTWAY_HASHING");
  if (hashing == NULL || hashing[0] != 'r') {
    _swift_stdlib_Hashing_parameters.seed0 = 0;
    _swift_stdlib_Hashing_parameters.seed1 = 0;
    _swift_stdlib_Hashing_parameters.deterministic = true;
  }
  pw_install_executors();
}
