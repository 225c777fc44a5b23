import { replay } from '../fold/match.ts'
import type { MatchState } from '../fold/state.ts'
import { readCricsheet } from './read.ts'

export function ball(more: object = {}) {
  return {
    batter: 'A Ali',
    bowler: 'X Khan',
    non_striker: 'B Baig',
    runs: { batter: 0, extras: 0, total: 0 },
    ...more,
  }
}

export function runs(batter: number, more: object = {}) {
  return ball({ runs: { batter, extras: 0, total: batter }, ...more })
}

export const six = [ball(), ball(), ball(), ball(), ball(), ball()]

export function file({ info = {}, innings = [] }: { info?: object; innings?: unknown } = {}) {
  return {
    meta: { data_version: '1.2.0', created: '2026-01-01', revision: 1 },
    info: {
      balls_per_over: 6,
      dates: ['2026-03-01'],
      gender: 'female',
      match_type: 'T20',
      overs: 20,
      teams: ['Lahore', 'Quetta'],
      players: { Lahore: ['A Ali', 'B Baig'], Quetta: ['X Khan', 'Y Yar'] },
      registry: { people: { 'A Ali': '0a1b2c3d' } },
      team_type: 'club',
      toss: { winner: 'Lahore', decision: 'bat' },
      ...info,
    },
    innings,
  }
}

export function innings(deliveries: readonly object[], more: object = {}) {
  return { team: 'Lahore', overs: [{ over: 0, deliveries }], ...more }
}

export function played(json: object): MatchState {
  const match = readCricsheet(json)
  if (!match.ok) throw new Error(match.message)
  return replay(match.value.setup, match.value.entries)
}
