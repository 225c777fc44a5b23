import { createHash } from 'node:crypto'
import { fileNames } from '@pavilion/cricket/cricsheet/file-names.ts'
import type { Json } from '@pavilion/cricket/cricsheet/place.ts'
import type { FileSource } from '@pavilion/cricket/cricsheet/source.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import type { FilePerson, FileRow } from './match-file.queries.ts'

/** What a file of Cricsheet's format 1.2.0 says besides the facts, for a match without a file of its own. */
export function newSource(row: FileRow, state: MatchState): FileSource {
  const meta = { data_version: '1.2.0', created: row.createdOn, revision: 1 }
  return { meta, info: infoOf(row, state), differences: [] }
}

function infoOf(row: FileRow, state: MatchState): Json {
  const { conditions } = state.setup
  const names = fileNames(state, row.officials)
  const officials = officialsOf(row, names.player)
  const overs = conditions.oversPerInnings
  return {
    balls_per_over: conditions.ballsPerOver,
    ...(row.city !== null && row.city !== '' && { city: row.city }),
    dates: daysOf(row),
    ...(row.tournament !== null && { event: eventOf(row, row.tournament) }),
    gender: row.gender,
    match_type: typeOf(row, conditions),
    ...(Object.keys(officials).length > 0 && { officials }),
    ...(overs !== null && { overs }),
    registry: { people: registryOf([...row.players, ...row.officials], names.player) },
    season: row.season,
    team_type: row.teamKind,
    ...(row.venue !== null && { venue: row.venue }),
  }
}

const longest = 30

function daysOf({ startsOn, endsOn }: FileRow): string[] {
  const days: string[] = []
  const day = new Date(`${startsOn}T00:00:00Z`)
  while (days.length < longest && day.toISOString().slice(0, 10) <= endsOn) {
    days.push(day.toISOString().slice(0, 10))
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return days
}

function eventOf({ matchNumber, stage, group }: FileRow, name: string): Json {
  const isNumber = matchNumber !== null && /^\d{1,6}$/.test(matchNumber)
  return {
    name,
    ...(isNumber && { match_number: Number(matchNumber) }),
    ...(group !== null && { group }),
    ...(stage !== null && { stage }),
  }
}

const known = new Set(['Test', 'MDM', 'ODI', 'ODM', 'T20', 'IT20'])
const shortForm = 20

/** The format knows six types of matches; others count among the club matches of their length. */
function typeOf({ matchType }: FileRow, { inningsPerSide, oversPerInnings }: PlayingConditions) {
  if (known.has(matchType)) return matchType
  if (inningsPerSide === 2 || oversPerInnings === null) return 'MDM'
  return oversPerInnings <= shortForm ? 'T20' : 'ODM'
}

const keys = {
  umpire: 'umpires',
  'tv-umpire': 'tv_umpires',
  'reserve-umpire': 'reserve_umpires',
  'match-referee': 'match_referees',
} as const

/** Scorers have no place in the format. */
function officialsOf({ officials }: FileRow, nameOf: (id: string) => string): Json {
  const named: Record<string, string[]> = {}
  for (const { role, id } of officials) {
    if (role !== 'scorer') (named[keys[role]] ??= []).push(nameOf(id))
  }
  return named
}

function registryOf(people: readonly FilePerson[], nameOf: (id: string) => string): Json {
  const taken = new Set(people.flatMap(({ registryId }) => registryId ?? []))
  const ids = new Map<string, string>()
  for (const { id, registryId } of people) {
    const name = nameOf(id)
    if (ids.has(name)) continue
    const given = registryId ?? freeId(id, taken)
    ids.set(name, given)
    taken.add(given)
  }
  return Object.fromEntries(ids)
}

/** An id in the form of the register's, eight hexadecimal digits, which is always the same for a person. */
function freeId(person: string, taken: ReadonlySet<string>): string {
  const digits = createHash('sha256').update(person).digest('hex')
  let at = 0
  while (taken.has(digits.slice(at, at + 8))) at++
  return digits.slice(at, at + 8)
}
