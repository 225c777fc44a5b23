import { emptyLog, step } from './live-log.ts'
import type { LiveCommand, LiveEvent, Numbered } from './live-log.ts'

type ConnectionOptions<E extends Numbered> = {
  readonly matchId: string
  /** One frame of the stream; undefined when it makes no sense, which counts as a gap. */
  readonly readEntry: (seq: number, text: string) => E | undefined
  readonly fetchLog: (after: number) => Promise<readonly E[]>
  readonly onEntries: (entries: readonly E[]) => void
  readonly onWatchers: (watchers: number) => void
}

/** Keeps a match's log coming while somebody looks. Answers the function that stops it. */
export function follow<E extends Numbered>(options: ConnectionOptions<E>): () => void {
  let log = emptyLog<E>()
  let source: EventSource | undefined
  let polling: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const happen = (event: LiveEvent<E>) => {
    if (stopped) return
    const next = step(log, event)
    log = next.log
    next.commands.forEach(obey)
  }

  const disconnect = () => {
    source?.close()
    source = undefined
    clearTimeout(polling)
  }

  const connect = (after: number) => {
    disconnect()
    const stream = new EventSource(`/live/${options.matchId}?after=${after}`)
    source = stream
    stream.addEventListener('open', () => happen({ type: 'opened' }))
    stream.addEventListener('error', () =>
      happen({ type: 'failed', closed: stream.readyState === EventSource.CLOSED }),
    )
    stream.addEventListener('message', (message: MessageEvent<string>) => {
      const seq = Number(message.lastEventId)
      const entry = options.readEntry(seq, message.data)
      if (entry !== undefined) happen({ type: 'arrived', entry })
    })
    stream.addEventListener('watchers', (message: MessageEvent<string>) => {
      const watchers = Number(message.data)
      if (Number.isInteger(watchers)) options.onWatchers(watchers)
    })
  }

  const ask = async (after: number) => {
    try {
      happen({ type: 'log-answered', entries: await options.fetchLog(after) })
    } catch {
      happen({ type: 'log-failed' })
    }
  }

  const poll = async () => {
    const seq = await snapshotSeq(options.matchId)
    happen(seq === undefined ? { type: 'polled' } : { type: 'polled', seq })
  }

  const obey = (command: LiveCommand<E>) => {
    switch (command.type) {
      case 'fold':
        return options.onEntries(command.entries)
      case 'ask-log':
        return void setTimeout(() => void ask(command.after), command.inMs)
      case 'connect':
        return connect(command.after)
      case 'disconnect':
        return disconnect()
      case 'poll':
        polling = setTimeout(() => void poll(), command.inMs)
    }
  }

  const look = () => happen({ type: document.hidden ? 'hidden' : 'shown' })
  document.addEventListener('visibilitychange', look)
  happen({ type: 'started' })
  if (document.hidden) look()

  return () => {
    stopped = true
    disconnect()
    document.removeEventListener('visibilitychange', look)
  }
}

/** Asked with the entity tag of the last answer, which the browser keeps. */
async function snapshotSeq(matchId: string): Promise<number | undefined> {
  try {
    const response = await fetch(`/live/${matchId}.json`, { cache: 'no-cache' })
    if (!response.ok) return undefined
    const snapshot: unknown = await response.json()
    return seqOf(snapshot)
  } catch {
    return undefined
  }
}

function seqOf(snapshot: unknown): number | undefined {
  return typeof snapshot === 'object' &&
    snapshot !== null &&
    'seq' in snapshot &&
    typeof snapshot.seq === 'number'
    ? snapshot.seq
    : undefined
}
