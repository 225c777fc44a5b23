import type { Entry, PlayFact } from '@pavilion/cricket/facts.ts'
import { sourceOf } from '@pavilion/cricket/cricsheet/source.ts'
import type { FileSource } from '@pavilion/cricket/cricsheet/source.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { FileMatch, OfficialRole } from './file-match.ts'
import { idsFor, type MatchIds, type Records } from './records.ts'
import { entriesWithIds, setupWithIds } from './with-ids.ts'

/** A match with the database's ids, folded. */
export type ReadyMatch = {
  readonly match: FileMatch
  readonly ids: MatchIds
  readonly setup: MatchSetup
  readonly entries: readonly Entry<PlayFact>[]
  readonly state: MatchState
  /** What is kept of the file besides the facts. */
  readonly source: FileSource
}

/** Everything that the match refers to must have been saved. */
export function readyMatch(records: Records, match: FileMatch): ReadyMatch {
  const ids = idsFor(records, match)
  const rename = {
    player: (name: string) => ids.players.get(name) ?? name,
    team: (name: string) => (name === match.sides[0].name ? ids.sides[0] : ids.sides[1]),
  }
  const setup = setupWithIds(match.setup, rename)
  const entries = entriesWithIds(match.entries, rename)
  const state = replay(setup, entries)
  return { match, ids, setup, entries, state, source: sourceOf(match.json, state) }
}

/** The facts as a sealed log holds them. */
export const factsOf = ({ entries }: ReadyMatch): string =>
  JSON.stringify(entries.map(({ fact }) => fact))

/** Who stood as what, each once, in the order of the file. */
export function officialsOf({
  match,
  ids,
}: ReadyMatch): { readonly role: OfficialRole; readonly person: string }[] {
  const officials = match.officials.map(({ role, person }) => ({
    role,
    person: ids.officialOf(person),
  }))
  return [...new Map(officials.map((one) => [`${one.role}|${one.person}`, one])).values()]
}
