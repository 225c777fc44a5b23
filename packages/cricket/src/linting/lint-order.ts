import type { Measure, OrderStep } from '../standings/points-rules.ts'
import { contradiction, doubt } from './finding.ts'
import type { Finding, Sentence } from './finding.ts'
import type { TypedPoints } from './lint-bonuses.ts'

/** What decides between those level; `legs` is how often each pair meets, null while it is not known. */
export function lintOrder({ order, bonuses }: TypedPoints, legs: number | null): Finding[] {
  const says = order.map(sentenceOf)
  return [
    ...repeated(order, says),
    ...afterSeeding(order, says),
    ...withoutBonus(order, says, bonuses.length),
    ...sumAndAverage(order, says),
    ...beforePoints(order, says),
    ...staysLevel(order, says, legs),
  ]
}

const sentenceOf = (step: OrderStep, at: number): Sentence =>
  typeof step === 'string'
    ? { is: 'order', at, measures: [step] }
    : { is: 'head-to-head', at, measures: step.headToHead }

type Said = readonly Sentence[]

/** Those level in a measure are level in it when they are asked again. */
function repeated(order: readonly OrderStep[], says: Said): Finding[] {
  const keys = order.map((step) => JSON.stringify(step))
  return says.flatMap((second, at) => {
    const first = says[keys.indexOf(keys[at] ?? '')]
    return first === undefined || first === second
      ? []
      : [contradiction('order-repeats', first, second)]
  })
}

/** No two sides have one seed: nobody is level after it. */
function afterSeeding(order: readonly OrderStep[], says: Said): Finding[] {
  const at = order.indexOf('seeding')
  const [seeding, next] = [says[at], says[at + 1]]
  return at < 0 || seeding === undefined || next === undefined
    ? []
    : [contradiction('order-unreachable', next, seeding)]
}

function withoutBonus(order: readonly OrderStep[], says: Said, bonuses: number): Finding[] {
  const step = says[order.indexOf('bonus points')]
  if (step === undefined || bonuses > 0) return []
  return [contradiction('order-without-bonus', step, { is: 'no-bonus' })]
}

function sumAndAverage(order: readonly OrderStep[], says: Said): Finding[] {
  const [sum, average] = [says[order.indexOf('points')], says[order.indexOf('points per match')]]
  if (sum === undefined || average === undefined) return []
  return [doubt('order-sum-and-average', sum, average)]
}

const results: readonly Measure[] = ['points', 'points per match', 'wins', 'fewest losses']
const isOfResults = (step: OrderStep): boolean => typeof step === 'string' && results.includes(step)

/** What hardly ever leaves two sides level is asked before what they won. */
function beforePoints(order: readonly OrderStep[], says: Said): Finding[] {
  const at = order.findIndex(isOfResults)
  const [first, later] = [says[0], says[at]]
  if (at <= 0 || first === undefined || later === undefined) return []
  return [doubt('order-before-points', first, later)]
}

/** A beat B, B beat C and C beat A: a table of their matches by points alone tells nobody apart. */
function staysLevel(order: readonly OrderStep[], says: Said, legs: number | null): Finding[] {
  const [last, step] = [order.at(-1), says.at(-1)]
  if (last === undefined || typeof last === 'string' || step === undefined || legs !== 1) return []
  return last.headToHead.every((measure) => results.includes(measure))
    ? [doubt('head-to-head-stays-level', step, { is: 'legs', count: legs })]
    : []
}
