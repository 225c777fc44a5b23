import type { PlayerSummary } from '@pavilion/contract/people/player-calls.ts'
import type { PlayingRole } from '@pavilion/contract/people/playing-style.ts'
import * as t from '#texts/common.ts'
import { wicketkeeper } from '#texts/people.ts'

/** A wicket is worth about as much as twenty runs. */
const RUNS_A_WICKET = 20
/** The share of bat or ball in all that a player did, from which both count. */
const ENOUGH = 0.25
const FEWEST_MATCHES = 3

export const roleWords: Readonly<Record<PlayingRole, string>> = {
  batter: t.batter,
  keeper: wicketkeeper,
  'all-rounder': t.allRounder,
  bowler: t.bowlerRole,
}

type Played = Pick<PlayerSummary, 'matches' | 'runs' | 'wickets'> & {
  readonly role?: PlayingRole | null
}

/** What somebody said a player is, or else mostly does by the figures; undefined until there are enough of them. */
export function roleOf({ role, matches, runs, wickets }: Played): string | undefined {
  if (role) return roleWords[role]
  const bowled = wickets * RUNS_A_WICKET
  if (matches < FEWEST_MATCHES || runs + bowled === 0) return undefined
  const share = bowled / (runs + bowled)
  if (share < ENOUGH) return t.batter
  return share > 1 - ENOUGH ? t.bowlerRole : t.allRounder
}
