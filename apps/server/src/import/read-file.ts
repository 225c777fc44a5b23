import path from 'node:path'
import type { CricsheetMatch } from '@pavilion/cricket/cricsheet/cricsheet-match.ts'
import { readCricsheet } from '@pavilion/cricket/cricsheet/read.ts'
import { ok, refused, type Result } from '@pavilion/cricket/result.ts'
import type {
  FileEvent,
  FileMatch,
  FileOfficial,
  Gender,
  OfficialRole,
  TeamKind,
} from './file-match.ts'
import { messageOf } from '#cannot-start.ts'
import { formatSlug } from '#matches/match-columns.ts'
import { groundName } from './ground-name.ts'
import { refuseExcess } from './limits.ts'
import { Unfit } from './unfit.ts'
import { sidesOf } from './sides-of.ts'

export type SourceFile = { readonly file: string; readonly text: string }

/** The match in a file, or why there is none. Matches are identified by file name, as Cricsheet does. */
export function readFile({ file, text }: SourceFile): Result<FileMatch, 'unreadable'> {
  try {
    return ok(readMatch(file, parse(text)))
  } catch (error) {
    if (error instanceof Unfit) return refused('unreadable', error.message)
    throw error
  }
}

const neverInText = /\\u(?:0000|d[89ab][0-9a-f]{2}|d[cdef][0-9a-f]{2})/

function parse(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    if (!text.includes('\\u') || !neverInText.test(JSON.stringify(json))) return json
  } catch (error) {
    throw new Unfit(`It is not JSON: ${messageOf(error)}.`, { cause: error })
  }
  throw new Unfit('It holds characters that are none: NUL, or half a surrogate pair.')
}

function readMatch(file: string, json: unknown): FileMatch {
  const read = readCricsheet(json)
  if (!read.ok) throw new Unfit(read.message)
  const { meta, setup, entries } = read.value
  const { sides, teams } = sidesOf(read.value)
  const [startsOn, endsOn] = daysOf(meta.dates)
  const match = {
    file,
    json: read.value.file,
    cricsheetId: path.basename(file, '.json'),
    gender: oneOf<Gender>(meta.gender, 'info.gender', ['male', 'female', 'mixed']),
    teamKind: oneOf<TeamKind>(meta.teamType, 'info.team_type', ['international', 'club']),
    matchType: meta.matchType,
    format: formatSlug(setup.conditions),
    season: meta.season ?? startsOn.slice(0, 4),
    startsOn,
    endsOn,
    event: eventOf(meta.event),
    ground: meta.venue === null ? undefined : groundName(meta.venue, meta.city ?? undefined),
    sides,
    officials: officialsOf(meta),
    setup: { ...setup, teams },
    entries,
  }
  refuseExcess(match)
  return match
}

function oneOf<T extends string>(value: string | null, key: string, known: readonly T[]): T {
  const found = known.find((one) => one === value)
  if (found === undefined) throw new Unfit(`${key}: expected ${known.join(', ')}.`)
  return found
}

function daysOf(dates: readonly string[]): [string, string] {
  const days = dates.toSorted()
  const wrong = days.find((day) => !isDay(day))
  if (wrong !== undefined) throw new Unfit(`info.dates: "${wrong.slice(0, 20)}" is not a day.`)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) throw new Unfit('info.dates: expected a day.')
  return [first, last]
}

function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function eventOf(event: CricsheetMatch['meta']['event']): FileEvent | undefined {
  if (event === null || event.name === '') return undefined
  const { name, matchNumber, stage, group } = event
  return { name, matchNumber: matchNumber === null ? null : `${matchNumber}`, stage, group }
}

const roles: readonly (readonly [string, OfficialRole])[] = [
  ['umpires', 'umpire'],
  ['tv_umpires', 'tv-umpire'],
  ['reserve_umpires', 'reserve-umpire'],
  ['match_referees', 'match-referee'],
]

const officialsOf = ({ officials, registry }: CricsheetMatch['meta']): FileOfficial[] =>
  roles.flatMap(([key, role]) =>
    [...new Set(officials[key] ?? [])].map((name) => ({
      role,
      person: { name, registryId: registry.get(name) },
    })),
  )
