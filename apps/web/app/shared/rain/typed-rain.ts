import type { PlayFact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { ballsOfOvers, oversText } from '@pavilion/cricket/formats/conditions.ts'
import { refused } from '@pavilion/cricket/result.ts'
import type { Result } from '@pavilion/cricket/result.ts'
import { standardMethod } from '@pavilion/cricket/targets/chase.ts'
import { clockOf, DAY, minuteOf } from '@pavilion/cricket/targets/clock.ts'
import { phaseOf } from '@pavilion/cricket/targets/interrupted.ts'
import { rainConditions } from '@pavilion/cricket/targets/rain-conditions.ts'
import type { RainConditions } from '@pavilion/cricket/targets/rain-conditions.ts'
import {
  rulingOfBallsLost,
  rulingOfEnd,
  rulingOfResumption,
} from '@pavilion/cricket/targets/rain-ruling.ts'
import type { LostTime, Ruling } from '@pavilion/cricket/targets/rain-ruling.ts'
import { averageScores } from '@pavilion/cricket/targets/standard-edition.ts'
import { stoppageTimes } from '@pavilion/cricket/targets/stoppage-times.ts'
import * as t from '#texts/scoring.ts'

/**
 * What the umpires say of lost time: the overs themselves, times by the clock at the ground, "14:30", or that there
 * is no more play.
 */
export type TypedRain = {
  readonly by: 'overs' | 'times' | 'end'
  readonly lost: string
  readonly stopped: string
  readonly resumes: string
  /** The latest end of the match; counts before and during the first innings. */
  readonly cutOff: string
  readonly lostBefore: string
  readonly madeUp: string
  readonly minutesPerOver: string
  readonly minimumOvers: string
  readonly g50: string
  readonly reason: string
}

const MINUTE = 60

/** The rules that go with the format; refused where the method has no values for it. */
export const rulesOf = ({ setup }: MatchState): Result<RainConditions> =>
  rainConditions(setup.conditions, { ...standardMethod, g50: averageScores.others })

/** What is recorded of the stoppage. Between the innings something may follow from what the first has lost. */
export function firstRain(rules: RainConditions, state: MatchState): TypedRain {
  const times = stoppageTimes(state, rules.graceMinutes)
  return {
    by: times.stoppedAt === null ? 'overs' : 'times',
    lost: phaseOf(state) === 'interval' ? '0' : '',
    stopped: writtenTime(times.stoppedAt),
    resumes: writtenTime(times.resumesAt),
    cutOff: '',
    lostBefore: String(times.lostBefore),
    madeUp: String(times.graceLeft),
    minutesPerOver: String(rules.secondsPerOver / MINUTE),
    minimumOvers: String(rules.minimumOvers),
    g50: String(rules.method.g50),
    reason: state.stoppage ?? t.rain,
  }
}

const writtenTime = (minute: number | null): string => (minute === null ? '' : clockOf(minute))

/** Said otherwise: the overs that the times cost are the first proposal. */
export function saidBy(state: MatchState, typed: TypedRain, by: TypedRain['by']): TypedRain {
  const ruling = by === 'overs' && typed.by === 'times' ? rulingOf(state, typed) : undefined
  if (!ruling?.ok || ruling.value.resumption === null) return { ...typed, by }
  const { ballsLost } = ruling.value.resumption
  return { ...typed, by, lost: oversText(ballsLost, state.setup.conditions.ballsPerOver) }
}

/** What would be set; undefined while something is missing. */
export function rulingOf(state: MatchState, typed: TypedRain): Result<Ruling> | undefined {
  const rules = typedRules(state, typed)
  if (!rules.ok) return rules
  if (typed.by === 'end') return rulingOfEnd(state, rules.value)
  if (typed.by === 'times') {
    const time = timeOf(typed)
    return time && rulingOfResumption(state, rules.value, time)
  }
  if (typed.lost.trim() === '') return undefined
  const balls = ballsOfOvers(Number(typed.lost), rules.value.ballsPerOver)
  return balls === null
    ? refused('bad-overs', t.howOversAreWritten)
    : rulingOfBallsLost(state, rules.value, balls)
}

/** What is recorded of it, with the reason. */
export function factsOf(state: MatchState, typed: TypedRain): readonly PlayFact[] {
  const ruling = rulingOf(state, typed)
  const reason = typed.reason.trim()
  if (!ruling?.ok || reason === '') return []
  return ruling.value.facts.map((fact) =>
    fact.type === 'target-revised' ? { ...fact, reason } : fact,
  )
}

type Later = { readonly at: string; readonly ruling: Result<Ruling> }

const LATER = [10, 20, 30, 45, 60] as const

/** What would be set if play resumed later than that, until no match is left. */
export function laterOf(state: MatchState, typed: TypedRain): readonly Later[] {
  const rules = typedRules(state, typed)
  const time = typed.by === 'times' ? timeOf(typed) : undefined
  if (!rules.ok || time === undefined) return []
  const later = LATER.map((minutes) => {
    const resumesAt = time.resumesAt + minutes
    return {
      at: clockOf(resumesAt),
      ruling: rulingOfResumption(state, rules.value, { ...time, resumesAt }),
    }
  })
  const last = later.findIndex(({ ruling }) => !ruling.ok)
  return last < 0 ? later : later.slice(0, last + 1)
}

export function typedRules(state: MatchState, typed: TypedRain): Result<RainConditions> {
  const rules = rulesOf(state)
  if (!rules.ok) return rules
  const secondsPerOver = Math.round(Number(typed.minutesPerOver) * MINUTE)
  const minimumOvers = Number(typed.minimumOvers)
  if (!(secondsPerOver > 0)) return refused('bad-rules', t.sayMinutesAnOver)
  if (!Number.isInteger(minimumOvers) || minimumOvers < 1)
    return refused('bad-rules', t.fewestOversAreWhole)
  const method = { ...standardMethod, g50: Number(typed.g50) }
  return { ...rules, value: { ...rules.value, method, secondsPerOver, minimumOvers } }
}

/** Times after midnight are those of the next day. Undefined while one is missing. */
export function timeOf({
  stopped,
  resumes,
  cutOff,
  lostBefore,
  madeUp,
}: TypedRain): LostTime | undefined {
  const stoppedAt = minuteOf(stopped)
  const resumed = minuteOf(resumes)
  if (stoppedAt === undefined || resumed === undefined) return undefined
  const after = (minute: number) => (minute < stoppedAt ? minute + DAY : minute)
  const resumesAt = after(resumed)
  return {
    stoppedAt,
    resumesAt,
    lostBefore: Number(lostBefore),
    madeUp: Number(madeUp),
    cutOff: after(minuteOf(cutOff) ?? stoppedAt + DAY - 1),
  }
}
