import type { BonusRule, PointsRules } from '../standings/points-rules.ts'
import type { Overs } from '../standings/units.ts'
import { contradiction, doubt } from './finding.ts'
import type { Finding, Sentence } from './finding.ts'

export type MatchFormat = {
  /** The wickets of a side. */
  readonly wickets: number
  /** Null without a limit. */
  readonly overs: number | null
}

/** As it is typed: overs are any number there. */
type Typed<Rule> = Rule extends BonusRule
  ? {
      readonly [Key in keyof Rule]: Rule[Key] extends Overs
        ? number
        : Rule[Key] extends Overs | null
          ? number | null
          : Rule[Key]
    }
  : never
type TypedBonus = Typed<BonusRule>
export type TypedPoints = Omit<PointsRules, 'bonuses'> & { readonly bonuses: readonly TypedBonus[] }

type Ladder = Extract<TypedBonus, { kind: 'ladder' }>

/** The most that a bonus can bring a side in one match. */
const mostOf = (bonus: TypedBonus): number =>
  bonus.kind === 'ladder' ? bonus.steps.length * bonus.pointsEach : bonus.points

const leastOf = (bonus: TypedBonus): number =>
  bonus.kind === 'ladder' ? bonus.pointsEach : bonus.points

const sentenceOf = (bonus: TypedBonus, at: number): Sentence => ({
  is: 'bonus',
  at,
  points: mostOf(bonus),
})

export function lintBonuses(rules: TypedPoints, format: MatchFormat): Finding[] {
  return [
    ...aboveTheCap(rules),
    ...rules.bonuses.flatMap((bonus, at) =>
      lintBonus(bonus, sentenceOf(bonus, at), { rules, format }),
    ),
    ...forLosing(rules),
  ]
}

function aboveTheCap({ bonuses, mostBonus }: TypedPoints): Finding[] {
  if (mostBonus === null) return []
  const cap: Sentence = { is: 'most-bonus', points: mostBonus }
  return bonuses.flatMap((bonus, at) =>
    leastOf(bonus) > mostBonus
      ? [contradiction('bonus-above-cap', sentenceOf(bonus, at), cap)]
      : [],
  )
}

type Among = { readonly rules: TypedPoints; readonly format: MatchFormat }

function lintBonus(bonus: TypedBonus, says: Sentence, { rules, format }: Among): Finding[] {
  const reach: Sentence = { is: 'format', ...format }
  const isLate = (overs: number | null) =>
    overs !== null && format.overs !== null && overs > format.overs
  switch (bonus.kind) {
    case 'run rate': {
      const [times, of] = bonus.ratio
      const win: Sentence = { is: 'result', result: 'won', points: rules.points.won }
      return times <= of ? [doubt('bonus-for-every-win', says, win)] : []
    }
    case 'ahead':
      return isLate(bonus.afterOvers) ? [contradiction('bonus-out-of-reach', says, reach)] : []
    case 'ladder': {
      const isOut = isLate(bonus.withinOvers) || countsTooFar(bonus, format)
      return [
        ...(falls(bonus) ? [contradiction('bonus-steps-fall', says, says)] : []),
        ...(isOut ? [contradiction('bonus-out-of-reach', says, reach)] : []),
      ]
    }
  }
}

const falls = ({ steps }: Ladder): boolean =>
  steps.some((step, at) => at > 0 && step <= (steps[at - 1] ?? 0))

/** A side has fewer wickets than a step asks for. Two innings may have twice as many. */
const countsTooFar = ({ of, steps, firstInningsOnly }: Ladder, { wickets, overs }: MatchFormat) => {
  const innings = of === 'wickets taken' && overs === null && !firstInningsOnly ? 2 : 1
  return of !== 'runs' && steps.some((step) => step > wickets * innings)
}

/** A side that loses may earn more from bonuses than a win without any brings. */
function forLosing({ bonuses, mostBonus, points }: TypedPoints): Finding[] {
  const forLoser = bonuses.flatMap((bonus, at) =>
    bonus.kind === 'ahead' || (bonus.kind === 'ladder' && bonus.results.includes('lost'))
      ? [{ most: mostOf(bonus), says: sentenceOf(bonus, at) }]
      : [],
  )
  const all = forLoser.reduce((sum, { most }) => sum + most, 0)
  const earned = points.lost + (mostBonus === null ? all : Math.min(all, mostBonus))
  const [dearest] = forLoser.toSorted((one, other) => other.most - one.most)
  if (dearest === undefined || earned < points.won) return []
  return [
    doubt('bonus-beats-win', dearest.says, { is: 'result', result: 'won', points: points.won }),
  ]
}
