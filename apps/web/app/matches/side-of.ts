import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'

type Named = Pick<MatchView['innings'][number]['team'], 'id' | 'name'>

/** The side of a match that its view names. */
export const sideOf = ([one, other]: MatchCard['sides'], { id, name }: Named) =>
  other.id === id || other.name === name ? other : one
