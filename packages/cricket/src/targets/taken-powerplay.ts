import { countedBalls } from '../fold/fold-innings.ts'
import type { Innings, MatchState } from '../fold/state.ts'
import { ballsPerInnings } from '../formats/conditions.ts'
import type { BattingPowerplay, PlayingConditions, Powerplay } from '../formats/conditions.ts'

/** The batting side’s powerplay, as it is when it takes it now; null where there is none to take. */
export function powerplayTakenNow({ setup }: MatchState, innings: Innings): Powerplay | null {
  const rule = battingPowerplayIn(setup.conditions, innings.ballLimit)
  if (rule === null || innings.superOver) return null
  const from = countedBalls(innings)
  return { kind: 'batting', from, to: from + rule.overs * setup.conditions.ballsPerOver }
}

/** Whether it lies where the conditions allow it, and apart from the other powerplays. */
export function mayBeTaken(
  { setup }: MatchState,
  { ballLimit, powerplays }: Innings,
  { from, to }: Powerplay,
): boolean {
  const { ballsPerOver } = setup.conditions
  const rule = battingPowerplayIn(setup.conditions, ballLimit)
  return (
    rule !== null &&
    from >= rule.after * ballsPerOver &&
    to <= Math.min(rule.until * ballsPerOver, ballLimit ?? Infinity) &&
    powerplays.every((one) => one.to <= from || one.from >= to)
  )
}

/**
 * The powerplay that the batting side takes in an innings of so many balls: the same part of it as in a whole one, to
 * the nearest over and at least one. Null where the conditions have none.
 */
export function battingPowerplayIn(
  conditions: PlayingConditions,
  balls: number | null,
): BattingPowerplay | null {
  const { battingPowerplay: rule } = conditions
  if (rule === undefined) return null
  const whole = ballsPerInnings(conditions)
  const part = whole === null || balls === null ? 1 : Math.min(1, balls / whole)
  return {
    overs: Math.max(1, Math.round(rule.overs * part)),
    after: Math.floor(rule.after * part),
    until: Math.ceil(rule.until * part),
  }
}

/** One that was taken before the innings got another length: what was bowled under it stands. */
export function takenResized(
  conditions: PlayingConditions,
  { from, to, kind }: Powerplay,
  { bowled, balls }: { readonly bowled: number; readonly balls: number },
): Powerplay {
  const overs = battingPowerplayIn(conditions, balls)?.overs ?? 0
  const end = Math.min(from + overs * conditions.ballsPerOver, balls)
  return { kind, from, to: to <= bowled ? to : Math.max(bowled, end) }
}
