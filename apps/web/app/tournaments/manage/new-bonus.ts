import * as t from '#texts/tournaments.ts'
import type { Points } from './points-choices.ts'

type Bonus = Points['bonuses'][number]
type Ladder = Extract<Bonus, { readonly kind: 'ladder' }>

export type BonusKind = Ladder['of'] | Exclude<Bonus['kind'], 'ladder'>

export const bonusKinds: Readonly<Record<BonusKind, string>> = {
  runs: t.bonusRuns,
  'wickets taken': t.bonusWickets,
  'wickets in hand': t.bonusInHand,
  'overs left': t.bonusOversLeft,
  'innings in hand': t.bonusInnings,
  'run rate': t.bonusRunRate,
  'own rate': t.bonusOwnRate,
  ahead: t.bonusAhead,
}

export const earners = {
  all: t.earnedByAll,
  winner: t.earnedByWinners,
  others: t.earnedByOthers,
} as const

export const revisions = {
  '': t.stepsStay,
  'by overs': t.stepsByOvers,
  'by target': t.stepsByTarget,
} as const

/** A bonus as it is typed. */
export type NewBonus = {
  readonly kind: BonusKind
  readonly steps: string
  readonly points: number
  readonly overs: number
  readonly hundredths: number
  readonly earner: keyof typeof earners
  readonly revised: keyof typeof revisions
}

export const emptyBonus: NewBonus = {
  kind: 'runs',
  steps: '100, 150, 200',
  points: 1,
  overs: 10,
  hundredths: 125,
  earner: 'all',
  revised: '',
}

const results = {
  all: ['won', 'lost', 'tied', 'drawn'],
  winner: ['won'],
  others: ['lost', 'tied', 'drawn'],
} as const

export const isLadder = (kind: BonusKind): kind is Ladder['of'] =>
  kind !== 'run rate' && kind !== 'own rate' && kind !== 'ahead'

/** Only of runs and of wickets taken it is a question who earns them; the others are for a won match. */
export const isForAll = (kind: BonusKind): boolean =>
  kind === 'runs' || kind === 'wickets taken' || kind === 'own rate'

/** What is sent; undefined where its steps are no rising numbers. */
export function bonusFrom(typed: NewBonus): Bonus | undefined {
  const { kind, points, overs, hundredths } = typed
  const earnedFor = [...results[isForAll(kind) ? typed.earner : 'winner']]
  if (kind === 'run rate') return { kind, ratio: inLowestTerms(hundredths), points }
  if (kind === 'own rate') return { kind, most: points, decimals: 2, results: earnedFor }
  if (kind === 'ahead') {
    return { kind, afterOvers: overs, points, pointsIfLevel: points / 2, pointsIfNotReached: 0 }
  }
  return ladderFrom({ ...typed, kind }, earnedFor)
}

function ladderFrom(
  { kind: of, points: pointsEach, ...typed }: NewBonus & { readonly kind: Ladder['of'] },
  earnedFor: Ladder['results'],
): Ladder | undefined {
  const steps = of === 'innings in hand' ? [1] : typed.steps.split(/[,\s]+/).map(Number)
  const isRising = steps.every(
    (step, at) => Number.isInteger(step) && step > 0 && step > (steps[at - 1] ?? 0),
  )
  if (!isRising) return undefined
  return {
    kind: 'ladder',
    of,
    steps,
    pointsEach,
    withinOvers: null,
    firstInningsOnly: false,
    allOutIsFull: true,
    results: earnedFor,
    ...(of === 'runs' && typed.revised !== '' && { revised: typed.revised }),
  }
}

const LARGEST = 100

/** 125 hundredths are 5 to 4. */
function inLowestTerms(hundredths: number): [number, number] {
  const whole = Math.max(1, Math.round(hundredths))
  const divisor = [LARGEST, 50, 25, 20, 10, 5, 4, 2].find(
    (one) => whole % one === 0 && LARGEST % one === 0,
  )
  return [whole / (divisor ?? 1), LARGEST / (divisor ?? 1)]
}
