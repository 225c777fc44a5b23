import type { BonusRule, PointsRules } from '../standings/points-rules.ts'
import type { Overs } from '../standings/units.ts'
import { contradiction, doubt } from './finding.ts'
import type { Finding, Sentence } from './finding.ts'

export type MatchFormat = {
  /** The wickets of a side. */
  readonly wickets: number
  /** Null without a limit. */
  readonly overs: number | null
  readonly inningsPerSide: number
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
function mostOf(bonus: TypedBonus): number {
  if (bonus.kind === 'ladder') return bonus.steps.length * bonus.pointsEach
  return bonus.kind === 'own rate' ? bonus.most : bonus.points
}

/** The least that it brings when it brings anything; a rate may bring as little as one pleases. */
function leastOf(bonus: TypedBonus): number {
  if (bonus.kind === 'ladder') return bonus.pointsEach
  return bonus.kind === 'own rate' ? 0 : bonus.points
}

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
    ...besidesOutright(rules),
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
  switch (bonus.kind) {
    case 'run rate': {
      const [times, of] = bonus.ratio
      const win: Sentence = { is: 'result', result: 'won', points: rules.points.won }
      return times <= of ? [doubt('bonus-for-every-win', says, win)] : []
    }
    case 'own rate':
      return []
    case 'ahead':
      return isLate(bonus.afterOvers, format)
        ? [contradiction('bonus-out-of-reach', says, formatSentence(format))]
        : []
    case 'ladder':
      return lintLadder(bonus, says, format)
  }
}

const isLate = (overs: number | null, format: MatchFormat): boolean =>
  overs !== null && format.overs !== null && overs > format.overs

function lintLadder(bonus: Ladder, says: Sentence, format: MatchFormat): Finding[] {
  const reach = formatSentence(format)
  const isOut = isLate(bonus.withinOvers, format) || countsTooFar(bonus, format)
  const isFixed = bonus.revised !== undefined && format.overs === null
  return [
    ...(isFixed ? [doubt('bonus-never-revised', says, reach)] : []),
    ...(falls(bonus) ? [contradiction('bonus-steps-fall', says, says)] : []),
    ...(isOut ? [contradiction('bonus-out-of-reach', says, reach)] : []),
  ]
}

const falls = ({ steps }: Ladder): boolean =>
  steps.some((step, at) => at > 0 && step <= (steps[at - 1] ?? 0))

export const formatSentence = ({ wickets, overs }: MatchFormat): Sentence => ({
  is: 'format',
  wickets,
  overs,
})

/** A step asks for more than a side can have. */
function countsTooFar({ of, steps, firstInningsOnly }: Ladder, format: MatchFormat): boolean {
  const { wickets, overs, inningsPerSide } = format
  const most = {
    runs: Number.POSITIVE_INFINITY,
    'wickets taken': wickets * (firstInningsOnly ? 1 : inningsPerSide),
    'wickets in hand': wickets,
    'overs left': overs ?? 0,
    'innings in hand': inningsPerSide - 1,
  }[of]
  return steps.some((step) => step > most)
}

/** A side that loses may earn more from bonuses than a win without any brings. */
function forLosing({ bonuses, mostBonus, points }: TypedPoints): Finding[] {
  const forLoser = bonuses.flatMap((bonus, at) =>
    bonus.kind === 'ahead' || ('results' in bonus && bonus.results.includes('lost'))
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

/** Where an outright win brings no bonus points, another win with all of them may bring more. */
function besidesOutright({ bonuses, mostBonus, points }: TypedPoints): Finding[] {
  const { outright, won } = points
  if (outright === undefined || outright.withBonuses) return []
  const forWinner = bonuses.flatMap((bonus, at) =>
    'results' in bonus && !bonus.results.includes('won')
      ? []
      : [{ most: mostOf(bonus), says: sentenceOf(bonus, at) }],
  )
  const all = forWinner.reduce((sum, { most }) => sum + most, 0)
  const earned = won + (mostBonus === null ? all : Math.min(all, mostBonus))
  const [dearest] = forWinner.toSorted((one, other) => other.most - one.most)
  if (dearest === undefined || earned <= outright.points) return []
  return [doubt('bonus-beats-outright', dearest.says, { is: 'outright', points: outright.points })]
}
