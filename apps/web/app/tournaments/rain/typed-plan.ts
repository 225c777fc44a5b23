import { dayAfter } from '#shared/dates.ts'
import { instantOf, wallClock } from '#shared/zoned-time.ts'
import * as t from '#texts/tournaments.ts'
import type { Call, Desk, Plan, RainMatch } from './rain-calls.ts'

export type Kind = 'none' | 'resume' | 'end' | 'move'

/** What is typed of one match; times are of the clock at the ground: "14:30". */
export type TypedCall = {
  readonly kind: Kind
  readonly stopped: string
  readonly resumes: string
  readonly cutOff: string
  readonly lost: string
  readonly madeUp: string
  /** "2026-12-20T10:00". */
  readonly wall: string
  readonly ground: string
}

export type TypedPlan = {
  readonly minutesPerOver: string
  readonly minimumOvers: string
  readonly g50: string
  readonly reason: string
  readonly calls: Readonly<Record<string, TypedCall>>
}

const SECONDS = 60

const clockOf = (instant: string | null, timeZone: string): string =>
  instant === null ? '' : wallClock(instant, timeZone).slice(11)

export function firstCall(match: RainMatch, { timeZone }: Desk): TypedCall {
  const { startsAt, ground, stoppedAt, cutOff, minutesLost, minutesMadeUp } = match
  return {
    kind: 'none',
    stopped: clockOf(stoppedAt, timeZone),
    resumes: '',
    cutOff: clockOf(cutOff, timeZone),
    lost: String(minutesLost),
    madeUp: String(minutesMadeUp),
    wall: startsAt === null ? '' : wallClock(startsAt, timeZone),
    ground,
  }
}

export function firstPlan(desk: Desk): TypedPlan {
  const { secondsPerOver, minimumOvers, g50 } = desk.rules
  return {
    minutesPerOver: String(secondsPerOver / SECONDS),
    minimumOvers: String(minimumOvers),
    g50: String(g50),
    reason: '',
    calls: Object.fromEntries(desk.matches.map((one) => [one.fixtureId, firstCall(one, desk)])),
  }
}

type Read = { readonly plan: Plan } | { readonly problem: string }

/** The plan that is typed, or what is missing of it. */
export function planOf(typed: TypedPlan, desk: Desk): Read {
  const secondsPerOver = Math.round(Number(typed.minutesPerOver) * SECONDS)
  const [minimumOvers, g50] = [Number(typed.minimumOvers), Number(typed.g50)]
  const isRule = [secondsPerOver, minimumOvers, g50].every(
    (one) => Number.isInteger(one) && one > 0,
  )
  if (!isRule) return { problem: t.enterTheRules }
  const calls: Call[] = []
  for (const match of desk.matches) {
    const call = typed.calls[match.fixtureId]
    if (call === undefined || call.kind === 'none') continue
    const read = callOf(call, match, desk)
    if (read === undefined) {
      const names = { home: match.home.name, away: match.away.name }
      return { problem: t.enterTheTimes(names) }
    }
    calls.push(read)
  }
  if (calls.length === 0) return { problem: t.nothingPlanned }
  const reason = typed.reason.trim()
  if (reason === '') return { problem: t.sayWhy }
  return { plan: { day: desk.day, rules: { secondsPerOver, minimumOvers, g50 }, reason, calls } }
}

function callOf(typed: TypedCall, match: RainMatch, desk: Desk): Call | undefined {
  const { kind, ground } = typed
  const { fixtureId } = match
  if (kind === 'end') return { kind, fixtureId }
  if (kind === 'move') {
    const startsAt = instantOf(typed.wall, desk.timeZone)
    return startsAt === undefined ? undefined : { kind, fixtureId, startsAt, ground }
  }
  const [stoppedAt, resumesAt, cutOff] = [typed.stopped, typed.resumes, typed.cutOff].map((clock) =>
    instantAt(clock, match, desk),
  )
  const [minutesLost, minutesMadeUp] = [typed.lost, typed.madeUp].map(Number)
  if (stoppedAt === undefined || resumesAt === undefined || cutOff === undefined) return undefined
  if (!isMinutes(minutesLost) || !isMinutes(minutesMadeUp)) return undefined
  return { kind: 'resume', fixtureId, stoppedAt, resumesAt, cutOff, minutesLost, minutesMadeUp }
}

const isMinutes = (count: number | undefined): count is number =>
  count !== undefined && Number.isInteger(count) && count >= 0

/** A time before the match begins is one after midnight. */
function instantAt(clock: string, { startsAt }: RainMatch, { day, timeZone }: Desk) {
  const begins = clockOf(startsAt, timeZone)
  const on = clock < begins ? dayAfter(day, 1) : day
  return instantOf(`${on}T${clock}`, timeZone)
}
