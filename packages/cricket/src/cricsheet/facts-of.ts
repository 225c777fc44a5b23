import type { Entry, PlayFact } from '../facts.ts'
import type { MatchSetup, TeamId } from '../setup.ts'
import type { Place } from './place.ts'

const mostEntries = 100_000

/** The log as it grows while a file is read. */
export class Facts {
  readonly entries: Entry<PlayFact>[] = []
  readonly setup: MatchSetup
  readonly place: Place

  constructor(setup: MatchSetup, place: Place) {
    this.setup = setup
    this.place = place
  }

  add(fact: PlayFact): void {
    if (this.entries.length >= mostEntries) this.place.misfit('innings', 'fewer deliveries')
    this.entries.push({ seq: this.entries.length + 1, fact })
  }

  maybe(fact: PlayFact | null): void {
    if (fact !== null) this.add(fact)
  }

  /** Inserts a fact before the one at `index`. */
  addAt(index: number, fact: PlayFact): void {
    const moved = this.entries.splice(index)
    this.add(fact)
    for (const entry of moved) this.add(entry.fact)
  }

  isTeam(id: TeamId): boolean {
    const [one, other] = this.setup.teams
    return one.id === id || other.id === id
  }
}
