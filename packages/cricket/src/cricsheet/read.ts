import { ok, refused } from '../result.ts'
import type { Result } from '../result.ts'
import { conditionsOf } from './conditions-of.ts'
import type { CricsheetMatch } from './cricsheet-match.ts'
import { endOf } from './end-of.ts'
import { Facts } from './facts-of.ts'
import { asList, asObject, Misfit, Place } from './place.ts'
import { readInnings } from './read-innings.ts'
import { readMeta } from './read-meta.ts'
import { outcomeFact, playersOfMatch, readTeams, tossFact } from './read-match.ts'

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
