import type { Socket } from 'node:net'

/** One fact of a match's log as the stream carries it: its place in the log and its JSON. */
export type LiveEntry = { readonly seq: number; readonly json: string }

/** What a match's log has grown by, told once it is committed. */
export type LiveNews = {
  /** Ascending and gapless, at least one. */
  readonly entries: readonly LiveEntry[]
  /** JSON `{ seq, card, board }` as it stands after the last entry. */
  readonly snapshot: string
  /** JSON of the match's card, for lists. */
  readonly card: string
}

/** A match as it stands: `json` is `{ seq, card, board }`. */
export type LiveSnapshot = { readonly seq: number; readonly json: string }

/** Where a stream carries on: after a seq, from now on, or after something that is no seq at all. */
export type Cursor = number | 'now' | 'unknown'

/** Who wants a match's stream; `head` is written before the first frame. */
export type Follower = {
  readonly socket: Socket
  readonly matchId: string
  readonly cursor: Cursor
  readonly head: string
}

/** Where committed facts are told, and read by whoever watches. */
export type LiveHub = {
  /** News may come twice or out of turn: the hub orders it, and asks the log for what is missing. */
  readonly publish: (matchId: string, news: LiveNews) => void
  /** Another process has written up to `seq`: what is missing is read from the log. */
  readonly catchUp: (matchId: string, seq: number) => Promise<void>
  /** How many streams of this match are open on this process; of everything without an id. */
  readonly watchers: (matchId?: string) => number
  /** Calls back when a match's log has moved; answers the function that ends that. */
  readonly onMove: (listener: (matchId: string, seq: number) => void) => () => void
  /** Streams a match's log to the socket; false (and nothing written) when there is no such match. */
  readonly attach: (follower: Follower) => Promise<boolean>
  /** Streams the cards of all matches that move. */
  readonly attachScores: (socket: Socket) => void
  readonly snapshot: (matchId: string) => Promise<LiveSnapshot | undefined>
  /** Ends every stream: browsers come back by themselves, to whoever answers then. */
  readonly close: () => void
}

/** What the hub asks the log of facts for. */
export type LiveSources = {
  /** The entries after `after` and the log's last seq; undefined when there is no such match. */
  readonly entriesAfter: (
    matchId: string,
    after: number,
  ) => Promise<{ readonly seq: number; readonly entries: readonly LiveEntry[] } | undefined>
  readonly snapshot: (matchId: string) => Promise<LiveSnapshot | undefined>
}
