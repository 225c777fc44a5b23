import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'

/** The match's card with the score of a newer view. */
export function cardAt(card: MatchCard, view: MatchView): MatchCard {
  if (view.seq <= card.seq) return card
  const { board, innings, result } = view
  const sideOf = (team: string) =>
    Math.max(
      0,
      card.sides.findIndex(({ id }) => id === team),
    )
  return {
    ...card,
    seq: view.seq,
    status: board.status,
    sentence: board.sentence,
    batting: result === null && board.batting !== null ? sideOf(board.batting) : null,
    innings: innings.map((one) => ({
      side: sideOf(one.team.id),
      runs: one.runs,
      wickets: one.wickets,
      overs: one.overs,
      balls: one.balls,
      allOut: one.closed === 'all out',
      declared: one.closed === 'declared',
      forfeited: one.closed === 'forfeited',
      superOver: one.superOver,
    })),
  }
}
