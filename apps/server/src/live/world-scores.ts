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
export class WorldScores {
  readonly #settings: ScoresSettings
  readonly #all: Scores
  readonly #ofWorlds = new Map<string, Scores>()

  constructor(settings: ScoresSettings) {
    this.#settings = settings
    this.#all = this.#make()
  }

  get watchers(): number {
    return this.#each().reduce((sum, { watchers }) => sum + watchers, 0)
  }

  take(matchId: string, json: string): void {
    this.#all.take(matchId, json)
    for (const world of this.#ofWorlds.keys()) this.#tell(world, matchId, json)
  }

  attach(socket: Socket, world: string | undefined): void {
    const scores = world === undefined ? this.#all : this.#of(world)
    scores.attach(socket)
  }

  beat(): void {
    for (const scores of this.#each()) scores.beat()
    for (const [world, scores] of this.#ofWorlds) {
      if (scores.watchers > 0) continue
      scores.close()
      this.#ofWorlds.delete(world)
    }
  }

  close(): void {
    for (const scores of this.#each()) scores.close()
  }

  readonly #make = () => new Scores(this.#settings.broadcast, this.#settings.everyMs)
  readonly #each = () => [this.#all, ...this.#ofWorlds.values()]

  /**
   * A new world's first follower gets the last minute's cards a moment later, since its matches have to be
   * looked up first.
   */
  #of(world: string): Scores {
    const known = this.#ofWorlds.get(world)
    if (known !== undefined) return known
    const scores = this.#make()
    this.#ofWorlds.set(world, scores)
    for (const [matchId, json] of this.#all.recent()) this.#tell(world, matchId, json)
    return scores
  }

  #tell(world: string, matchId: string, json: string): void {
    const { shown, report } = this.#settings
    const tell = (isShown: boolean) => {
      if (isShown) this.#ofWorlds.get(world)?.take(matchId, json)
    }
    shown.has(world, matchId).then(tell).catch(report)
  }
}
