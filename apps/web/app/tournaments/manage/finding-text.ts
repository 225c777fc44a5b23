import type { DayName, FindingKind, Sentence, StepName } from '@pavilion/cricket/linting/finding.ts'
import { shortDay } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'

export const findingTexts: Readonly<Record<FindingKind, string>> = {
  'worth-less': t.findWorthLess,
  'draw-upside-down': t.findUpsideDown,
  'no-draws': t.findNoDraws,
  'one-innings': t.findOneInnings,
  'left-out-with-points': t.findLeftOutWithPoints,
  'left-out-without-average': t.findLeftOutWithoutAverage,
  'bonus-beats-outright': t.findBeatsOutright,
  'bonus-never-revised': t.findNeverRevised,
  'bonus-above-cap': t.findAboveCap,
  'bonus-out-of-reach': t.findOutOfReach,
  'bonus-for-every-win': t.findEveryWin,
  'bonus-steps-fall': t.findStepsFall,
  'bonus-beats-win': t.findBeatsWin,
  'order-repeats': t.findRepeats,
  'order-unreachable': t.findUnreachable,
  'order-without-bonus': t.findWithoutBonus,
  'order-without-seeds': t.findWithoutSeeds,
  'order-sum-and-average': t.findSumAndAverage,
  'order-before-points': t.findBeforePoints,
  'head-to-head-stays-level': t.findStaysLevel,
  'too-many-through': t.findTooManyThrough,
  'all-through': t.findAllThrough,
  'late-day': t.findLateDay,
  'squad-too-small': t.findSquadTooSmall,
  'ages-exclude': t.findAgesExclude,
  'too-many-matches': t.findTooManyMatches,
}

const results = {
  won: t.pointsWon,
  tied: t.pointsTied,
  drawn: t.pointsDrawn,
  'no result': t.pointsNoResult,
  lost: t.pointsLost,
} as const

const measures: Readonly<Record<StepName, string>> = {
  points: t.measurePoints,
  'points per match': t.measureAverage,
  wins: t.measureWins,
  'fewest losses': t.measureLosses,
  'net run rate': t.netRunRate,
  'bonus points': t.measureBonus,
  'batting points': t.measureBatting,
  'bowling points': t.measureBowling,
  quotient: t.measureQuotient,
  'runs per wicket': t.measureRunsPerWicket,
  'runs scored': t.measureRuns,
  'wickets taken': t.measureWickets,
  boundaries: t.measureBoundaries,
  seeding: t.measureSeeding,
  lot: t.measureLot,
}

const days: Readonly<Record<DayName, string>> = {
  start: t.firstDay,
  end: t.lastDay,
  entry: t.entryDeadlineName,
  squad: t.squadDeadlineName,
  registration: t.registrationName,
}

type Counted = Extract<Sentence, { readonly count: number }>

const counts: Readonly<Record<Counted['is'], (told: { readonly count: number }) => string>> = {
  seeds: t.saySeeds,
  innings: t.sayInnings,
  qualifiers: t.sayQualifiers,
  teams: t.sayTeams,
  legs: t.sayLegs,
  squad: t.saySquad,
  side: t.saySide,
  'at-least': t.sayAtLeast,
  under: t.sayUnder,
  'knock-out-matches': t.sayKnockOutMatches,
  'league-matches': t.sayLeagueMatches,
}

/** Measures in the order in which they are asked: "wins, net run rate". */
export const measuresText = (asked: readonly StepName[]): string =>
  asked.map((measure) => measures[measure]).join(', ')

type DecisionDetails<Is extends Sentence['is']> = Extract<Sentence, { readonly is: Is }>
type Words = {
  readonly [Is in Exclude<Sentence['is'], Counted['is']>]: (
    sentence: DecisionDetails<Is>,
    locale: string,
  ) => string
}

const words: Words = {
  result: ({ result, points }) => t.sayResult({ result: results[result], points }),
  bonus: ({ at, points }) => t.sayBonus({ number: at + 1, points }),
  'most-bonus': ({ points }) => t.sayMostBonus({ points }),
  'no-bonus': ({ of }) => t.sayNoBonus({ of }),
  draw: ({ side, points }) => t.sayDraw({ side, points }),
  outright: ({ points }) => t.sayOutright({ points }),
  'first-innings-lead': ({ points }) => t.sayFirstInnings({ points }),
  'no-results-left-out': () => t.sayLeftOut,
  order: ({ at, measures: asked }) => t.sayOrder({ number: at + 1, measures: measuresText(asked) }),
  'head-to-head': ({ at, measures: asked }) =>
    t.sayHeadToHead({ number: at + 1, measures: measuresText(asked) }),
  day: ({ of, day }, locale) => t.sayDay({ what: days[of], day: shortDay(day, locale) }),
  format: ({ wickets, overs }) =>
    overs === null ? t.sayFormat({ wickets }) : t.sayFormatOvers({ wickets, overs }),
}

/** A sentence of the rules in words. */
export function sentenceText(sentence: Sentence, locale: string): string {
  if ('count' in sentence) return counts[sentence.is](sentence)
  const say: (said: never, locale: string) => string = words[sentence.is]
  return say(sentence as never, locale)
}
