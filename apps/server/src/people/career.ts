import type { Career } from '@pavilion/contract/people/player-calls.ts'
import { formatLabel } from '#records/labels.ts'
import type { BattingRow, BowlingRow, PlayedRow } from './career.queries.ts'

const BALLS_AN_OVER = 6
const HUNDRED = 100

/** Null when there is nothing to divide by. */
const per = (sum: number, count: number): number | null => (count === 0 ? null : sum / count)

/** A career by format, the most played format first. */
export function careerOf(
  played: readonly PlayedRow[],
  batting: readonly BattingRow[],
  bowling: readonly BowlingRow[],
): Career[] {
  return played.map(({ format, matches }) => ({
    format,
    formatName: formatLabel(format),
    matches,
    batting: battingOf(batting.find((row) => row.format === format)),
    bowling: bowlingOf(bowling.find((row) => row.format === format)),
  }))
}

const noBatting: BattingRow = {
  format: '',
  innings: 0,
  outs: 0,
  runs: 0,
  runsOffBalls: 0,
  balls: 0,
  hundreds: 0,
  fifties: 0,
  ducks: 0,
  fours: 0,
  sixes: 0,
  highest: 0,
  highestNotOut: false,
}

function battingOf(row: BattingRow = noBatting): Career['batting'] {
  const { format: _, outs, highest, highestNotOut, ...sums } = row
  return {
    ...sums,
    notOuts: row.innings - outs,
    average: per(row.runs, outs),
    strikeRate: per(row.runsOffBalls * HUNDRED, row.balls),
    highestScore: row.innings === 0 ? null : `${highest}${highestNotOut ? '*' : ''}`,
  }
}

const noBowling: BowlingRow = {
  format: '',
  innings: 0,
  legalBalls: 0,
  maidens: 0,
  runs: 0,
  wickets: 0,
  fourWickets: 0,
  fiveWickets: 0,
  bestWickets: 0,
  bestRuns: 0,
}

/** Economy is per six balls, so that formats with five-ball overs compare. */
function bowlingOf(row: BowlingRow = noBowling): Career['bowling'] {
  const { format: _, bestWickets, bestRuns, ...sums } = row
  return {
    ...sums,
    average: per(row.runs, row.wickets),
    economy: per(row.runs * BALLS_AN_OVER, row.legalBalls),
    strikeRate: per(row.legalBalls, row.wickets),
    bestFigures: row.innings === 0 ? null : `${bestWickets}–${bestRuns}`,
  }
}
