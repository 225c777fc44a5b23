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

/** A sentence of the rules in words. */
export function sentenceText(sentence: Sentence, locale: string): string {
  if ('count' in sentence) return counts[sentence.is](sentence)
  switch (sentence.is) {
    case 'result':
      return t.sayResult({ result: results[sentence.result], points: sentence.points })
    case 'bonus':
      return t.sayBonus({ number: sentence.at + 1, points: sentence.points })
    case 'most-bonus':
      return t.sayMostBonus({ points: sentence.points })
    case 'no-bonus':
      return t.sayNoBonus({ of: sentence.of })
    case 'draw':
      return t.sayDraw({ side: sentence.side, points: sentence.points })
    case 'outright':
      return t.sayOutright({ points: sentence.points })
    case 'first-innings-lead':
      return t.sayFirstInnings({ points: sentence.points })
    case 'no-results-left-out':
      return t.sayLeftOut
    case 'order':
      return t.sayOrder({ number: sentence.at + 1, measures: measuresText(sentence.measures) })
    case 'head-to-head':
      return t.sayHeadToHead({
        number: sentence.at + 1,
        measures: measuresText(sentence.measures),
      })
    case 'day':
      return t.sayDay({ what: days[sentence.of], day: shortDay(sentence.day, locale) })
    case 'format':
      return formatText(sentence)
  }
}

const formatText = ({ wickets, overs }: Extract<Sentence, { readonly is: 'format' }>): string =>
  overs === null ? t.sayFormat({ wickets }) : t.sayFormatOvers({ wickets, overs })
