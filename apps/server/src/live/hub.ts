import type { Socket } from 'node:net'
import { createBroadcast } from './broadcast.ts'
import type { Cursor, Follower, LiveHub, LiveNews, LiveSnapshot, LiveSources } from './live-hub.ts'
import { defaultLiveOptions, type LiveOptions } from './options.ts'
import { ShownMatches } from './shown-matches.ts'
import { Snapshots } from './snapshots.ts'
import { Topic, type TopicSources } from './topic.ts'
import { ScopedScores } from './scoped-scores.ts'

export type HubSettings = {
  readonly options?: Partial<LiveOptions>
  /** Called when a log could not be read for its followers. */
  readonly report?: (error: unknown) => void
}

/** The hub of one process. It is only a cache: everything it knows can be read from the log again. */
export function createHub(sources: LiveSources, settings: HubSettings = {}): LiveHub {
  return new Hub(sources, settings)
}

type MoveListener = (matchId: string, seq: number) => void

class Hub implements LiveHub {
  readonly #topics: Topics
  readonly #shown: ShownMatches
  readonly #scores: ScopedScores
  readonly #snapshots: Snapshots
  readonly #listeners = new Set<MoveListener>()
  readonly #heart: NodeJS.Timeout

  constructor(sources: LiveSources, settings: HubSettings) {
    const options = { ...defaultLiveOptions, ...settings.options }
    const report = settings.report ?? (() => undefined)
    const broadcast = createBroadcast(options.slowReaderBytes)
    this.#topics = new Topics({ entriesAfter: sources.entriesAfter, broadcast, options, report })
    this.#shown = new ShownMatches(sources.isIn)
    this.#scores = new ScopedScores({
      broadcast,
      everyMs: options.scoresEveryMs,
      shown: this.#shown,
      report,
    })
    this.#snapshots = new Snapshots(sources.snapshot, options.recheckMs)
    this.#heart = setInterval(() => this.#beat(), options.heartbeatMs).unref()
  }

  publish(matchId: string, { entries, snapshot, card }: LiveNews): void {
    const seq = entries.at(-1)?.seq ?? 0
    this.#topics.find(matchId)?.take(entries)
    this.#snapshots.take(matchId, { seq, json: snapshot, isListed: card !== null })
    if (card !== null) this.#scores.take(matchId, card)
    this.#moved(matchId, seq)
  }

  async replayInput(matchId: string, seq: number): Promise<void> {
    this.#topics.find(matchId)?.hear(seq)
    this.#moved(matchId, seq)
    const snapshot = await this.#snapshots.readAgain(matchId)
    if (snapshot?.isListed) this.#scores.take(matchId, cardIn(snapshot.json))
  }

  watchers(matchId?: string): number {
    if (matchId === undefined) return this.#topics.watchers() + this.#scores.watchers
    return this.#topics.find(matchId)?.watchers ?? 0
  }

  followed(): readonly string[] {
    return this.#topics.followed()
  }

  onMove(listener: MoveListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async attach({ socket, matchId, scope, cursor, head }: Follower): Promise<boolean> {
    if (scope !== undefined && !(await this.#shown.has(scope, matchId))) return false
    return this.#topics.attach(matchId, cursor, (topic) => {
      // The head, the watchers and the missed frames leave as one write, which is most of the cost when a
      // crowd reconnects.
      socket.cork()
      socket.write(head)
      topic.attach(socket, cursor)
      socket.uncork()
    })
  }

  attachScores(socket: Socket, scope?: string): void {
    this.#scores.attach(socket, scope)
  }

  async snapshot(matchId: string, scope?: string): Promise<LiveSnapshot | undefined> {
    if (scope !== undefined && !(await this.#shown.has(scope, matchId))) return undefined
    return this.#snapshots.of(matchId)
  }

  close(): void {
    clearInterval(this.#heart)
    this.#topics.close()
    this.#scores.close()
  }

  #beat(): void {
    this.#topics.beat()
    this.#scores.beat()
  }

  #moved(matchId: string, seq: number): void {
    for (const listener of this.#listeners) listener(matchId, seq)
  }
}

/** Extracts the card from a snapshot `{ seq, card, board }`. */
function cardIn(json: string): string {
  const snapshot: unknown = JSON.parse(json)
  const card =
    typeof snapshot === 'object' && snapshot !== null && 'card' in snapshot && snapshot.card
  return JSON.stringify(card)
}

/** The matches that are watched, or were a minute ago. */
class Topics {
  readonly #sources: TopicSources
  readonly #topics = new Map<string, Topic>()

  constructor(sources: TopicSources) {
    this.#sources = sources
  }

  find(matchId: string): Topic | undefined {
    return this.#topics.get(matchId)
  }

  /** Calls `join` synchronously once the topic is ready, so that no frame is lost in between. */
  async attach(matchId: string, cursor: Cursor, join: (topic: Topic) => void): Promise<boolean> {
    const topic = this.#topics.get(matchId) ?? new Topic(matchId, this.#sources)
    this.#topics.set(matchId, topic)
    const found = await topic.prepare(cursor)
    if (found) join(topic)
    else this.#topics.delete(matchId)
    return found
  }

  followed(): readonly string[] {
    return [...this.#topics].flatMap(([id, topic]) => (topic.watchers > 0 ? [id] : []))
  }

  watchers(): number {
    return [...this.#topics.values()].reduce((sum, topic) => sum + topic.watchers, 0)
  }

  beat(): void {
    const now = performance.now()
    for (const [matchId, topic] of this.#topics) {
      topic.beat()
      if (topic.idleFor(now) > this.#sources.options.forgetMs) this.#topics.delete(matchId)
    }
  }

  close(): void {
    for (const topic of this.#topics.values()) topic.close()
    this.#topics.clear()
  }
}
