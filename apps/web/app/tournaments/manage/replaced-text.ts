import * as t from '#texts/tournaments.ts'
import type { Fixture, Stages } from './fixture-calls.ts'

type Replaced = Pick<Fixture, 'stage' | 'isPlacedByHand' | 'startsAt'> & {
  readonly match: object | null
}

/** The fixtures that a search for these stages would replace, or move. */
export const replacedOf = <T extends Replaced>(fixtures: readonly T[], stages: Stages): T[] =>
  fixtures.filter((one) => (isLater(one) ? isMoved(one, stages) : stages !== 'later'))

const isLater = ({ stage }: Replaced): boolean => stage !== 'league'

const isMoved = ({ startsAt }: Replaced, stages: Stages): boolean =>
  stages !== 'league' && startsAt !== null

const isPublic = ({ match }: Replaced): boolean => match !== null

/** "Replaces 12 fixtures, 4 of them public and 2 placed by hand." */
export function replacedText(fixtures: readonly Replaced[], stages: Stages): string {
  const replaced = replacedOf(fixtures, stages)
  const league = replaced.filter((one) => !isLater(one))
  const later = replaced.filter(isLater)
  const moves = { count: later.length, shown: later.filter(isPublic).length }
  const parts = [
    ...(league.length > 0 ? [leagueText(league)] : []),
    ...(later.length > 0 ? [t.movesLater(moves)] : []),
    t.keptUntilFound,
    ...(replaced.some(isPublic) ? [t.peopleAreTold] : []),
  ]
  return parts.join(' ')
}

function leagueText(league: readonly Replaced[]): string {
  const count = league.length
  const shown = league.filter(isPublic).length
  const byHand = league.filter(({ isPlacedByHand }) => isPlacedByHand).length
  if (shown > 0 && byHand > 0) return t.replacesPublicAndByHand({ count, shown, byHand })
  if (shown > 0) return t.replacesPublic({ count, shown })
  return byHand > 0 ? t.replacesByHand({ count, byHand }) : t.replaces({ count })
}
