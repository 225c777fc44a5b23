import type { Socket } from 'node:net'

/** One fact of a match's log as the stream carries it. */
export type LiveEntry = { readonly seq: number; readonly json: string }

/** New entries of a match's log, published once they are committed. */
export type LiveNews = {
  /** Ascending and gapless, at least one. */
  readonly entries: readonly LiveEntry[]
  /** JSON `{ seq, card, board }` after the last entry. */
  readonly snapshot: string
  /** JSON of the match's card, for lists; null when lists do not show the match. */
  readonly card: string | null
}

/** The current state of a match: `json` is `{ seq, card, board }`. `isListed`: lists show the match. */
export type LiveSnapshot = {
  readonly seq: number
  readonly json: string
  readonly isListed: boolean
}

/** Where a stream continues: after a seq, from now on, or (`unknown`) after something that is not a seq. */
export type Cursor = number | 'now' | 'unknown'

/** A socket that wants a match's stream; `head` is written before the first frame. */
export type Follower = {
  readonly socket: Socket
  readonly matchId: string
  /** The organisation whose world the requested site shows; undefined means everything. */
  readonly scope?: string | undefined
  readonly cursor: Cursor
  readonly head: string
}

/** Distributes committed facts to the streams of their match. */
export type LiveHub = {
  /** News may arrive twice or out of order: the hub sorts it, and reads what is missing from the log. */
  readonly publish: (matchId: string, news: LiveNews) => void
  /** Another process has written up to `seq`: reads what is missing from the log. */
  readonly replayInput: (matchId: string, seq: number) => Promise<void>
  /** How many streams of this match are open on this process; without an id, of all matches. */
  readonly watchers: (matchId?: string) => number
  /** The matches whose streams are open on this process. */
  readonly followed: () => readonly string[]
  /** Calls back when a match's log has grown; answers the function to unsubscribe. */
  readonly onMove: (listener: (matchId: string, seq: number) => void) => () => void
  /** Streams a match's log to the socket; false, with nothing written, when its site shows no such match. */
  readonly attach: (follower: Follower) => Promise<boolean>
  /** Streams the cards of matches that change: of one world, or of all. */
  readonly attachScores: (socket: Socket, scope?: string) => void
  /** Undefined when the world, or the installation, has no such match. */
  readonly snapshot: (matchId: string, scope?: string) => Promise<LiveSnapshot | undefined>
  /** Ends every stream; browsers reconnect by themselves. */
  readonly close: () => void
}

/** What the hub reads the log and the matches from. */
export type LiveSources = {
  /** The entries after `after` and the log's last seq; undefined when there is no such match. */
  readonly entriesAfter: (
    matchId: string,
    after: number,
  ) => Promise<{ readonly seq: number; readonly entries: readonly LiveEntry[] } | undefined>
  readonly snapshot: (matchId: string) => Promise<LiveSnapshot | undefined>
  /** Whether a match belongs to an organisation's world. */
  readonly isIn: (scope: string, matchId: string) => Promise<boolean>
}
