import { oversText } from '../formats/conditions.ts'
import { ok, refused } from '../result.ts'
import type { Result } from '../result.ts'
import { allWickets, mostBalls, unitsLeft } from './resource-table.ts'
import type { Position, ResourceTable } from './resource-table.ts'

/** A break in play that cost an innings balls; `end` when play never resumed. */
export type Stoppage = Position & { readonly ballsLost: number | 'end' }

/** An innings as planned when it began, and what was taken from it since. */
export type PlannedInnings = {
  readonly balls: number
  readonly stoppages: readonly Stoppage[]
}

/** An innings after its stoppages; its position is where the last of them left it. */
export type Standing = Position & {
  /** Resources of the whole innings, in units of the table. */
  readonly units: number
  /** The balls of the whole innings; of one that ended early, those that were bowled. */
  readonly balls: number
  /** No ball was left after the last stoppage. */
  readonly ended: boolean
}

export type TargetRefusal =
  | 'bad-overs'
  | 'bad-stoppage'
  | 'bad-runs'
  | 'bad-g50'
  | 'bad-position'
  | 'not-in-table'

/**
 * The resources that an innings has after its stoppages. Each costs what the side had left before it less
 * what it has left after it. To be all out costs nothing: the overs were there.
 */
export function standingOf(
  table: ResourceTable,
  { balls, stoppages }: PlannedInnings,
): Result<Standing, TargetRefusal> {
  const wrong = wrongLength(table, balls)
  if (wrong !== undefined) return refused('bad-overs', wrong)
  let standing = atStart(table, balls)
  for (const [index, stoppage] of stoppages.entries()) {
    if (!standing.ok) return standing
    const misfit = wrongStoppage(table, standing.value, stoppage)
    if (misfit !== undefined) return refused('bad-stoppage', `Stoppage ${index + 1} ${misfit}`)
    standing = after(table, standing.value, stoppage)
  }
  return standing
}

function atStart(table: ResourceTable, balls: number): Result<Standing, 'not-in-table'> {
  const position = { ballsLeft: balls, wicketsLost: 0 }
  const units = unitsLeft(table, position)
  if (units === null) return notInTable(table, position)
  return ok({ units, balls, ...position, ended: false })
}

function notInTable(table: ResourceTable, { ballsLeft, wicketsLost }: Position) {
  const overs = oversText(ballsLeft, table.ballsPerOver)
  const sentence = `${table.name} has no value for ${overs} overs left and ${wicketsLost} wickets lost.`
  return refused('not-in-table', sentence)
}

function wrongLength(table: ResourceTable, balls: number): string | undefined {
  if (!Number.isInteger(balls) || balls < 1) return 'An innings has at least one ball.'
  const most = mostBalls(table)
  if (balls <= most) return undefined
  const { ballsPerOver, name } = table
  const [asked, covered] = [oversText(balls, ballsPerOver), oversText(most, ballsPerOver)]
  return `${name} covers innings of up to ${covered} overs, not ${asked}.`
}

function wrongStoppage(
  table: ResourceTable,
  before: Standing,
  { ballsLeft, wicketsLost, ballsLost }: Stoppage,
): string | undefined {
  const overs = (balls: number) => oversText(balls, table.ballsPerOver)
  if (before.ended) return 'comes after the innings had ended.'
  if (!isCount(ballsLeft)) return 'needs the balls left.'
  if (ballsLeft > before.ballsLeft)
    return `has ${overs(ballsLeft)} overs left, but the innings had no more than ${overs(before.ballsLeft)}.`
  if (!isCount(wicketsLost) || wicketsLost > allWickets(table))
    return `needs wickets lost from 0 to ${allWickets(table)}.`
  if (wicketsLost < before.wicketsLost)
    return `has ${wicketsLost} wickets lost, but ${before.wicketsLost} were lost before.`
  if (ballsLost === 'end') return undefined
  if (!isCount(ballsLost)) return 'needs the balls lost.'
  return ballsLost > ballsLeft
    ? `loses ${overs(ballsLost)} overs, but only ${overs(ballsLeft)} were left.`
    : undefined
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0
}

function after(
  table: ResourceTable,
  before: Standing,
  stoppage: Stoppage,
): Result<Standing, 'not-in-table'> {
  const { ballsLeft, wicketsLost, ballsLost } = stoppage
  const left = { wicketsLost, ballsLeft: ballsLost === 'end' ? 0 : ballsLeft - ballsLost }
  const had = unitsLeft(table, stoppage)
  if (had === null) return notInTable(table, stoppage)
  const has = unitsLeft(table, left)
  if (has === null) return notInTable(table, left)
  const bowled = before.balls - ballsLeft
  return ok({
    units: before.units - had + has,
    balls: bowled + left.ballsLeft,
    ...left,
    ended: left.ballsLeft === 0,
  })
}
