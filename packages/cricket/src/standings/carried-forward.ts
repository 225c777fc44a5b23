import type { TeamId } from '../setup.ts'

type Match = { readonly teams: readonly [TeamId, TeamId] }

/** What makes the table of a super stage: its matches, and those before among the teams that play it. */
export type Carried<M> = { readonly teams: readonly TeamId[]; readonly matches: readonly M[] }

/** Points and rate are carried forward against those who went through too, and against nobody else. */
export function carriedForward<M extends Match>(
  league: readonly M[],
  stage: readonly M[],
): Carried<M> {
  const teams = new Set(stage.flatMap((match) => match.teams))
  const among = league.filter((match) => match.teams.every((team) => teams.has(team)))
  return { teams: [...teams], matches: [...among, ...stage] }
}
