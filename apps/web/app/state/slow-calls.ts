type Stop = () => void

/** Calls that take too long, each with a way to cancel it. */
export type SlowCalls = {
  readonly count: () => number
  readonly subscribe: (changed: () => void) => () => void
  /** Answers the function to call when the call is over. */
  readonly add: (stop: Stop) => () => void
  readonly stopAll: () => void
}

export function createSlowCalls(): SlowCalls {
  const calls = new Set<Stop>()
  const readers = new Set<() => void>()
  const tell = () => {
    for (const changed of readers) changed()
  }
  return {
    count: () => calls.size,
    subscribe: (changed) => {
      readers.add(changed)
      return () => readers.delete(changed)
    },
    add: (stop) => {
      calls.add(stop)
      tell()
      return () => {
        calls.delete(stop)
        tell()
      }
    },
    stopAll: () => {
      for (const stop of calls) stop()
    },
  }
}
