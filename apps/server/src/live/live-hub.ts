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

/** Where committed facts are told, and read by whoever watches. */
export type LiveHub = {
  /** News may come twice or out of turn: the hub orders it, and asks the log for what is missing. */
  readonly publish: (matchId: string, news: LiveNews) => void
  /** How many streams of this match are open on this process; of all matches without an id. */
  readonly watchers: (matchId?: string) => number
  /** Calls back when a match's log has moved; answers the function that ends that. */
  readonly onMove: (listener: (matchId: string, seq: number) => void) => () => void
}

/** What the hub asks the log of facts for. */
export type LiveSources = {
  /** The entries after `after` and the log's last seq; undefined when there is no such match. */
  readonly entriesAfter: (
    matchId: string,
    after: number,
  ) => Promise<{ readonly seq: number; readonly entries: readonly LiveEntry[] } | undefined>
  /** JSON `{ seq, card, board }`; undefined when there is no such match. */
  readonly snapshot: (
    matchId: string,
  ) => Promise<{ readonly seq: number; readonly json: string } | undefined>
}
