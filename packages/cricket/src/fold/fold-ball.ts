import type { BallBowled, DismissalKind, Extras, Wicket } from '../facts.ts'
import type { PlayingConditions } from '../formats/conditions.ts'
import { closeIfDone, yetToBat } from './fold-innings.ts'
import { endOver, overFor } from './fold-over.ts'
import { dismiss, retireAtLimit, swap, takeGuard } from './fold-pair.ts'
import { faceOther } from './fold-turns.ts'
import type { BallEntry, BatterLine, BowlerLine, Innings, Over, Partnership } from './state.ts'

/** Folds one delivery into the innings. Never refuses, because `judge` was asked before. */
export function foldBall(innings: Innings, entry: BallEntry, conditions: PlayingConditions): void {
  const ball = entry.fact
  takeGuard(innings, ball.striker, ball.nonStriker)
  innings.entries.push(entry)
  innings.closed = null
  const over = overFor(innings, ball.bowler, conditions)
  if (ball.extras === undefined) plain(innings, over, ball)
  else withExtras(innings, over, { ball, extras: ball.extras })
  if (ball.wickets !== undefined) foldWickets(innings, ball, ball.wickets)
  over.to = innings.entries.length
  over.totalRuns = innings.runs
  over.totalWickets = innings.wickets
  changeEnds(innings, ball, conditions)
  if (countsIn(over, ball)) endOver(innings, over, conditions)
  if (ball.wickets !== undefined) faceOther(innings, ball.wickets)
  closeIfDone(innings)
  if (conditions.retireAt !== undefined) foldLimit(innings, ball, conditions)
}

/** A batter retires at the runs that the conditions say, once: not again after coming back. */
function foldLimit(innings: Innings, ball: BallBowled, conditions: PlayingConditions): void {
  const { retireAt = Infinity } = conditions
  const made = innings.batterById.get(ball.striker)?.runs ?? 0
  if (innings.closed !== null || innings.superOver) return
  if (made < retireAt || made - ball.runs >= retireAt) return
  retireAtLimit(innings, ball.striker, { waiting: yetToBat(innings, conditions) })
}

/** A ball without extras, which is nineteen in twenty; kept short for speed. */
function plain(innings: Innings, over: Over, ball: BallBowled): void {
  const { runs } = ball
  const { striker, bowler, partnership } = innings
  if (striker === null || bowler === null || partnership === null) return
  innings.runs += runs
  over.runs += runs
  over.conceded += runs
  bowler.runs += runs
  if (runs === 0) bowler.dots++
  face(striker, ball, bowler)
  partnership.runs += runs
  share(partnership, striker, runs)
  countFaced(partnership, striker)
  innings.freeHit = false
  countBall(innings, over, bowler)
}

type WithExtras = { readonly ball: BallBowled; readonly extras: Extras }

function withExtras(innings: Innings, over: Over, { ball, extras }: WithExtras): void {
  const { wides = 0, noballs = 0 } = extras
  const { striker, bowler, partnership } = innings
  if (striker === null || bowler === null || partnership === null) return
  const total = ball.runs + extrasOf(extras)
  addRuns(innings, over, total)
  addExtras(innings, extras)
  partnership.runs += total
  concede(over, bowler, ball.runs + wides + noballs)
  share(partnership, striker, ball.runs)
  if (wides > 0) {
    bowler.wides++
    score(striker, ball, bowler)
  } else {
    face(striker, ball, bowler)
    countFaced(partnership, striker)
  }
  if (noballs > 0) {
    bowler.noballs++
    innings.freeHit = true
  } else if (wides === 0) innings.freeHit = false
  if (countsIn(over, ball)) countBall(innings, over, bowler)
}

function addRuns(innings: Innings, over: Over, runs: number): void {
  innings.runs += runs
  over.runs += runs
}

function concede(over: Over, bowler: BowlerLine, runs: number): void {
  over.conceded += runs
  bowler.runs += runs
  if (runs === 0) bowler.dots++
}

function countBall(innings: Innings, over: Over, bowler: BowlerLine): void {
  innings.balls++
  bowler.balls++
  over.balls++
}

function face(striker: BatterLine, ball: BallBowled, bowler: BowlerLine): void {
  striker.balls++
  if (ball.runs === 0) striker.dots++
  else score(striker, ball, bowler)
}

/** Runs that a source says came off the bat are the batter's, be it off a wide, so that a card adds up. */
function score(striker: BatterLine, { runs, nonBoundary }: BallBowled, bowler: BowlerLine): void {
  striker.runs += runs
  if (nonBoundary === true) return
  if (runs === 4) {
    striker.fours++
    bowler.fours++
  } else if (runs === 6) {
    striker.sixes++
    bowler.sixes++
  }
}

function share(partnership: Partnership, striker: BatterLine, runs: number): void {
  if (partnership.first === striker) partnership.firstRuns += runs
  else partnership.secondRuns += runs
}

function countFaced(partnership: Partnership, striker: BatterLine): void {
  partnership.balls++
  if (partnership.first === striker) partnership.firstBalls++
  else partnership.secondBalls++
}

export function addExtras(innings: Innings, extras: Extras): void {
  innings.wides += extras.wides ?? 0
  innings.noballs += extras.noballs ?? 0
  innings.byes += extras.byes ?? 0
  innings.legbyes += extras.legbyes ?? 0
  innings.penalty += extras.penalty ?? 0
}

/** All runs of the ball that are not off the bat. */
export function extrasOf(extras: Extras): number {
  return (
    (extras.wides ?? 0) +
    (extras.noballs ?? 0) +
    (extras.byes ?? 0) +
    (extras.legbyes ?? 0) +
    (extras.penalty ?? 0)
  )
}

/** Laws 21 and 22: neither a no-ball nor a wide counts in the over. */
export function isLegal(extras: Extras | undefined): boolean {
  return extras === undefined || !((extras.wides ?? 0) > 0 || (extras.noballs ?? 0) > 0)
}

/** Whether the ball counts in its over, be it wide or a no-ball where those are not bowled again. */
export function countsIn({ rebowls }: Over, { extras }: BallBowled): boolean {
  return !rebowls || isLegal(extras)
}

/** All runs that the batting side got from the ball. */
export function runsOf(ball: BallBowled): number {
  return ball.extras === undefined ? ball.runs : ball.runs + extrasOf(ball.extras)
}

const bowlersKinds: ReadonlySet<DismissalKind> = new Set([
  'bowled',
  'caught',
  'caught and bowled',
  'lbw',
  'stumped',
  'hit wicket',
])

/** Laws 32 to 39: whether the bowler gets credit for the wicket. */
export function isBowlers(kind: DismissalKind): boolean {
  return bowlersKinds.has(kind)
}

function foldWickets(innings: Innings, ball: BallBowled, wickets: readonly Wicket[]): void {
  for (const wicket of wickets) {
    const credited = isBowlers(wicket.kind)
    const fell = dismiss(innings, wicket, credited ? ball.bowler : null)
    if (fell && innings.over !== null) innings.over.wickets++
    if (credited && innings.bowler !== null) innings.bowler.wickets++
  }
}

/** Law 18.11: at these the batter who is not out returns to the original end, and a new one has the strike. */
const backToOriginalEnds: ReadonlySet<DismissalKind> = new Set([
  ...bowlersKinds,
  'hit the ball twice',
])

/**
 * Law 18: the batters change ends after an odd number of completed runs, and when they crossed in another.
 */
function changeEnds(innings: Innings, ball: BallBowled, conditions: PlayingConditions): void {
  const run = runsRun(ball, conditions) + (haveCrossed(ball) ? 1 : 0)
  if ((run & 1) !== 0) swap(innings)
}

/** The runs of the ball that were run, boundaries among them; not what a wide or no-ball costs. */
export function runsRun({ runs, extras }: BallBowled, conditions: PlayingConditions): number {
  let run = runs
  if (extras !== undefined) {
    run += (extras.byes ?? 0) + (extras.legbyes ?? 0)
    if (extras.wides !== undefined && extras.wides > 0) run += extras.wides - conditions.wideValue
    if (extras.noballs !== undefined && extras.noballs > 0) {
      run += extras.noballs - conditions.noBallValue
    }
  }
  return run
}

function haveCrossed({ crossed, wickets }: BallBowled): boolean {
  return crossed === true && wickets?.some(({ kind }) => backToOriginalEnds.has(kind)) !== true
}
