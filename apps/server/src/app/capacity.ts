import { readFileSync } from 'node:fs'
import { defaultLiveOptions } from '#live/options.ts'

/** How many connections and streams may be open at once, in total and per address. */
export type Capacity = {
  readonly connections: number
  readonly connectionsPerAddress: number
  readonly streams: number
  readonly streamsPerAddress: number
}

/** Reserved for the database, files being read, and other uses. */
const KEPT_FILES = 64
const KEPT_SHARE = 0.05
const STREAMS_SHARE = 0.8
const ONE_ADDRESS_STREAMS_SHARE = 0.5
const ONE_ADDRESS_SHARE = 0.8

/**
 * Divides the allowed open files: streams leave some for calls, one address leaves some for others, and all
 * leave some for the database.
 */
export function capacityFor(files: number): Capacity {
  const connections = Math.max(16, Math.floor(files * (1 - KEPT_SHARE)) - KEPT_FILES)
  const share = (of: number) => Math.floor(connections * of)
  const { streamsInAll, streamsPerAddress } = defaultLiveOptions
  return {
    connections,
    connectionsPerAddress: share(ONE_ADDRESS_SHARE),
    streams: Math.min(streamsInAll, share(STREAMS_SHARE)),
    streamsPerAddress: Math.min(streamsPerAddress, share(ONE_ADDRESS_STREAMS_SHARE)),
  }
}

/** The process's limit of open files, which Node raises at its start; Infinity when it cannot be read. */
export function mostOpenFiles(): number {
  try {
    const [, most] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(most ?? Infinity)
  } catch {
    return Infinity
  }
}
