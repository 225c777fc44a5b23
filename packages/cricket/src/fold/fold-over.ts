import type { PlayingConditions } from '../formats/conditions.ts'
import type { OverMiscounted } from '../facts.ts'
import { bowlerLine, countedBalls } from './fold-innings.ts'
import { swap } from './fold-pair.ts'
import { changePair } from './fold-turns.ts'
import type { PlayerId } from '../setup.ts'
import type { Innings, Over } from './state.ts'

/** The over of this ball; a new one when the last is complete. */
export function overFor(innings: Innings, id: PlayerId, conditions: PlayingConditions): Over {
  if (innings.bowler === null || innings.bowler.id !== id) innings.bowler = bowlerLine(innings, id)
  const { bowler, over } = innings
  if (over !== null && !over.closed) {
    if (over.bowler !== bowler) over.shared = true
    return over
  }
  const begun: Over = {
    index: innings.overs.length,
    bowler,
    shared: false,
    rebowls: rebowls(innings, conditions),
    closed: false,
    from: innings.entries.length - 1,
    to: innings.entries.length,
    balls: 0,
    due: innings.nextOverBalls ?? conditions.ballsPerOver,
    runs: 0,
    conceded: 0,
    wickets: 0,
    totalRuns: 0,
    totalWickets: 0,
  }
  innings.nextOverBalls = null
  innings.overs.push(begun)
  innings.over = begun
  return begun
}

function rebowls(innings: Innings, { rebowled, ballsPerOver }: PlayingConditions): boolean {
  if (rebowled === undefined || innings.superOver) return true
  if (rebowled === 'never' || innings.ballLimit === null) return false
  return countedBalls(innings) + ballsPerOver >= innings.ballLimit
}

/** After a ball that counts: updates the running total, and closes the over when complete. */
export function endOver(innings: Innings, over: Over, conditions: PlayingConditions): void {
  if (over.balls < over.due) return
  closeOver(innings, over, conditions)
  changePair(innings, over)
}

/** Also used to reopen an over: it then subtracts what closing had added and changes the ends back. */
function closeOver(innings: Innings, over: Over, conditions: PlayingConditions): void {
  over.closed = !over.closed
  const sign = over.closed ? 1 : -1
  const extra = (conditions.ballsPerOver - over.balls) * sign
  innings.miscount += extra
  if (!over.shared) over.bowler.miscount += extra
  if (!over.shared && over.conceded === 0) over.bowler.maidens += sign
  if ((over.index + 1) % conditions.oversPerEnd === 0) swap(innings)
}

/** Law 17.5: the umpires' count applies, whether recorded before, during or after the over. */
export function foldMiscount(
  innings: Innings,
  fact: OverMiscounted,
  conditions: PlayingConditions,
): void {
  const over = innings.overs[fact.over]
  if (over === undefined) {
    if (fact.over === innings.overs.length) innings.nextOverBalls = fact.balls
    return
  }
  if (over !== innings.over) return
  if (over.closed) closeOver(innings, over, conditions)
  over.due = Math.max(fact.balls, over.balls)
  endOver(innings, over, conditions)
}
