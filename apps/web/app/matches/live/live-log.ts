/** What of a match's log has arrived in this browser, and what to do about what has not. Pure: the
 * connection is told in commands and answers in events. */
export type Numbered = { readonly seq: number }

export type Link = 'starting' | 'connecting' | 'open' | 'polling' | 'hidden'

export type LiveLog<E extends Numbered> = {
  /** Every entry up to this one has been handed on, in order and once. */
  readonly seq: number
  /** What the page showed when the server wrote it. Nothing up to here is news. */
  readonly page: number
  /** Entries that came before their turn, ascending. */
  readonly ahead: readonly E[]
  readonly link: Link
  /** Attempts to connect that failed in a row. */
  readonly failures: number
  /** Snapshots asked for since the stream was given up. */
  readonly polls: number
  /** The log has been asked for and has not answered. */
  readonly asking: boolean
}

export type LiveEvent<E extends Numbered> =
  | { readonly type: 'started' }
  | { readonly type: 'shown' }
  | { readonly type: 'hidden' }
  | { readonly type: 'opened' }
  /** `closed`: the browser will not try again by itself. */
  | { readonly type: 'failed'; readonly closed: boolean }
  | { readonly type: 'arrived'; readonly entry: E }
  | { readonly type: 'log-answered'; readonly entries: readonly E[] }
  | { readonly type: 'log-failed' }
  /** A snapshot stood at `seq`; without it the snapshot could not be had. */
  | { readonly type: 'polled'; readonly seq?: number }

export type LiveCommand<E extends Numbered> =
  | { readonly type: 'fold'; readonly entries: readonly E[] }
  | { readonly type: 'ask-log'; readonly after: number; readonly inMs: number }
  | { readonly type: 'connect'; readonly after: number }
  | { readonly type: 'disconnect' }
  | { readonly type: 'poll'; readonly inMs: number }

export type Step<E extends Numbered> = {
  readonly log: LiveLog<E>
  readonly commands: readonly LiveCommand<E>[]
}

const pollEvery = 2000
const failuresBeforePolling = 2
const pollsBeforeTryingTheStream = 15

/** A page that shows the match up to entry `page` and has nothing of its log yet. The log is asked for
 * when the first news comes: until then there is nothing to fold. */
export function emptyLog<E extends Numbered>(page: number): LiveLog<E> {
  return { seq: 0, page, ahead: [], link: 'starting', failures: 0, polls: 0, asking: false }
}

/** The log after an event, and what the connection has to do now. */
export function step<E extends Numbered>(log: LiveLog<E>, event: LiveEvent<E>): Step<E> {
  switch (event.type) {
    case 'started':
      return connect({ ...log, link: 'connecting' })
    case 'shown':
      return shown(log)
    case 'hidden':
      return { log: { ...log, link: 'hidden' }, commands: [{ type: 'disconnect' }] }
    case 'opened':
      return { log: { ...log, link: 'open', failures: 0, polls: 0 }, commands: [] }
    case 'failed':
      return failed(log, event.closed)
    case 'arrived':
      return arrived(log, event.entry)
    case 'log-answered':
      return answered(log, event.entries)
    case 'log-failed':
      return ask({ ...log, asking: false }, pollEvery)
    case 'polled':
      return polled(log, event.seq)
  }
}

function ask<E extends Numbered>(log: LiveLog<E>, inMs: number): Step<E> {
  if (log.asking || log.link === 'hidden') return { log, commands: [] }
  return {
    log: { ...log, asking: true },
    commands: [{ type: 'ask-log', after: log.seq, inMs }],
  }
}

function shown<E extends Numbered>(log: LiveLog<E>): Step<E> {
  if (log.link !== 'hidden') return { log, commands: [] }
  return connect({ ...log, link: 'connecting', failures: 0, polls: 0 })
}

function connect<E extends Numbered>(log: LiveLog<E>): Step<E> {
  return { log, commands: [{ type: 'connect', after: shownTo(log) }] }
}

/** The last entry that the reader can see. */
const shownTo = ({ seq, page }: LiveLog<Numbered>) => Math.max(seq, page)

function failed<E extends Numbered>(log: LiveLog<E>, closed: boolean): Step<E> {
  if (log.link !== 'open' && log.link !== 'connecting') return { log, commands: [] }
  const failures = log.failures + (closed ? failuresBeforePolling : 1)
  if (failures < failuresBeforePolling) {
    return { log: { ...log, link: 'connecting', failures }, commands: [] }
  }
  return {
    log: { ...log, link: 'polling', failures, polls: 0 },
    commands: [{ type: 'disconnect' }, { type: 'poll', inMs: pollEvery }],
  }
}

function arrived<E extends Numbered>(log: LiveLog<E>, entry: E): Step<E> {
  const taken = take(log, [entry])
  return taken.log.ahead.length === 0 ? taken : both(taken, ask(taken.log, 0))
}

function answered<E extends Numbered>(log: LiveLog<E>, entries: readonly E[]): Step<E> {
  const taken = take({ ...log, asking: false }, entries)
  return taken.log.ahead.length === 0 ? taken : both(taken, ask(taken.log, pollEvery))
}

function polled<E extends Numbered>(log: LiveLog<E>, seq: number | undefined): Step<E> {
  if (log.link !== 'polling') return { log, commands: [] }
  const polls = log.polls + 1
  const behind = seq !== undefined && seq > shownTo(log)
  const caught = behind ? ask({ ...log, polls }, 0) : { log: { ...log, polls }, commands: [] }
  if (polls < pollsBeforeTryingTheStream) {
    return { ...caught, commands: [...caught.commands, { type: 'poll', inMs: pollEvery }] }
  }
  return both(caught, connect({ ...caught.log, link: 'connecting', failures: 1 }))
}

/** Hands on what is next in turn, keeps what came early, drops what is known. */
function take<E extends Numbered>(log: LiveLog<E>, came: readonly E[]): Step<E> {
  const waiting = [...log.ahead, ...came].toSorted((a, b) => a.seq - b.seq)
  const next: E[] = []
  const ahead: E[] = []
  let seq = log.seq
  for (const entry of waiting) {
    if (entry.seq === seq + 1) {
      next.push(entry)
      seq = entry.seq
    } else if (entry.seq > seq && ahead.at(-1)?.seq !== entry.seq) {
      ahead.push(entry)
    }
  }
  return {
    log: { ...log, seq, ahead },
    commands: next.length === 0 ? [] : [{ type: 'fold', entries: next }],
  }
}

function both<E extends Numbered>(first: Step<E>, then: Step<E>): Step<E> {
  return { log: then.log, commands: [...first.commands, ...then.commands] }
}
