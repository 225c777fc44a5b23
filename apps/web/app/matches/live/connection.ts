import { emptyLog, step } from './live-log.ts'
import type { LiveCommand, LiveEvent, LiveLog, Numbered } from './live-log.ts'
import { openStream, snapshotSeq } from './stream.ts'

type ConnectionOptions<E extends Numbered> = {
  /** `/live/{matchId}` */
  readonly address: string
  /** The seq that the page shows. */
  readonly page: number
  /**
   * Parses a frame of the stream. Undefined when it is invalid: that leaves a gap, which is fetched from
   * the log.
   */
  readonly readEntry: (seq: number, text: string) => E | undefined
  readonly fetchLog: (after: number) => Promise<readonly E[]>
  readonly onEntries: (entries: readonly E[]) => void
  readonly onWatchers: (watchers: number) => void
}

/** Keeps a match's log up to date while the page is visible. All decisions are made by `step`. */
export class Connection<E extends Numbered> {
  readonly #options: ConnectionOptions<E>
  #log: LiveLog<E>
  #close: () => void = () => undefined
  #polling: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(options: ConnectionOptions<E>) {
    this.#options = options
    this.#log = emptyLog<E>(options.page)
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#look)
    this.#happen({ type: 'started' })
    if (document.hidden) this.#look()
  }

  stop(): void {
    this.#stopped = true
    this.#disconnect()
    document.removeEventListener('visibilitychange', this.#look)
  }

  readonly #look = () => this.#happen({ type: document.hidden ? 'hidden' : 'shown' })

  #happen(event: LiveEvent<E>): void {
    if (this.#stopped) return
    const { log, commands } = step(this.#log, event)
    this.#log = log
    for (const command of commands) this.#obey(command)
  }

  #obey(command: LiveCommand<E>): void {
    switch (command.type) {
      case 'fold':
        return this.#options.onEntries(command.entries)
      case 'ask-log':
        setTimeout(() => void this.#ask(command.after), command.inMs)
        return
      case 'connect':
        return this.#connect(command.after)
      case 'disconnect':
        return this.#disconnect()
      case 'poll':
        this.#polling = setTimeout(() => void this.#poll(), command.inMs)
    }
  }

  #connect(after: number): void {
    this.#disconnect()
    this.#close = openStream(this.#options.address, after, {
      onOpen: () => this.#happen({ type: 'opened' }),
      onFail: (closed) => this.#happen({ type: 'failed', closed }),
      onFrame: (seq, text) => {
        const entry = this.#options.readEntry(seq, text)
        if (entry !== undefined) this.#happen({ type: 'arrived', entry })
      },
      onWatchers: this.#options.onWatchers,
    })
  }

  #disconnect(): void {
    this.#close()
    clearTimeout(this.#polling)
  }

  async #ask(after: number): Promise<void> {
    try {
      const entries = await this.#options.fetchLog(after)
      this.#happen({ type: 'log-answered', entries })
    } catch {
      this.#happen({ type: 'log-failed' })
    }
  }

  async #poll(): Promise<void> {
    const seq = await snapshotSeq(this.#options.address)
    this.#happen(seq === undefined ? { type: 'polled' } : { type: 'polled', seq })
  }
}
