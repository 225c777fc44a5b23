import type { InningsCard } from '@pavilion/cricket/views/scorecard.ts'
import * as t from '#texts/matches.ts'

type Score = Pick<InningsCard, 'runs' | 'wickets' | 'closed' | 'superOver'>

/** A Super Over ends when two batters are out, which is not called "all out". */
const isAllOut = ({ closed, superOver }: Score) => closed === 'all out' && !superOver

/** "142/4", "187" when all out, "312/7d" when declared. */
export function scoreText(score: Score): string {
  const { runs, wickets, closed } = score
  if (isAllOut(score)) return `${runs}`
  return `${runs}/${wickets}${closed === 'declared' ? 'd' : ''}`
}

/** "142 for 4", for screen readers. */
export function spokenScore(score: Score): string {
  const { runs, wickets, closed } = score
  if (isAllOut(score)) return t.allOutText({ runs })
  return closed === 'declared' ? t.forDeclared({ runs, wickets }) : t.forText({ runs, wickets })
}

const ordinals = [t.first, t.second, t.third, t.fourth]

type Which = Pick<InningsCard, 'team' | 'superOver' | 'number'>

/**
 * The name of an innings among those of its match: "second innings", "Super Over"; undefined when the
 * side's name is enough.
 */
export function inningsName(innings: Which, all: readonly Which[]): string | undefined {
  const alike = all.filter(
    ({ team, superOver }) => team.id === innings.team.id && superOver === innings.superOver,
  )
  const turn = alike.findIndex(({ number }) => number === innings.number)
  if (innings.superOver)
    return alike.length > 1 ? t.superOverNumber({ number: turn + 1 }) : t.superOver
  return alike.length > 1 ? t.inningsTurn({ turn: ordinals[turn] ?? turn + 1 }) : undefined
}
