import { ok, refused, type Result } from '../result.ts'
import { conditionsOf } from './conditions-of.ts'
import type { CricsheetMatch } from './cricsheet-match.ts'
import { Facts } from './facts-of.ts'
import { asList, asObject, Misfit, Place } from './place.ts'
import { readInnings } from './read-innings.ts'
import { readMeta } from './read-meta.ts'
import { outcomeFact, playersOfMatch, readTeams, tossFact } from './read-match.ts'
import type { MatchEnded } from '../facts.ts'
import { replay } from '../fold/match.ts'
import { outcomeOf } from '../result/outcome.ts'
import { verdicts } from '../result/verdict.ts'

/** Files are of matches that are over. Where one does not say how, and the score has not decided it, play
 * has ended in a draw, in a tie that nothing broke, or without a result. */
function endOf({ setup, entries }: Facts): MatchEnded | null {
  const state = replay(setup, entries)
  if (state.innings.length === 0 || outcomeOf(state) !== null) return null
  const [likely] = verdicts(state, true)
  const isOpen = likely === undefined || likely.kind === 'won'
  return { type: 'match-ended', result: isOpen ? 'no result' : likely.kind }
}

/**
 * Reads a match in Cricsheet's JSON format, versions 1.0.0 to 1.2.0. Unknown keys are ignored; errors are
 * refused with their path.
 */
export function readCricsheet(json: unknown): Result<CricsheetMatch, 'not-cricsheet'> {
  try {
    return ok(readMatch(json, new Place()))
  } catch (error) {
    if (error instanceof Misfit) return refused('not-cricsheet', error.message)
    throw error
  }
}

const mostInnings = 60

function readMatch(json: unknown, place: Place): CricsheetMatch {
  const file = asObject(json, 'file', place)
  const info = asObject(file['info'], 'info', place)
  const meta = readMeta(file, info, place)
  const teams = readTeams(info, place)
  const conditions = conditionsOf(info, meta, place)
  const setup = { conditions, teams }
  const facts = new Facts(setup, place)
  facts.maybe(tossFact(info['toss'], teams))
  const innings = asList(file['innings'] ?? [], 'innings', { place, most: mostInnings })
  innings.forEach((one, i) => {
    place.innings = i
    readInnings(one, facts)
  })
  place.innings = -1
  facts.maybe(outcomeFact(info['outcome']) ?? endOf(facts))
  facts.maybe(playersOfMatch(meta.playerOfMatch))
  return { file, setup, entries: facts.entries, meta }
}
