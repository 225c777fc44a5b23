import type { Measure, OrderStep } from '../standings/points-rules.ts'
import { contradiction, doubt } from './finding.ts'
import type { BonusPart, Finding, Sentence } from './finding.ts'
import type { TypedPoints } from './lint-bonuses.ts'

type Among = {
  /** How often each pair meets; null while it is not known. */
  readonly legs: number | null
  readonly teams: number
  readonly seeds: number
}

/** What decides between those level. */
export function lintOrder({ order, bonuses }: TypedPoints, among: Among): Finding[] {
  const says = order.map(sentenceOf)
  return [
    ...repeated(order, says),
    ...afterTheLast(order, says),
    ...withoutBonus(order, says, bonuses),
    ...withoutSeeds(order, says, among),
    ...sumAndAverage(order, says),
    ...beforePoints(order, says),
    ...staysLevel(order, says, among.legs),
  ]
}

const sentenceOf = (step: OrderStep, at: number): Sentence =>
  typeof step === 'string'
    ? { is: 'order', at, measures: [step] }
    : { is: 'head-to-head', at, measures: step.headToHead }

type Sentences = readonly Sentence[]

/** Those level in a measure are level in it when they are asked again. */
function repeated(order: readonly OrderStep[], says: Sentences): Finding[] {
  const keys = order.map((step) => JSON.stringify(step))
  return says.flatMap((second, at) => {
    const first = says[keys.indexOf(keys[at] ?? '')]
    return first === undefined || first === second
      ? []
      : [contradiction('order-repeats', first, second)]
  })
}

/** No two sides have one seed, or come out of a lot together: nobody is level after it. */
function afterTheLast(order: readonly OrderStep[], says: Sentences): Finding[] {
  const at = order.findIndex((step) => step === 'seeding' || step === 'lot')
  const [last, next] = [says[at], says[at + 1]]
  const isUsual = order[at] === 'seeding' && order[at + 1] === 'lot'
  return at < 0 || isUsual || last === undefined || next === undefined
    ? []
    : [contradiction('order-unreachable', next, last)]
}

const bonusMeasures: readonly (readonly [Measure, BonusPart])[] = [
  ['bonus points', 'all'],
  ['batting points', 'batting'],
  ['bowling points', 'bowling'],
]

function withoutBonus(
  order: readonly OrderStep[],
  says: Sentences,
  bonuses: TypedPoints['bonuses'],
): Finding[] {
  return bonusMeasures.flatMap(([measure, of]) => {
    const step = says[order.indexOf(measure)]
    if (step === undefined || bonuses.some((bonus) => isOf(bonus, of))) return []
    return [contradiction('order-without-bonus', step, { is: 'no-bonus', of })]
  })
}

function isOf(bonus: TypedPoints['bonuses'][number], of: BonusPart): boolean {
  if (of === 'all') return true
  const counted = bonus.kind === 'ladder' ? bonus.of : bonus.kind
  return of === 'bowling'
    ? counted === 'wickets taken'
    : counted === 'runs' || counted === 'own rate'
}

/** Teams without a seed stay level. */
function withoutSeeds(
  order: readonly OrderStep[],
  says: Sentences,
  { teams, seeds }: Among,
): Finding[] {
  const step = says[order.indexOf('seeding')]
  if (step === undefined || seeds >= teams) return []
  return [contradiction('order-without-seeds', step, { is: 'seeds', count: seeds })]
}

function sumAndAverage(order: readonly OrderStep[], says: Sentences): Finding[] {
  const [sum, average] = [says[order.indexOf('points')], says[order.indexOf('points per match')]]
  if (sum === undefined || average === undefined) return []
  return [doubt('order-sum-and-average', sum, average)]
}

const results: readonly Measure[] = ['points', 'points per match', 'wins', 'fewest losses']
const isOfResults = (step: OrderStep): boolean => results.some((measure) => measure === step)

/** What hardly ever leaves two sides level is asked before what they won. */
function beforePoints(order: readonly OrderStep[], says: Sentences): Finding[] {
  const at = order.findIndex(isOfResults)
  const [first, later] = [says[0], says[at]]
  if (at <= 0 || first === undefined || later === undefined) return []
  return [doubt('order-before-points', first, later)]
}

/** A beat B, B beat C and C beat A: a table of their matches by points alone tells nobody apart. */
function staysLevel(order: readonly OrderStep[], says: Sentences, legs: number | null): Finding[] {
  const [last, step] = [order.at(-1), says.at(-1)]
  if (last === undefined || typeof last === 'string' || step === undefined || legs !== 1) return []
  return last.headToHead.every((measure) => results.includes(measure))
    ? [doubt('head-to-head-stays-level', step, { is: 'legs', count: legs })]
    : []
}
