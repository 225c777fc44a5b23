import type { Socket } from 'node:net'
import type { Broadcast } from './broadcast.ts'
import { History } from './history.ts'
import type { Cursor, LiveEntry, LiveSources } from './live-hub.ts'
import type { LiveOptions } from './options.ts'

const CATCH_UP_CHARACTERS = 32_768
const CATCH_UP_MS = 30_000

export type TopicSources = {
  readonly entriesAfter: LiveSources['entriesAfter']
  readonly broadcast: Broadcast
  readonly options: LiveOptions
  readonly report: (error: unknown) => void
}

/** The stream of one match: its history, its followers, and how far they have been told. */
export class Topic {
  readonly #matchId: string
  readonly #sources: TopicSources
  readonly #followers = new Set<Socket>()
  readonly #catchingUp = new Set<Socket>()
  readonly #history = new History()
  #loaded = false
  #loading: Promise<boolean> | undefined
  #checkedAt = -Infinity
  /** Every follower has received everything up to this seq. */
  #sent = 0
  /** The log is known to reach at least this seq. */
  #heard = 0
  #flushedAt = -Infinity
  #flush: NodeJS.Timeout | undefined
  #watchersTold = -1
  #idleSince = performance.now()

  constructor(matchId: string, sources: TopicSources) {
    this.#matchId = matchId
    this.#sources = sources
  }

  get watchers(): number {
    return this.#followers.size + this.#catchingUp.size
  }

  get seq(): number {
    return this.#history.last
  }

  idleFor(now: number): number {
    return this.watchers > 0 || this.#loading ? 0 : now - this.#idleSince
  }

  /** Takes new entries. Known ones are ignored; when some are missing the log is read. */
  take(entries: readonly LiveEntry[]): void {
    this.#heard = Math.max(this.#heard, entries.at(-1)?.seq ?? 0)
    if (!this.#loaded) return
    if (this.#history.append(entries)) this.#flushSoon()
    else this.#refill()
  }

  /** Another process has written up to `seq`. */
  hear(seq: number): void {
    this.#heard = Math.max(this.#heard, seq)
    if (this.#loaded && this.#heard > this.#history.last) this.#refill()
  }

  /** Whether there is such a match; afterwards the history covers everything after `cursor`. */
  async prepare(cursor: Cursor): Promise<boolean> {
    if (!this.#loaded) return this.#load(0)
    if (typeof cursor !== 'number' || this.#history.covers(cursor)) return true
    if (cursor < this.#history.last) return this.#reachBack(cursor)
    if (performance.now() - this.#checkedAt < this.#sources.options.recheckMs) return true
    return this.#load(this.#history.last)
  }

  /**
   * After `prepare`: writes what the socket has missed, then adds it to the followers. A cursor beyond the
   * log is reset to its end.
   */
  attach(socket: Socket, cursor: Cursor): void {
    if (socket.destroyed) return
    const known = typeof cursor === 'number' && this.#history.covers(cursor)
    const from = known ? cursor : this.#history.last
    if (!known && cursor !== 'now') socket.write(`event: resync\nid: ${from}\ndata: ${from}\n\n`)
    socket.on('close', this.#leave)
    this.#catchingUp.add(socket)
    this.#tellWatchers(socket)
    socket.setTimeout(CATCH_UP_MS, hangUp)
    this.#replayInput(socket, from)
  }

  /** Keeps idle connections alive, and tells the number of watchers when it has changed. */
  beat(): void {
    this.#flushNow()
    if (!this.#loading) this.#history.trim(this.#sources.options.ring)
    const changed = this.#watchersTold !== this.watchers
    this.#watchersTold = this.watchers
    this.#sources.broadcast(this.#followers, changed ? watchersFrame(this.watchers) : ':\n\n')
  }

  close(): void {
    clearTimeout(this.#flush)
    for (const socket of [...this.#followers, ...this.#catchingUp]) socket.end()
  }

  readonly #leave = this.#leaver()

  /** One listener shared by all sockets: a closure per socket would cost memory ten thousand times. */
  #leaver() {
    const gone = (socket: Socket) => {
      this.#followers.delete(socket)
      this.#catchingUp.delete(socket)
      this.#idleSince = performance.now()
    }
    return function leave(this: Socket) {
      gone(this)
    }
  }

  #tellWatchers(socket: Socket): void {
    socket.write(watchersFrame(this.watchers))
  }

  #replayInput(socket: Socket, from: number): void {
    if (socket.destroyed) return
    if (from > this.#sent) this.#flushNow()
    if (from === this.#sent) return this.#follow(socket)
    const missed = this.#history.after(from, CATCH_UP_CHARACTERS)
    const drained = socket.write(missed.text)
    if (drained) this.#replayInput(socket, missed.last)
    else socket.once('drain', () => this.#catchUpAgain(socket, missed.last))
  }

  /** While the socket was slow the history may have been trimmed past it; then the socket starts over. */
  #catchUpAgain(socket: Socket, from: number): void {
    if (this.#history.covers(from)) this.#replayInput(socket, from)
    else socket.end()
  }

  #follow(socket: Socket): void {
    socket.setTimeout(0)
    socket.off('timeout', hangUp)
    this.#catchingUp.delete(socket)
    this.#followers.add(socket)
  }

  #flushSoon(): void {
    if (this.#flush !== undefined || this.#sent === this.#history.last) return
    const wait = this.#flushedAt + this.#sources.options.coalesceMs - performance.now()
    if (wait <= 0) this.#flushNow()
    else this.#flush = setTimeout(() => this.#flushNow(), wait)
  }

  /** Writes everything new to all followers as one buffer. */
  #flushNow(): void {
    clearTimeout(this.#flush)
    this.#flush = undefined
    if (this.#sent === this.#history.last) return
    const { text, last } = this.#history.after(this.#sent, Infinity)
    this.#sent = last
    this.#flushedAt = performance.now()
    this.#sources.broadcast(this.#followers, text)
  }

  /** Reads the whole log again, unless a read under way already reaches back far enough. */
  async #reachBack(cursor: number): Promise<boolean> {
    await this.#loading
    return this.#history.covers(cursor) || this.#load(0)
  }

  #refill(): void {
    this.#load(this.#history.last).catch(this.#sources.report)
  }

  /** One read of the log at a time, however many need it. */
  #load(after: number): Promise<boolean> {
    this.#loading ??= this.#read(after).finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #read(after: number): Promise<boolean> {
    const heardBefore = this.#heard
    const log = await this.#sources.entriesAfter(this.#matchId, after)
    if (log === undefined) return false
    this.#checkedAt = performance.now()
    this.#heard = Math.max(this.#heard, log.seq)
    this.#history.prepend(log.entries)
    this.#history.append(log.entries)
    if (!this.#loaded) this.#sent = this.#history.last
    this.#loaded = true
    this.#flushSoon()
    const { last } = this.#history
    const hopeful = last > after || this.#heard > heardBefore
    return this.#heard > last && hopeful ? this.#read(last) : true
  }
}

const watchersFrame = (watchers: number) => `event: watchers\ndata: ${watchers}\n\n`

function hangUp(this: Socket) {
  this.destroy()
}
