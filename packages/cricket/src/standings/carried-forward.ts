import type { TeamId } from '../setup.ts'
import type { Carry } from './points-rules.ts'

type Match = { readonly teams: readonly [TeamId, TeamId] }

/** What makes the table of a super stage: its matches, and those before among the teams that play it. */
export type Carried<M> = { readonly teams: readonly TeamId[]; readonly matches: readonly M[] }

/**
 * Usually points and rate are carried forward against those who went through too, and against nobody else. A
 * competition may carry everything forward, or nothing.
 */
export function carriedForward<M extends Match>(
  league: readonly M[],
  stage: readonly M[],
  carry: Carry = 'among those through',
): Carried<M> {
  const teams = new Set(stage.flatMap((match) => match.teams))
  const counts = {
    'among those through': (match: M) => match.teams.every((team) => teams.has(team)),
    everything: (match: M) => match.teams.some((team) => teams.has(team)),
    nothing: () => false,
  }[carry]
  return { teams: [...teams], matches: [...league.filter(counts), ...stage] }
}
