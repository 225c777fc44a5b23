import type { LostTimeRules, PlayingConditions } from '../formats/conditions.ts'
import { ok, refused } from '../result.ts'
import type { Result } from '../result.ts'
import { standardMethod } from './chase.ts'
import type { Method } from './chase.ts'
import { mostBalls } from './resource-table.ts'
import type { PowerplayRule } from './powerplays.ts'

/** What the playing conditions say about lost time. A competition may change any of it. */
export type RainConditions = LostTimeRules & {
  readonly method: Method
  readonly ballsPerOver: number
  /** Overs a side without rain. */
  readonly oversPerInnings: number
  /** A bowler may bowl this part of the overs: 5 for a fifth; null without a limit. */
  readonly bowlersPerInnings: number | null
  readonly powerplays: PowerplayRule
}

/** ICC playing conditions of one-day internationals: 14.28 overs an hour. */
const oneDay: LostTimeRules = { secondsPerOver: 252, graceMinutes: 0, minimumOvers: 20 }

/** ICC playing conditions of T20 internationals: 14.11 overs an hour. */
const t20: LostTimeRules = { secondsPerOver: 255, graceMinutes: 0, minimumOvers: 5 }

/** Those of the ICC for T20 up to 20 overs, for one-day matches above, unless the conditions have their own. */
export const lostTimeOf = ({ lostTime, oversPerInnings }: PlayingConditions): LostTimeRules =>
  lostTime ?? ((oversPerInnings ?? 0) > 20 ? oneDay : t20)

export type RainRefusal = 'balls-per-over' | 'no-limit' | 'side-of-eleven' | 'too-many-overs'

/** The rules for lost time that go with a format. Formats that the method's table was not made for are refused. */
export function rainConditions(
  conditions: PlayingConditions,
  method: Method = standardMethod,
): Result<RainConditions, RainRefusal> {
  const { ballsPerOver, oversPerInnings } = conditions
  const misfit = misfitOf(conditions, method)
  if (misfit !== undefined) return misfit
  if (oversPerInnings === null || conditions.inningsPerSide !== 1)
    return refused(
      'no-limit',
      'Targets are revised only in matches of limited overs, an innings a side.',
    )
  const { powerplays, maxOversPerBowler } = conditions
  return ok({
    method,
    ballsPerOver,
    oversPerInnings,
    ...lostTimeOf(conditions),
    bowlersPerInnings: maxOversPerBowler === null ? null : 5,
    powerplays: ruleFor(powerplays.length),
  })
}

function ruleFor(powerplays: number): PowerplayRule {
  if (powerplays === 0) return 'none'
  return powerplays === 3 ? 'one-day' : 't20'
}

function misfitOf(conditions: PlayingConditions, { table }: Method) {
  const { name, ballsPerOver, oversPerInnings, playersPerSide } = conditions
  const label = name === '' ? 'this format' : name
  if (ballsPerOver !== table.ballsPerOver) {
    const sentence = `${table.name} has values for overs of ${table.ballsPerOver} balls, and not for the ${ballsPerOver} of ${label}.`
    return refused('balls-per-over', sentence)
  }
  if (playersPerSide !== table.units.length + 1) {
    const sentence = `${table.name} is for sides of ${table.units.length + 1}, not of ${playersPerSide}.`
    return refused('side-of-eleven', sentence)
  }
  if ((oversPerInnings ?? 0) * ballsPerOver <= mostBalls(table)) return undefined
  const most = mostBalls(table) / table.ballsPerOver
  return refused(
    'too-many-overs',
    `${table.name} covers up to ${most} overs a side, not ${oversPerInnings}.`,
  )
}
