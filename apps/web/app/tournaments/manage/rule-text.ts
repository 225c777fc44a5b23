import * as t from '#texts/tournaments.ts'
import { measuresText } from './finding-text.ts'
import type { Points } from './points-choices.ts'

type Bonus = Points['bonuses'][number]
type Ladder = Extract<Bonus, { readonly kind: 'ladder' }>
type Step = Points['order'][number]

/** All rules that make the table, a sentence each. */
export const rulesInWords = (rules: Points): string[] => [
  ...resultsInWords(rules.points),
  ...rules.bonuses.map(bonusText),
  ...(rules.mostBonus === null ? [] : [t.sayMostBonus({ points: rules.mostBonus })]),
  ...(rules.noResults === 'left out' ? [t.sayLeftOut] : []),
  ...(rules.carried === undefined || rules.carried === 'among those through'
    ? []
    : [t.sayCarried({ carried: rules.carried })]),
  ...(rules.withdrawn === undefined || rules.withdrawn === 'counted'
    ? []
    : [t.sayWithdrawn({ rule: rules.withdrawn === 'left out' ? 'all' : 'half' })]),
  t.sayAsked({ steps: rules.order.map(stepText).join(', ') }),
]

const drawnBy = {
  'first innings': 'innings',
  'fewer wickets': 'wickets',
  'more runs': 'runs',
} as const

const special = {
  'tie break': 'tie',
  award: 'award',
  walkover: 'walkover',
  conceded: 'conceded',
  forfeited: 'forfeited',
} as const

function resultsInWords(points: Points['points']): string[] {
  const { won, tied, drawn, 'no result': none, lost } = points
  const { outright, unequalDraw, firstInningsLead } = points
  const given = (Object.keys(special) as (keyof typeof special)[]).flatMap((how) => {
    const own = points.special?.[how]
    return own === undefined ? [] : [t.saySpecial({ how: special[how], ...own })]
  })
  return [
    t.sayResults({ won, tied, drawn, none, lost }),
    ...(outright === undefined
      ? []
      : [
          t.sayOutrightWin({
            points: outright.points,
            bonuses: outright.withBonuses ? 'yes' : 'no',
          }),
        ]),
    ...(unequalDraw === undefined
      ? []
      : [t.sayUnequalDraw({ ...unequalDraw, by: drawnBy[unequalDraw.by] })]),
    ...(firstInningsLead === undefined
      ? []
      : [t.sayLead({ points: firstInningsLead.points, whom: whomOf(firstInningsLead.results) })]),
    ...given,
  ]
}

/** For whom a bonus is, as far as that is worth a word. */
function whomOf(results: Ladder['results']): 'winner' | 'others' | 'all' {
  if (!results.includes('won')) return 'others'
  return results.includes('lost') ? 'all' : 'winner'
}

/** A bonus in words. */
export function bonusText(bonus: Bonus): string {
  if (bonus.kind === 'ladder') return ladderTexts[bonus.of](bonus)
  if (bonus.kind === 'ahead') {
    return t.bonusForAhead({ points: bonus.points, overs: bonus.afterOvers })
  }
  if (bonus.kind === 'own rate') {
    return t.bonusForOwnRate({ most: bonus.most, whom: whomOf(bonus.results) })
  }
  const [times, of] = bonus.ratio
  return t.bonusForRunRate({ points: bonus.points, times: String(times / of) })
}

const revisions = { 'by overs': 'overs', 'by target': 'target' } as const

const said = ({ pointsEach: points, steps }: Ladder) => ({ points, steps: steps.join(', ') })
const among = (bonus: Ladder) => ({
  ...said(bonus),
  overs: bonus.withinOvers ?? 0,
  whom: whomOf(bonus.results),
})

const ladderTexts: Readonly<Record<Ladder['of'], (bonus: Ladder) => string>> = {
  runs: (bonus) => {
    const revised = bonus.revised === undefined ? 'no' : revisions[bonus.revised]
    return t.bonusForRuns({ ...among(bonus), revised })
  },
  'wickets taken': (bonus) =>
    t.bonusForWickets({ ...among(bonus), full: bonus.allOutIsFull ? 'yes' : 'no' }),
  'wickets in hand': (bonus) => t.bonusForWicketsInHand(said(bonus)),
  'overs left': (bonus) => t.bonusForOversLeft(said(bonus)),
  'innings in hand': ({ pointsEach: points }) => t.bonusForAnInnings({ points }),
}

/** A step of the order in words. */
export const stepText = (step: Step): string =>
  typeof step === 'string'
    ? measuresText([step])
    : t.headToHeadBy({ measures: measuresText(step.headToHead) })
