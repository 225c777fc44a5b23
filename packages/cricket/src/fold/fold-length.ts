import type { TargetRevised } from '../facts.ts'
import type { Powerplay } from '../formats/conditions.ts'
import { resized } from '../targets/powerplays.ts'
import { powerplayTakenNow, takenResized } from '../targets/taken-powerplay.ts'
import { closeIfDone, countedBalls } from './fold-innings.ts'
import type { Innings, MatchState } from './state.ts'

const inOrder = (powerplays: readonly Powerplay[]): Powerplay[] =>
  powerplays.toSorted((one, other) => one.from - other.from)

export function takePowerplay(state: MatchState, innings: Innings): void {
  const taken = powerplayTakenNow(state, innings)
  if (taken !== null) innings.powerplays = inOrder([...innings.powerplays, taken])
}

export function revise(state: MatchState, innings: Innings, fact: TargetRevised): void {
  if (fact.method !== undefined) state.method = fact.method
  if (fact.balls !== undefined) setLength(state, innings, fact.balls)
  const runs = fact.runs ?? innings.target?.runs
  const given = fact.runs !== undefined || innings.target?.given === true
  if (runs !== undefined) innings.target = { runs, balls: innings.ballLimit, given }
  closeIfDone(innings)
}

/** What the batting side has taken begins where it began. */
function setLength({ setup }: MatchState, innings: Innings, balls: number): void {
  const { ballLimit: before, powerplays } = innings
  if (before !== null && before > 0) {
    const bowled = countedBalls(innings)
    const isTaken = ({ kind, from }: Powerplay) => kind === 'batting' && from <= bowled
    innings.powerplays = inOrder([
      ...resized(
        powerplays.filter((one) => !isTaken(one)),
        { before, balls },
      ),
      ...powerplays
        .filter(isTaken)
        .map((one) => takenResized(setup.conditions, one, { bowled, balls })),
    ])
  }
  innings.ballLimit = balls
}
