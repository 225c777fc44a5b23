import { randomUUID } from 'node:crypto'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { evolve, startMatch } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { z } from 'zod'
import { MatchSetup } from '../../packages/contract/src/matches/match-setup.ts'
import { nextFact } from '../../apps/server/src/sample/simulate-match.ts'
import { type Random, randomFrom } from '../../apps/server/src/sample/random.ts'
import { Follower } from './follower.ts'
import { type Answer, pause, type Product } from './product.ts'

/** All scorers have one account, which may make thirty matches an hour: four in a row of eleven minutes each. */
const EVERY_MS = 1000
const OVERS = 50
const FOLLOWERS = 5
/** The part of the followers whose connection breaks after a fact. */
export const BREAKS = 0.3
const OK = 200

const Made = z.object({ data: z.object({ id: z.string(), setup: MatchSetup }) })
const Logged = z.object({
  data: z.object({ entries: z.array(z.object({ seq: z.int(), fact: z.unknown() })) }),
})

const side = (letter: string) => ({
  name: `Soak ${letter}`,
  players: Array.from('ABCDEFGHIJK', (one) => `Soak ${letter}${one}`),
})

type Scored = { readonly id: string; readonly facts: Fact[] }

/** Scores matches through the API, one after another, and keeps what was acknowledged. */
export class Scorer {
  readonly #product: Product
  readonly #seed: number
  readonly #scored: Scored[] = []
  readonly #device = randomUUID()
  #followers: readonly Follower[] = []
  readonly #random: Random
  #unheard = 0
  #breaks = 0

  constructor(product: Product, seed: number) {
    this.#product = product
    this.#seed = seed
    this.#random = randomFrom(seed)
  }

  /** The match that is scored now. */
  get matchId(): string | undefined {
    return this.#scored.at(-1)?.id
  }

  get acknowledged(): number {
    return this.#scored.reduce((sum, { facts }) => sum + facts.length, 0)
  }

  async play(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.#playMatch(isOver)
  }

  async #playMatch(isOver: () => boolean): Promise<void> {
    const order = {
      idempotencyKey: randomUUID(),
      teams: [side(`${this.#seed}L`), side(`${this.#seed}T`)],
      conditions: { format: 'limited', overs: OVERS },
    }
    const { data } = Made.parse(expectOk(await this.#product.ask('POST', '/matches', order)))
    const scored: Scored = { id: data.id, facts: [] }
    this.#scored.push(scored)
    this.#followers = Array.from({ length: FOLLOWERS }, () => new Follower(this.#product, data.id))
    let state: MatchState = startMatch(data.setup)
    while (!isOver()) {
      const fact = nextFact(state, this.#seed)
      if (fact === undefined) break
      const call = `/matches/${scored.id}/facts`
      const recorded = { device: this.#device, after: scored.facts.length, facts: [fact] }
      expectOk(await this.#product.ask('POST', call, recorded))
      scored.facts.push(fact)
      state = evolve(state, { seq: scored.facts.length, fact })
      this.#breakSome()
      await pause(EVERY_MS)
    }
    await this.#part(scored)
  }

  #breakSome(): void {
    const broken = this.#followers.filter(() => this.#random.chance(BREAKS))
    for (const follower of broken) follower.cut()
    this.#breaks += broken.length
  }

  /** Whoever followed a match leaves once it is over: what a server holds for them does not grow. */
  async #part({ facts }: Scored): Promise<void> {
    const faults = await Promise.all(this.#followers.map((one) => one.end(facts.length)))
    this.#unheard += faults.reduce((sum, missed) => sum + missed, 0)
    this.#followers = []
  }

  /** The facts that were acknowledged but do not stand in the logs as they were sent. */
  async lost(): Promise<number> {
    let lost = 0
    for (const { id, facts } of this.#scored) {
      const told = await this.#product.ask('GET', `/matches/${id}/log?after=0`)
      const { entries } = Logged.parse(expectOk(told)).data
      const kept = new Map(entries.map(({ seq, fact }) => [seq, stable(fact)]))
      lost += facts.filter((fact, at) => kept.get(at + 1) !== stable(fact)).length
    }
    return lost
  }

  /** What readers of the streams missed, heard twice or never got, once the play is over. */
  get unheard(): number {
    return this.#unheard
  }

  /** How often the connection of a follower was broken off by its own end. */
  get breaks(): number {
    return this.#breaks
  }
}

function expectOk({ status, body }: Answer): unknown {
  if (status < OK || status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/** JSON in which the order of the keys does not count. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
