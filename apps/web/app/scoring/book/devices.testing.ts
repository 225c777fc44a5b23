import type { BallBowled } from '@pavilion/cricket/facts.ts'
import { ball } from '../scoring.testing.ts'
import { Scorebook } from './scorebook.ts'
import { memoryStore } from './scorebook.testing.ts'
import type { Link, Network } from './scorebook.testing.ts'
import type { ScoreServer } from './server.ts'
import type { ScoreStore } from './store.ts'

/** Of what a killed page was waiting for. */
const never = new Promise<never>(() => undefined)

/** From the opening of a page to its end, which may come within a write: before it is on the disk, or just after. */
class Life {
  isOver = false
  ends: 'before' | 'after' | null = null
  readonly #over = Promise.withResolvers<void>()

  end(): Promise<never> {
    this.isOver = true
    this.#over.resolve()
    return never
  }

  /** Resolves when the act has, or the page is gone. */
  async through(act: Promise<unknown>): Promise<void> {
    await Promise.race([act, this.#over.promise])
  }

  write =
    <Args extends unknown[]>(act: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      if (this.isOver) return never
      if (this.ends === 'before') return this.end()
      await act(...args)
      return this.ends === 'after' ? this.end() : undefined
    }

  ask =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (this.isOver) return never
      const told = await call(...args)
      return this.isOver ? never : told
    }
}

const storeOf = (store: ScoreStore, life: Life): ScoreStore => ({
  read: life.ask(store.read),
  write: life.write(store.write),
  append: life.write(store.append),
  acknowledge: life.write(store.acknowledge),
  mark: life.write(store.mark),
  setAside: life.write(store.setAside),
})

const serverOf = (server: ScoreServer, life: Life): ScoreServer => ({
  device: server.device,
  show: life.ask(server.show),
  record: life.ask(server.record),
  claim: life.ask(server.claim),
  grant: life.ask(server.grant),
})

/** A device whose page is killed at any moment, and whose network fails on its own. */
export class Device {
  readonly link: Link = { network: 'up' }
  readonly store = memoryStore()
  /** The balls that the scorer has seen recorded. */
  readonly seen: string[] = []
  readonly #server: ScoreServer
  #life = new Life()
  #timers: (() => void)[] = []
  #book: Scorebook | undefined
  #balls = 0

  constructor(name: string, by: (device: string, link: Link) => ScoreServer) {
    this.#server = by(name, this.link)
  }

  get book(): Scorebook {
    if (this.#book === undefined) throw new Error('No page is open.')
    return this.#book
  }

  async open(): Promise<void> {
    const life = new Life()
    this.#life = life
    this.#timers = []
    this.#book = new Scorebook({
      matchId: 'm',
      store: storeOf(this.store, life),
      server: serverOf(this.#server, life),
      later: (call) => this.#timers.push(() => !life.isOver && call()),
      painted: async () => undefined,
    })
    await life.through(this.#book.open())
  }

  /** Ends the page at once, or within its next write; it is opened again when something is done next. */
  kill(when: 'now' | 'before' | 'after'): void {
    if (when === 'now') void this.#life.end()
    else this.#life.ends = when
  }

  async bowl(runs: number): Promise<void> {
    this.#balls += 1
    const note = `${this.#server.device} ${this.#balls}.`
    const fact: BallBowled = { ...ball(runs), note }
    await this.act(async (book) => {
      if ((await book.record(() => [fact])) === null) this.seen.push(note)
    })
  }

  async act(does: (book: Scorebook) => Promise<unknown>): Promise<void> {
    if (this.#life.isOver) await this.open()
    const life = this.#life
    await life.through(does(this.book))
  }

  /** The clock was set forward: whatever was to happen later happens now, the latest first. */
  jump(): void {
    const due = this.#timers.toReversed()
    this.#timers = []
    for (const call of due) call()
  }

  join(network: Network): void {
    this.link.network = network
  }
}
