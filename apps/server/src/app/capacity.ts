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
const RESERVED_FILES = 64
const RESERVED_SHARE = 0.05
const STREAMS_SHARE = 0.8
/** A household has so many however small the server is. */
const FEWEST_PER_ADDRESS = 8

/**
 * Divides the allowed open files: streams leave some for calls, and all leave some for the database. One
 * address may hold `share` of the connections and of the streams, from 0 to 1.
 */
export function capacityFor(files: number, share: number): Capacity {
  const connections = Math.max(16, Math.floor(files * (1 - RESERVED_SHARE)) - RESERVED_FILES)
  const { streamsInAll } = defaultLiveOptions
  const streams = Math.min(streamsInAll, Math.floor(connections * STREAMS_SHARE))
  const ofOne = (all: number) =>
    Math.min(all, Math.max(FEWEST_PER_ADDRESS, Math.floor(all * share)))
  return {
    connections,
    connectionsPerAddress: ofOne(connections),
    streams,
    streamsPerAddress: ofOne(streams),
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
