import type { CricsheetEvent, CricsheetMeta } from './cricsheet-match.ts'
import { asText, isJson, maybeText } from './place.ts'
import type { Json, Place } from './place.ts'

export function readMeta(file: Json, info: Json, place: Place): CricsheetMeta {
  return {
    version: isJson(file['meta']) ? (maybeText(file['meta']['data_version']) ?? null) : null,
    dates: textsOf(info['dates']),
    season: maybeText(info['season']) ?? null,
    event: readEvent(info['event']),
    venue: maybeText(info['venue']) ?? null,
    city: maybeText(info['city']) ?? null,
    gender: maybeText(info['gender']) ?? null,
    teamType: maybeText(info['team_type']) ?? null,
    matchType: asText(info['match_type'], 'info.match_type', place),
    matchTypeNumber: numberOf(info['match_type_number']),
    officials: readOfficials(info['officials']),
    registry: readRegistry(info['registry']),
    supersubs: readSupersubs(info['supersubs']),
    playerOfMatch: textsOf(info['player_of_match']),
  }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

/** The texts of a list; other items are left out. */
function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 100).filter((item): item is string => maybeText(item) === item)
}

function readEvent(value: unknown): CricsheetEvent | null {
  if (!isJson(value)) return null
  const name = maybeText(value['name'])
  if (name === undefined) return null
  return {
    name,
    matchNumber: numberOf(value['match_number']),
    stage: maybeText(value['stage']) ?? null,
    group: maybeText(value['group']) ?? null,
    subName: maybeText(value['sub_name']) ?? null,
  }
}

function readOfficials(value: unknown): Record<string, readonly string[]> {
  const officials: Record<string, readonly string[]> = {}
  if (!isJson(value)) return officials
  for (const role of ['umpires', 'tv_umpires', 'reserve_umpires', 'match_referees']) {
    const names = textsOf(value[role])
    if (names.length > 0) officials[role] = names
  }
  return officials
}

function readRegistry(value: unknown): Map<string, string> {
  const registry = new Map<string, string>()
  if (!isJson(value) || !isJson(value['people'])) return registry
  const { people } = value
  for (const name in people) {
    const id = people[name]
    if (typeof id === 'string' && id.length <= 100) registry.set(name, id)
  }
  return registry
}

function readSupersubs(value: unknown): { team: string; player: string }[] {
  if (!isJson(value)) return []
  return Object.entries(value).flatMap(([team, player]) =>
    typeof player === 'string' ? [{ team, player }] : [],
  )
}
