import { countedBalls } from '../fold/fold-innings.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import type { Powerplay } from '../formats/conditions.ts'

/** The batting side’s powerplay, as it is when it takes it now; null where there is none to take. */
export function powerplayTakenNow({ setup }: MatchState, innings: Innings): Powerplay | null {
  const { battingPowerplay, ballsPerOver } = setup.conditions
  if (battingPowerplay === undefined || innings.superOver) return null
  const from = countedBalls(innings)
  return { kind: 'batting', from, to: from + battingPowerplay.overs * ballsPerOver }
}

/** Whether it lies where the conditions allow it, and apart from the other powerplays. */
export function mayBeTaken(
  { setup }: MatchState,
  { ballLimit, powerplays }: Innings,
  { from, to }: Powerplay,
): boolean {
  const { battingPowerplay, ballsPerOver } = setup.conditions
  if (battingPowerplay === undefined) return false
  const { after, until } = battingPowerplay
  return (
    from >= after * ballsPerOver &&
    to <= Math.min(until * ballsPerOver, ballLimit ?? Infinity) &&
    powerplays.every((one) => one.to <= from || one.from >= to)
  )
}
