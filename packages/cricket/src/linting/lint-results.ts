import type { SideResult } from '../standings/contribution.ts'
import { contradiction, doubt } from './finding.ts'
import type { Finding, Sentence } from './finding.ts'
import { formatSentence } from './lint-bonuses.ts'
import type { MatchFormat, TypedPoints } from './lint-bonuses.ts'

type Format = MatchFormat & { readonly hasDraws: boolean }

/** The points of results, and what the format has to do with them. */
export function lintResults(rules: TypedPoints, format: Format): Finding[] {
  return [
    ...worth(rules, format),
    ...lintDraws(rules, format),
    ...lintOutright(rules),
    ...lintFirstInnings(rules, format),
    ...lintLeftOut(rules),
  ]
}

const strictlyBetter: readonly (readonly [SideResult, SideResult])[] = [
  ['won', 'tied'],
  ['won', 'drawn'],
  ['won', 'no result'],
  ['won', 'lost'],
]
const asGood: readonly (readonly [SideResult, SideResult])[] = [
  ['tied', 'lost'],
  ['drawn', 'lost'],
  ['no result', 'lost'],
]

const says = ({ points }: TypedPoints, result: SideResult): Sentence => ({
  is: 'result',
  result,
  points: points[result],
})

/** A win brings more than anything else, and what is shared no less than a defeat. */
function worth(rules: TypedPoints, { hasDraws }: Format): Finding[] {
  const { points, noResults } = rules
  const isPlayed = (pair: readonly SideResult[]) =>
    (hasDraws || !pair.includes('drawn')) &&
    (noResults !== 'left out' || !pair.includes('no result'))
  const wrong = [
    ...strictlyBetter.filter(([one, other]) => points[one] <= points[other]),
    ...asGood.filter(([one, other]) => points[one] < points[other]),
  ]
  return wrong
    .filter(isPlayed)
    .map(([one, other]) => contradiction('worth-less', says(rules, one), says(rules, other)))
}

function lintDraws(rules: TypedPoints, format: Format): Finding[] {
  const { unequalDraw, won, lost } = rules.points
  if (unequalDraw === undefined) return []
  const ahead: Sentence = { is: 'draw', side: 'ahead', points: unequalDraw.ahead }
  const behind: Sentence = { is: 'draw', side: 'behind', points: unequalDraw.behind }
  return [
    ...(ahead.points <= behind.points ? [contradiction('draw-upside-down', ahead, behind)] : []),
    ...(won <= ahead.points ? [contradiction('worth-less', says(rules, 'won'), ahead)] : []),
    ...(behind.points < lost ? [contradiction('worth-less', behind, says(rules, 'lost'))] : []),
    ...(format.hasDraws ? [] : [doubt('no-draws', ahead, formatSentence(format))]),
    ...(unequalDraw.by === 'first innings' ? inOneInnings(ahead, format) : []),
  ]
}

function lintOutright(rules: TypedPoints): Finding[] {
  const { outright, won } = rules.points
  if (outright === undefined || outright.points > won) return []
  const better: Sentence = { is: 'outright', points: outright.points }
  return [contradiction('worth-less', better, says(rules, 'won'))]
}

function lintFirstInnings(rules: TypedPoints, format: Format): Finding[] {
  const { firstInningsLead: lead, won } = rules.points
  if (lead === undefined) return []
  const said: Sentence = { is: 'first-innings-lead', points: lead.points }
  const isTooMuch = lead.points >= won && !lead.results.includes('won')
  return [
    ...(isTooMuch ? [contradiction('worth-less', says(rules, 'won'), said)] : []),
    ...inOneInnings(said, format),
  ]
}

const inOneInnings = (said: Sentence, { inningsPerSide }: Format): Finding[] =>
  inningsPerSide > 1
    ? []
    : [contradiction('one-innings', said, { is: 'innings', count: inningsPerSide })]

/** What is left out brings no points, and is made up for only by an average. */
function lintLeftOut(rules: TypedPoints): Finding[] {
  if (rules.noResults !== 'left out') return []
  const leftOut: Sentence = { is: 'no-results-left-out' }
  const [first] = rules.order
  return [
    ...(rules.points['no result'] === 0
      ? []
      : [contradiction('left-out-with-points', leftOut, says(rules, 'no result'))]),
    ...(first === 'points'
      ? [doubt('left-out-without-average', leftOut, { is: 'order', at: 0, measures: [first] })]
      : []),
  ]
}
