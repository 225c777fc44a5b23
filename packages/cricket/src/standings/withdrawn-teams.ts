import type { TeamId } from '../setup.ts'
import type { WithdrawnRule } from './points-rules.ts'

type Match = { readonly teams: readonly [TeamId, TeamId]; readonly contribution: object | null }

type League = {
  /** The teams that still play. */
  readonly entered: readonly TeamId[]
  /** What the results of the others count for. */
  readonly rule: WithdrawnRule | undefined
}

/**
 * The matches of one table that count once teams have withdrawn. By many leagues' rules a team that leaves is
 * struck from the table with all of its results, by some only if it leaves before it has played half of what
 * it was to play.
 */
export function withoutWithdrawn<M extends Match>(
  matches: readonly M[],
  { entered, rule = 'counted' }: League,
): M[] {
  const gone = new Set(matches.flatMap(({ teams }) => teams).filter((id) => !entered.includes(id)))
  if (rule === 'counted' || gone.size === 0) return [...matches]
  const due = (entered.length + gone.size - 1) * mostMeetings(matches)
  const struck = [...gone].filter((id) => rule === 'left out' || playedBy(id, matches) * 2 < due)
  return matches.filter(({ teams }) => !teams.some((id) => struck.includes(id)))
}

const playedBy = (id: TeamId, matches: readonly Match[]): number =>
  matches.filter(({ teams, contribution }) => contribution !== null && teams.includes(id)).length

/** How often a pair meets, by the pair that meets most. */
function mostMeetings(matches: readonly Match[]): number {
  const meetings = new Map<string, number>()
  for (const { teams } of matches) {
    const pair = teams.toSorted().join()
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1)
  }
  return Math.max(0, ...meetings.values())
}
