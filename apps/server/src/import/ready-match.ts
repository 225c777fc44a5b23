import { sourceOf } from '@pavilion/cricket/cricsheet/source.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { ImportedMatch } from '#matches/imported/imported-match.ts'
import type { FileMatch } from './file-match.ts'
import { idsFor, type MatchIds, type Records } from './records.ts'
import { entriesWithIds, setupWithIds } from './with-ids.ts'

export type ReadyMatch = ImportedMatch & { readonly match: FileMatch }

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
  const source = sourceOf(match.json, state)
  return { match, ids, officials: officialsOf(match, ids), setup, entries, state, source }
}

/** Each once. */
function officialsOf(match: FileMatch, { officialOf }: MatchIds): ImportedMatch['officials'] {
  const officials = match.officials.map(({ role, person }) => ({
    role,
    person: officialOf(person),
  }))
  return [...new Map(officials.map((one) => [`${one.role}|${one.person}`, one])).values()]
}
