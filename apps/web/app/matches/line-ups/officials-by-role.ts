import type { MatchInfo } from '@pavilion/contract/matches/match-info.ts'
import type { PersonRef } from '@pavilion/contract/records.ts'
import * as t from '#texts/matches.ts'

type Official = MatchInfo['officials'][number]

const roles: Readonly<Record<Official['role'], string>> = {
  umpire: t.umpires,
  'tv-umpire': t.thirdUmpire,
  'reserve-umpire': t.reserveUmpire,
  'match-referee': t.matchReferee,
  scorer: t.scorers,
}

/** The officials of a match, each role under its name. */
export function officialsByRole(officials: readonly Official[]): [string, PersonRef[]][] {
  const groups: Record<string, PersonRef[]> = {}
  for (const { role, person } of officials) (groups[roles[role]] ??= []).push(person)
  return Object.entries(groups)
}
