import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { phaseOf } from '@pavilion/cricket/targets/interrupted.ts'
import { oversLost, oversPerSide } from '@pavilion/cricket/targets/lost-time.ts'
import type { RainConditions } from '@pavilion/cricket/targets/rain-conditions.ts'
import type { LostTime } from '@pavilion/cricket/targets/rain-ruling.ts'
import * as t from '#texts/scoring.ts'
import { timeOf, typedRules } from './typed-rain.ts'
import type { TypedRain } from './typed-rain.ts'

const MINUTE = 60

/** How the times come to overs, in words; null where they are not what is typed. */
export function sumText(state: MatchState, typed: TypedRain): string | null {
  const rules = typedRules(state, typed)
  const time = typed.by === 'times' ? timeOf(typed) : undefined
  if (!rules.ok || time === undefined) return null
  const phase = phaseOf(state)
  const isChase = phase === 'interval' || phase === 'second innings'
  return `${lostText(time)} ${isChase ? chaseText(rules.value, time) : bothText(rules.value, time)}`
}

const stoppedFor = ({ stoppedAt, resumesAt }: LostTime): number => resumesAt - stoppedAt

const countedOf = (time: LostTime): number =>
  Math.max(0, time.lostBefore + stoppedFor(time) - time.madeUp)

const lostText = (time: LostTime): string =>
  t.minutesAreLost({
    minutes: stoppedFor(time),
    before: time.lostBefore,
    free: Math.min(time.madeUp, time.lostBefore + stoppedFor(time)),
  })

function chaseText(rules: RainConditions, time: LostTime): string {
  const counted = countedOf(time)
  const overs = oversLost(rules, counted * MINUTE)
  return t.sumOfChase({ counted, perOver: rules.secondsPerOver / MINUTE, overs })
}

/** Overs that may still be bowled are shared. */
function bothText(rules: RainConditions, time: LostTime): string {
  const { oversPerInnings, secondsPerOver } = rules
  const whole = 2 * oversPerInnings * secondsPerOver
  const left = Math.max(0, whole - countedOf(time) * MINUTE)
  return t.sumOfBoth({
    left: Math.floor(left / MINUTE),
    whole: Math.floor(whole / MINUTE),
    perOver: secondsPerOver / MINUTE,
    overs: Math.min(oversPerInnings, oversPerSide(rules, left)),
  })
}
