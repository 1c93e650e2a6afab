// The part of virtual time below Swift: answers the process's clock and random calls while a
// session runs.
//
// The objects of this target define `clock_gettime`, `gettimeofday`, `time`, `syscall` (for
// `SYS_getrandom`), `getrandom`, `getentropy`, `open` (for /dev/urandom), the blocking sleeps and
// the functions of <math.h>. Definitions in the executable take precedence over those of every
// shared library, so they reach Foundation, Dispatch and the Swift runtime. Without a session they
// do what the system's own do.

#ifndef PARTWAY_CVIRTUALTIME_H
#define PARTWAY_CVIRTUALTIME_H

#include <stdbool.h>
#include <stdint.h>

/// Reading of the monotonic clocks at virtual time 0, in nanoseconds.
#define PW_MONOTONIC_ORIGIN_NS 1000000000000LL

/// Starts answering on the calling thread, and for clocks on every thread where `allThreads` is
/// true.
///
/// - Parameters:
///   - epochSeconds, epochNanoseconds: The calendar clock at virtual time 0, since 1970.
///   - seed: Seed of every random number drawn on the calling thread.
void pw_session_begin(int64_t epochSeconds, int64_t epochNanoseconds, uint64_t seed,
                      bool allThreads);

/// Stops answering; called on the thread that began.
void pw_session_end(void);

/// Sets the virtual time, in nanoseconds, at the start of a turn.
void pw_session_set_time(int64_t nanoseconds);

/// Nanoseconds for which the running turn has blocked the calling thread in `sleep`, `usleep` or
/// `nanosleep`.
///
/// In a session these return at once. Until the turn ends the clocks read as much later, and what
/// the turn schedules is counted from there: a block that sleeps and then reports back does so when
/// it should. 0 on other threads.
int64_t pw_session_blocked_ns(void);

/// Whether a session runs and was begun on the calling thread.
bool pw_session_on_this_thread(void);

/// The host's monotonic clock in nanoseconds, whether or not a session runs.
int64_t pw_host_monotonic_ns(void);

#endif
