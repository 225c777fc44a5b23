import type { Socket } from 'node:net'
import type { Broadcast } from './broadcast.ts'
import { Scores } from './scores.ts'
import type { ShownMatches } from './shown-matches.ts'

export type ScoresSettings = {
  readonly broadcast: Broadcast
  readonly everyMs: number
  readonly shown: ShownMatches
  readonly report: (error: unknown) => void
}

/** Sends each site's followers the changing cards of their world. */
export class ScopedScores {
  readonly #settings: ScoresSettings
  readonly #all: Scores
  readonly #byScope = new Map<string, Scores>()

  constructor(settings: ScoresSettings) {
    this.#settings = settings
    this.#all = this.#make()
  }

  get watchers(): number {
    return this.#each().reduce((sum, { watchers }) => sum + watchers, 0)
  }

  take(matchId: string, json: string): void {
    this.#all.take(matchId, json)
    for (const scope of this.#byScope.keys()) this.#tell(scope, matchId, json)
  }

  attach(socket: Socket, scope: string | undefined): void {
    const scores = scope === undefined ? this.#all : this.#of(scope)
    scores.attach(socket)
  }

  beat(): void {
    for (const scores of this.#each()) scores.beat()
    for (const [scope, scores] of this.#byScope) {
      if (scores.watchers > 0) continue
      scores.close()
      this.#byScope.delete(scope)
    }
  }

  close(): void {
    for (const scores of this.#each()) scores.close()
  }

  readonly #make = () => new Scores(this.#settings.broadcast, this.#settings.everyMs)
  readonly #each = () => [this.#all, ...this.#byScope.values()]

  /**
   * A new world's first follower gets the last minute's cards a moment later, since its matches have to be
   * looked up first.
   */
  #of(scope: string): Scores {
    const known = this.#byScope.get(scope)
    if (known !== undefined) return known
    const scores = this.#make()
    this.#byScope.set(scope, scores)
    for (const [matchId, json] of this.#all.recent()) this.#tell(scope, matchId, json)
    return scores
  }

  #tell(scope: string, matchId: string, json: string): void {
    const { shown, report } = this.#settings
    const tell = (isShown: boolean) => {
      if (isShown) this.#byScope.get(scope)?.take(matchId, json)
    }
    shown.has(scope, matchId).then(tell).catch(report)
  }
}
