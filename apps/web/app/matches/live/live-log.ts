/**
 * The state of a match's log in the browser, and the commands for its connection. Pure: the connection
 * reports events and carries out commands.
 */
export type Numbered = { readonly seq: number }

export type Link = 'starting' | 'connecting' | 'open' | 'polling' | 'hidden'

export type LiveLog<E extends Numbered> = {
  /** Every entry up to this one was passed on, once and in order. */
  readonly seq: number
  /** The seq of the server-rendered page; entries up to it are not news. */
  readonly page: number
  /** Entries that arrived early, ascending. */
  readonly ahead: readonly E[]
  readonly link: Link
  /** Consecutive failed attempts to connect. */
  readonly failures: number
  /** How many snapshots were requested since streaming was given up. */
  readonly polls: number
  /** The log was requested and has not been answered. */
  readonly asking: boolean
}

export type LiveEvent<E extends Numbered> =
  | { readonly type: 'started' }
  | { readonly type: 'shown' }
  | { readonly type: 'hidden' }
  | { readonly type: 'opened' }
  /** `closed`: the browser will not reconnect by itself. */
  | { readonly type: 'failed'; readonly closed: boolean }
  | { readonly type: 'arrived'; readonly entry: E }
  | { readonly type: 'log-answered'; readonly entries: readonly E[] }
  | { readonly type: 'log-failed' }
  /** A snapshot's seq; undefined when the request failed. */
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

/**
 * The log of a page that shows entry `page`. Earlier entries are fetched only when news arrives, since
 * there is nothing to fold before.
 */
export function emptyLog<E extends Numbered>(page: number): LiveLog<E> {
  return { seq: 0, page, ahead: [], link: 'starting', failures: 0, polls: 0, asking: false }
}

/** The log after an event, and the commands for the connection. */
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

/** The last entry that the page shows. */
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

/** Passes on entries that are next in order, keeps early ones, and drops known ones. */
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
