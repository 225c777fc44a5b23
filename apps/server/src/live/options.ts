/** How streams behave; durations in milliseconds, sizes in bytes. */
export type LiveOptions = {
  /** Frames of a match kept in memory for reconnecting clients. */
  readonly ring: number
  /** A match is flushed at most once in this time, however fast its log grows. */
  readonly coalesceMs: number
  readonly scoresEveryMs: number
  readonly heartbeatMs: number
  /** A reader that lets this much queue up is cut off. */
  readonly slowReaderBytes: number
  /**
   * How long a snapshot is answered without reading it again, and how often a cursor ahead of the log makes
   * us read it.
   */
  readonly recheckMs: number
  /** A match nobody watches is forgotten after this time. */
  readonly forgetMs: number
  readonly streamsInAll: number
  readonly streamsPerAddress: number
}

export const defaultLiveOptions: LiveOptions = {
  ring: 512,
  coalesceMs: 100,
  scoresEveryMs: 250,
  heartbeatMs: 15_000,
  slowReaderBytes: 65_536,
  recheckMs: 1000,
  forgetMs: 60_000,
  streamsInAll: 50_000,
  streamsPerAddress: 20_000,
}
