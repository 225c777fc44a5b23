import {
  asCount,
  asList,
  asObject,
  asText,
  Misfit,
  Place,
  type Json,
} from '@pavilion/cricket/cricsheet/place.ts'
import { standardMethod, type ChasePlan, type Method } from '@pavilion/cricket/targets/chase.ts'
import { methodOf1998 } from '@pavilion/cricket/targets/table-of-1998.ts'
import type { Stoppage } from '@pavilion/cricket/targets/resources.ts'

export type Example = { readonly id: string; readonly method: Method; readonly plan: ChasePlan }

const place = new Place()

const figures = [
  'id',
  'edition',
  'G50',
  'overs_per_side_at_start',
  'team1_score',
  'team1_stoppages',
  'team2_overs_at_start',
  'team2_stoppages',
]

/** Figures that a collection keeps beside those of an example; nothing is computed with them. */
const recorded = ['expected', 'cricsheet_id', 'R1', 'R2', 'formula_gives', 'agrees']

/** The list of examples in a file's text. Throws a `Misfit` where there is none. */
export function examplesIn(text: string): readonly unknown[] {
  const file = asObject(parse(text), 'file', place)
  const examples = asList(file['examples'], 'examples', { place, most: 100_000 })
  return examples.length === 0 ? place.misfit('examples', 'at least one example') : examples
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Misfit(`Not JSON: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

/** Reads one example. */
export function readExample(value: unknown, at: string): Example {
  const json = asObject(value, at, place)
  onlyKnown(json, [...figures, ...recorded], at)
  const id = asText(json['id'], `${at}.id`, place)
  const balls = ballsIn(json['overs_per_side_at_start'], `${at}.overs_per_side_at_start`)
  const second = ballsIn(json['team2_overs_at_start'], `${at}.team2_overs_at_start`)
  if (second > balls)
    place.misfit(`${at}.team2_overs_at_start`, 'no more than overs_per_side_at_start')
  const first = {
    balls,
    runs: asCount(json['team1_score'], `${at}.team1_score`, place),
    stoppages: stoppagesIn(json['team1_stoppages'], `${at}.team1_stoppages`),
  }
  const stoppages = stoppagesIn(json['team2_stoppages'], `${at}.team2_stoppages`)
  return {
    id,
    method: methodIn(json, at),
    plan: { first, second: { balls: second, stoppages } },
  }
}

/** Other fields may only be remarks, that is text: a misspelt figure must not be passed over. */
function onlyKnown(json: Json, known: readonly string[], at: string): void {
  const unknown = Object.entries(json).find(
    ([key, value]) => !known.includes(key) && typeof value !== 'string' && value !== null,
  )
  if (unknown !== undefined) throw new Misfit(`${at}: "${unknown[0]}" is not a known field.`)
}

const editions: ReadonlyMap<unknown, Method> = new Map([
  [undefined, standardMethod],
  ['2002', standardMethod],
  ['1998', methodOf1998],
])

/** The edition's table, and its usual G50 unless the example has one. */
function methodIn(json: Json, at: string): Method {
  const edition = editions.get(json['edition'] ?? undefined)
  if (edition === undefined) return place.misfit(`${at}.edition`, '"2002" or "1998"')
  const g50 = json['G50'] ?? edition.g50
  return { ...edition, g50: asCount(g50, `${at}.G50`, place) }
}

function stoppagesIn(value: unknown, at: string): Stoppage[] {
  const list = asList(value ?? [], at, { place, most: 300 })
  return list.map((one, index) => stoppageIn(one, `${at}[${index}]`))
}

function stoppageIn(value: unknown, at: string): Stoppage {
  const json = asObject(value, at, place)
  onlyKnown(json, ['overs_left', 'wickets_lost', 'overs_lost'], at)
  const lost = json['overs_lost']
  return {
    ballsLeft: ballsIn(json['overs_left'], `${at}.overs_left`),
    wicketsLost: asCount(json['wickets_lost'], `${at}.wickets_lost`, place),
    ballsLost: lost === 'end' ? 'end' : ballsIn(lost, `${at}.overs_lost`, 'or "end"'),
  }
}

/** Overs of six balls as they are written: 20, "20", 19.4 or "19.4" are 19 overs and 4 balls. */
function ballsIn(value: unknown, at: string, orElse = ''): number {
  const text = typeof value === 'number' ? String(value) : value
  const written = typeof text === 'string' ? /^(\d{1,3})(?:\.([0-5]))?$/.exec(text) : null
  if (written === null)
    return place.misfit(at, `overs and balls, such as 20 or "19.4" ${orElse}`.trimEnd())
  return Number(written[1]) * 6 + Number(written[2] ?? 0)
}
