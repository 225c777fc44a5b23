import type { TeamId } from '../setup.ts'
import { type Bonus, bonusOf } from './bonus.ts'
import type { Decision, Pair, SideContribution } from './contribution.ts'
import { fraction, minus } from './fraction.ts'
import { resultPoints } from './result-points.ts'
import type { Fraction } from './fraction.ts'
import type {
  Adjustment,
  AwardedRate,
  MatchRules,
  PointsRules,
  RuledContribution,
} from './points-rules.ts'
import { balls } from './units.ts'
import type { Rate } from './units.ts'

export type TableInput = {
  /** The rows of the table; what a side without a row contributes is left out. */
  readonly teams: readonly TeamId[]
  readonly contributions: readonly RuledContribution[]
  readonly rules: PointsRules
  readonly adjustments?: readonly Adjustment[]
  /** The best first, for the measure "seeding". */
  readonly seeding?: readonly TeamId[]
  /** Lots that were drawn, the latest last: each names its teams in the order in which they came out. */
  readonly lots?: readonly (readonly TeamId[])[]
}

/** Wickets and runs over all innings as played, for quotients. */
export type RunsAndWickets = { readonly runs: number; readonly wickets: number }

/** A side's sums, with or without a place. */
export type Tally = {
  readonly team: TeamId
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly tied: number
  readonly drawn: number
  readonly noResult: number
  readonly bonus: number
  /** What of it is for runs, and for wickets, before a limit on all of it. */
  readonly battingBonus: number
  readonly bowlingBonus: number
  readonly adjustments: readonly Adjustment[]
  /** May have decimals. */
  readonly points: number
  readonly scored: Rate
  readonly conceded: Rate
  /** Runs an over scored less those conceded; null without a match that counts. */
  readonly netRunRate: Fraction | null
  readonly batting: RunsAndWickets
  readonly bowling: RunsAndWickets
  readonly boundaries: number
}

type RuledPair = Pair & { readonly rules: MatchRules }

/** The sums of each side in the order of `teams`. */
export function talliesOf(input: TableInput): Tally[] {
  const pairs = new Map<TeamId, RuledPair[]>(input.teams.map((team) => [team, []]))
  for (const contribution of input.contributions) {
    const [one, other] = contribution.sides
    const rules = contribution.earlierRules ?? input.rules
    pairs.get(one.team)?.push({ own: one, other, contribution, rules })
    pairs.get(other.team)?.push({ own: other, other: one, contribution, rules })
  }
  return [...pairs].map(([team, matches]) => tallyOf(team, matches, input))
}

function tallyOf(team: TeamId, all: readonly RuledPair[], input: TableInput): Tally {
  const { rules } = input
  const adjustments = (input.adjustments ?? []).filter((one) => one.team === team)
  const count = (result: SideContribution['result']) =>
    all.filter(({ own }) => own.result === result).length
  const matches = all.filter(({ own }) => counts(own, rules))
  const earned = total(
    matches.map((match) => resultPoints(match.rules.points, match.own, match.other)),
  )
  const bonus = bonusIn(matches)
  return {
    team,
    played: matches.length,
    won: count('won'),
    lost: count('lost'),
    tied: count('tied'),
    drawn: count('drawn'),
    noResult: count('no result'),
    ...bonus,
    adjustments,
    points: inThousandths(earned + bonus.bonus + total(adjustments.map(({ points }) => points))),
    ...ratesIn(all),
    batting: runsAndWickets(matches.map(({ own }) => own)),
    bowling: runsAndWickets(matches.map(({ other }) => other)),
    boundaries: total(
      matches.flatMap(({ own }) => own.innings.map(({ boundaries = 0 }) => boundaries)),
    ),
  }
}

const counts = ({ result }: SideContribution, { noResults }: PointsRules): boolean =>
  result !== 'no result' || noResults !== 'left out'

/** Hundredths do not add up exactly in binary. */
const inThousandths = (points: number): number => Math.round(points * 1000) / 1000

function bonusIn(matches: readonly RuledPair[]) {
  const each = matches
    .filter(({ rules }) => rules.bonuses.length > 0)
    .map((match) => bonusOf(match.rules, match))
  const sum = (of: (one: Bonus) => number) => inThousandths(total(each.map(of)))
  return {
    bonus: sum(({ all }) => all),
    battingBonus: sum(({ batting }) => batting),
    bowlingBonus: sum(({ bowling }) => bowling),
  }
}

function ratesIn(matches: readonly RuledPair[]) {
  const scored = sumRates(matches.map(scoredIn))
  const conceded = sumRates(matches.map(concededIn))
  const perOver = matches[0]?.contribution.ballsPerOver
  return { scored, conceded, netRunRate: netRunRate(scored, conceded, perOver) }
}

const nothing: Rate = { runs: 0, balls: balls(0) }

/** How the match counts towards net run rate. */
function rateOf(decision: Decision, { awardedRate, defaultRates }: MatchRules): AwardedRate {
  if (decision === 'play' || decision === 'tie break') return 'as played'
  return decision === 'award' ? awardedRate : (defaultRates?.[decision] ?? awardedRate)
}

function scoredIn({ own, contribution, rules }: RuledPair): Rate {
  const counts = rateOf(own.decision, rules)
  if (counts === 'as played') return own.rate ?? nothing
  if (counts === 'left out' || own.result !== 'lost') return nothing
  return { runs: 0, balls: contribution.quota ?? balls(0) }
}

function concededIn({ own, other, rules }: RuledPair): Rate {
  return rateOf(own.decision, rules) === 'as played' ? (other.rate ?? nothing) : nothing
}

function sumRates(rates: readonly Rate[]): Rate {
  return {
    runs: total(rates.map(({ runs }) => runs)),
    balls: balls(total(rates.map((rate) => rate.balls))),
  }
}

/** Per over of the side's matches: six balls, or five in The Hundred. */
function netRunRate(scored: Rate, conceded: Rate, ballsPerOver = 6): Fraction | null {
  if (scored.balls === 0 || conceded.balls === 0) return null
  return minus(
    fraction(scored.runs * ballsPerOver, scored.balls),
    fraction(conceded.runs * ballsPerOver, conceded.balls),
  )
}

function runsAndWickets(sides: readonly SideContribution[]): RunsAndWickets {
  const innings = sides.flatMap((side) => side.innings)
  return {
    runs: total(innings.map(({ runs }) => runs)),
    wickets: total(innings.map(({ wickets }) => wickets)),
  }
}

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0)
