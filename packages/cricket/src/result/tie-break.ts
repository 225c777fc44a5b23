import type { TeamId } from '../setup.ts'
import type { Innings, MatchState } from '../fold/state.ts'

export type TieBreak = { readonly winner: TeamId; readonly kind: 'super over' | 'bowl-out' }

/**
 * The winner of the last Super Over; null while it is in progress, or when it was tied and another follows.
 * Where none follows, as until 2019, the side with more boundaries wins, counted over the whole match or
 * without Super Overs.
 */
export function tieBreakOf(state: MatchState): TieBreak | null {
  const winner = winnerOf(state)
  return winner === null ? null : { winner, kind: 'super over' }
}

function winnerOf(state: MatchState): TeamId | null {
  const supers = state.innings.filter((innings) => innings.superOver)
  const [first, second] = supers.length % 2 === 0 ? supers.slice(-2) : []
  if (first === undefined || second === undefined || second.team === first.team) return null
  if (second.runs > first.runs) return second.team.id
  if (second.closed === null) return null
  return second.runs < first.runs ? first.team.id : winnerByBoundaries(state)
}

function winnerByBoundaries({ innings, setup }: MatchState): TeamId | null {
  if (setup.conditions.superOver?.repeats !== false) return null
  return moreBoundaries(innings) ?? moreBoundaries(withoutSupers(innings))
}

const withoutSupers = (innings: readonly Innings[]) => innings.filter((one) => !one.superOver)

/** The side with more fours and sixes; null when equal. */
function moreBoundaries(innings: readonly Innings[]): TeamId | null {
  const hit = new Map<TeamId, number>()
  for (const { team, batters } of innings) {
    const count = batters.reduce((sum, { fours, sixes }) => sum + fours + sixes, 0)
    hit.set(team.id, (hit.get(team.id) ?? 0) + count)
  }
  const [most, next] = [...hit].toSorted(([, one], [, other]) => other - one)
  return most === undefined || most[1] === next?.[1] ? null : most[0]
}
