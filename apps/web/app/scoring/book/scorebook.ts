import type { Fact } from '@pavilion/cricket/facts.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { Refused } from '#state/request.ts'
import * as t from '#texts/scoring.ts'
import { whyNotKept } from '../storage/room.ts'
import type { Around } from './around.ts'
import { compareLogs, keepMine, mergedWith } from './merge.ts'
import type { Apart, Compared } from './merge.ts'
import { factsUntil, nextFacts } from './next-facts.ts'
import { isOtherSetup } from './other-setup.ts'
import { Questions } from './questions.ts'
import { Retry } from './retry.ts'
import type { ServersMatch } from './server.ts'
import type { HandOver } from './store.ts'
import { isPassing, maySend, nothingShown, refusedSync, whileHanded, whyNot } from './sync.ts'
import type { Shown, Sync } from './sync.ts'

const withSeqs = (facts: readonly Fact[]) => facts.map((fact, at) => ({ seq: at + 1, fact }))

/**
 * A match that is scored on this device. Facts are kept before they are shown, and sent in order when there
 * is a network; their seq makes each safe to send again.
 */
export class Scorebook {
  readonly #around: Around
  readonly #listeners = new Set<() => void>()
  readonly #questions = new Questions()
  readonly #retries: Retry
  #shown: Shown = nothingShown
  #acked = 0
  #isCompared = false
  #isSending = false
  #sent: Promise<void> = Promise.resolve()
  #isInsisting = false
  #changes: Promise<unknown> = Promise.resolve()
  #mark: HandOver | null = null

  constructor(around: Around) {
    this.#around = around
    this.#retries = new Retry(around.later)
  }

  readonly read = (): Shown => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows what this device keeps, then what the server has. */
  async open(): Promise<void> {
    await this.#inTurn(async () => {
      const kept = await this.#around.store.read(this.#around.matchId)
      if (kept === undefined) return
      this.#acked = kept.acked
      this.#mark = kept.mark ?? null
      this.#show({ state: replay(kept.setup, withSeqs(kept.facts)), sync: { kind: 'waiting' } })
    })
    await this.wake()
  }

  /** Asks the server and sends what is unsent: at the start, and when the network may be back. */
  async wake(): Promise<void> {
    this.#retries.reset()
    await this.#askAndSend()
  }

  /**
   * Records what `make` answers for the state of that moment, if the Laws allow all of it. Answers why not,
   * or null.
   */
  record(make: (state: MatchState) => readonly Fact[]): Promise<string | null> {
    const recorded = this.#inTurn(async () => {
      const { state, sync } = this.#shown
      const reason = whyNot(sync)
      if (state === null || reason !== null) return reason
      return this.#append(state, make(state))
    })
    void recorded.then((refused) =>
      refused === null ? this.#around.painted().then(() => this.#send()) : undefined,
    )
    return recorded
  }

  /** Takes the scoring over for a reason, or asks the device that scores for it. */
  async claim(reason: string | null): Promise<string | null> {
    return this.#thenWake(await this.#around.server.claim(reason))
  }

  async handOver(to: string): Promise<string | null> {
    return this.#thenWake(await this.#around.server.grant(to))
  }

  /** Another device has read the whole log: this one records nothing more until it is told to. */
  async handedOver(): Promise<void> {
    await this.#setMark('handed')
    this.#show({ sync: { kind: 'handed' } })
  }

  async scoreAgain(): Promise<void> {
    await this.#setMark(null)
    this.#show({ sync: { kind: 'waiting' } })
    await this.wake()
  }

  async #setMark(mark: HandOver | null): Promise<void> {
    this.#mark = mark
    await this.#inTurn(() => this.#around.store.mark(this.#around.matchId, mark))
  }

  /** Whether the device that scores has handed over to this one, and the server agrees. */
  async #hasReceived(): Promise<boolean> {
    if (this.#mark !== 'received') return false
    const told = await this.#around.server.claim(t.handedOverByQrCode)
    if (!told.ok) return false
    this.#questions.outdate()
    this.#mark = null
    await this.#around.store.mark(this.#around.matchId, null)
    return true
  }

  /** Decides between two logs; the facts of the other are kept beside, here or in the log. */
  choose(whose: 'mine' | 'theirs'): Promise<void> {
    return this.#end((apart) => (whose === 'mine' ? keepMine(apart) : []))
  }

  /** Records what a merge adds to the log of the other. */
  merge(facts: readonly Fact[]): Promise<void> {
    return this.#end(() => facts)
  }

  /** Goes on from the log of the other with these facts; those of this device are kept beside. */
  async #end(more: (apart: Apart) => readonly Fact[]): Promise<void> {
    await this.#inTurn(async () => {
      const { state, sync } = this.#shown
      if (state !== null && sync.kind === 'apart') await this.#follow(state, sync, more(sync))
    })
    await this.#send()
  }

  async #follow({ setup, log }: MatchState, apart: Apart, more: readonly Fact[]): Promise<void> {
    const facts = [...log.slice(0, apart.shared).map(({ fact }) => fact), ...apart.theirs]
    await this.#around.store.setAside(this.#around.matchId, apart.mine)
    this.#acked = facts.length
    await this.#adopt(setup, [...facts, ...more])
  }

  /** Two logs that do not contradict each other are merged without a question. Answers whether they were. */
  async #mergeByItself(apart: Apart): Promise<boolean> {
    const { state } = this.#shown
    const facts = state && (await mergedWith(state, apart))
    if (state === null || facts === null) return false
    await this.#follow(state, apart, facts)
    return true
  }

  async #thenWake(told: { readonly ok: true } | Refused): Promise<string | null> {
    await this.wake()
    return told.ok ? null : told.message
  }

  async #append(state: MatchState, facts: readonly Fact[]): Promise<string | null> {
    if (facts.length === 0) return null
    const before = state.log.slice()
    const judged = judgeAll(state, facts)
    const { store, matchId } = this.#around
    const reason = judged.ok
      ? await store.append(matchId, before.length + 1, facts).then(() => null, whyNotKept)
      : judged.message
    const isKept = judged.ok && reason === null
    this.#show({ state: isKept ? judged.value.state : replay(state.setup, before) })
    return reason
  }

  /** Sends only to a server that answers; where none does, it is asked again later. */
  async #askAndSend(): Promise<void> {
    await this.#ask()
    if (this.#shown.sync.kind !== 'waiting') await this.#send()
  }

  #ask(): Promise<void> {
    return this.#questions.ask(async (isLatest) => {
      const told = await this.#around.server.show(this.#sentFacts())
      await this.#inTurn(async () => {
        if (!isLatest()) return
        if (told.ok) await this.#reconcile(told.value)
        else if (isPassing(told)) this.#retry()
        else this.#show({ sync: refusedSync(told) })
      })
    })
  }

  /** What the server has of this device’s log; nothing is taken for granted before both were compared once. */
  #sentFacts(): readonly Fact[] {
    const { state } = this.#shown
    return state === null || !this.#isCompared ? [] : factsUntil(state, this.#acked)
  }

  async #reconcile(server: ServersMatch): Promise<void> {
    const mine = this.#shown.state?.log.map(({ fact }) => fact) ?? []
    const compared = compareLogs(mine, server.facts)
    this.#isCompared = true
    this.#acked = compared.kind === 'apart' ? this.#acked : server.facts.length
    const setup = this.#shown.state?.setup
    if (compared.kind === 'behind' || setup === undefined) {
      await this.#adopt(server.setup, server.facts)
    } else if (compared.kind !== 'apart' && isOtherSetup(setup, server.setup)) {
      await this.#adopt(server.setup, mine)
    } else await this.#around.store.acknowledge(this.#around.matchId, this.#acked)
    const { asked, recorded, proposals } = server
    this.#show({ sync: await this.#syncAfter(compared, server), asked, recorded, proposals })
  }

  async #syncAfter(compared: Compared, { holder }: ServersMatch): Promise<Sync> {
    const isMine = holder === null || holder.device === this.#around.server.device
    if (!isMine && !(await this.#hasReceived())) {
      return { kind: 'taken', holder: holder.account.name }
    }
    const isApart = compared.kind === 'apart' && !(await this.#mergeByItself(compared))
    return isApart ? compared : { kind: 'saved' }
  }

  async #adopt(setup: MatchSetup, facts: readonly Fact[]): Promise<void> {
    const { store, matchId, server } = this.#around
    await store.write({ id: matchId, setup, acked: this.#acked, facts, device: server.device })
    this.#show({ state: replay(setup, withSeqs(facts)), sync: { kind: 'saved' } })
  }

  #send(): Promise<void> {
    if (!this.#isSending) this.#sent = this.#sendAll()
    return this.#sent
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    try {
      while (this.#shown.unsent > 0 && maySend(this.#shown.sync)) {
        if (!(await this.#sendSome())) return
      }
      if (this.#shown.sync.kind === 'sending') this.#show({ sync: { kind: 'saved' } })
    } finally {
      this.#isSending = false
    }
  }

  /** Answers whether to go on. */
  async #sendSome(): Promise<boolean> {
    const { state } = this.#shown
    const after = this.#acked
    const facts = state === null ? [] : nextFacts(state, after)
    this.#show({ sync: { kind: 'sending' } })
    const told = await this.#around.server.record(after, facts)
    if (told.ok) {
      await this.#inTurn(() => this.#acknowledge(told.value))
      return true
    }
    if (isPassing(told)) {
      this.#retry()
      return false
    }
    if (told.code !== 'LOG_MOVED' && told.code !== 'NOT_THE_SCORER') {
      this.#show({ sync: refusedSync(told) })
      return false
    }
    await this.#ask()
    if (this.#acked !== after) return true
    if (whyNot(this.#shown.sync) !== null) return false
    // The scoring may have come to this device since the facts were sent, so they are sent once more.
    const isAgain = told.code === 'NOT_THE_SCORER' && !this.#isInsisting
    this.#isInsisting = isAgain
    if (!isAgain) this.#show({ sync: { kind: 'stopped', message: told.message } })
    return isAgain
  }

  async #acknowledge(seq: number): Promise<void> {
    this.#acked = seq
    this.#retries.reset()
    this.#isInsisting = false
    await this.#around.store.acknowledge(this.#around.matchId, seq)
    this.#show({})
  }

  #retry(): void {
    this.#show({ sync: { kind: 'waiting' } })
    this.#retries.again(() => {
      if (this.#shown.sync.kind === 'waiting') void this.#askAndSend()
    })
  }

  /** Changes of what is kept wait for each other. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#changes.then(change)
    this.#changes = done.catch(() => undefined)
    return done
  }

  #show(change: Partial<Shown>): void {
    const shown = { ...this.#shown, ...change }
    if (this.#mark === 'handed') shown.sync = whileHanded(shown.sync)
    this.#shown = { ...shown, unsent: (shown.state?.seq ?? 0) - this.#acked }
    for (const listener of this.#listeners) listener()
  }
}
