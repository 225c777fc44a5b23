import type { SideResult } from '../standings/contribution.ts'
import type { Measure, OrderStep } from '../standings/points-rules.ts'

export const dayNames = ['start', 'end', 'entry', 'squad', 'registration'] as const
export type DayName = (typeof dayNames)[number]

export const bonusParts = ['all', 'batting', 'bowling'] as const
export type BonusPart = (typeof bonusParts)[number]

/** A step of the order that is not a table. */
export type StepName = Extract<OrderStep, string>

/** A sentence of the rules, by what it says; `at` is its place among the bonuses or the steps of the order. */
export type Sentence =
  | { readonly is: 'result'; readonly result: SideResult; readonly points: number }
  | { readonly is: 'bonus'; readonly at: number; readonly points: number }
  | { readonly is: 'most-bonus'; readonly points: number }
  | { readonly is: 'no-bonus'; readonly of: BonusPart }
  | { readonly is: 'draw'; readonly side: 'ahead' | 'behind'; readonly points: number }
  | { readonly is: 'outright'; readonly points: number }
  | { readonly is: 'first-innings-lead'; readonly points: number }
  | { readonly is: 'no-results-left-out' }
  | { readonly is: 'order'; readonly at: number; readonly measures: readonly StepName[] }
  | { readonly is: 'head-to-head'; readonly at: number; readonly measures: readonly Measure[] }
  | { readonly is: 'seeds'; readonly count: number }
  | { readonly is: 'innings'; readonly count: number }
  | { readonly is: 'qualifiers'; readonly count: number }
  | { readonly is: 'teams'; readonly count: number }
  | { readonly is: 'legs'; readonly count: number }
  | { readonly is: 'day'; readonly of: DayName; readonly day: string }
  | { readonly is: 'squad'; readonly count: number }
  | { readonly is: 'side'; readonly count: number }
  | { readonly is: 'at-least'; readonly count: number }
  | { readonly is: 'under'; readonly count: number }
  | { readonly is: 'knock-out-matches'; readonly count: number }
  | { readonly is: 'league-matches'; readonly count: number }
  | { readonly is: 'format'; readonly wickets: number; readonly overs: number | null }

export const findingKinds = [
  'worth-less',
  'draw-upside-down',
  'no-draws',
  'one-innings',
  'left-out-with-points',
  'left-out-without-average',
  'bonus-beats-outright',
  'bonus-never-revised',
  'bonus-above-cap',
  'bonus-out-of-reach',
  'bonus-for-every-win',
  'bonus-steps-fall',
  'bonus-beats-win',
  'order-repeats',
  'order-unreachable',
  'order-without-bonus',
  'order-without-seeds',
  'order-sum-and-average',
  'order-before-points',
  'head-to-head-stays-level',
  'too-many-through',
  'all-through',
  'late-day',
  'squad-too-small',
  'ages-exclude',
  'too-many-matches',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** `contradiction`: the two cannot both be meant. `doubt`: they can, and rarely are. */
export type Finding = {
  readonly kind: FindingKind
  readonly severity: 'contradiction' | 'doubt'
  readonly clash: readonly [Sentence, Sentence]
}

export const contradiction = (kind: FindingKind, ...clash: Finding['clash']): Finding => ({
  kind,
  severity: 'contradiction',
  clash,
})

export const doubt = (kind: FindingKind, ...clash: Finding['clash']): Finding => ({
  kind,
  severity: 'doubt',
  clash,
})
