import type { PlayFact } from '../facts.ts'
import { foldFact } from '../fold/fold.ts'
import { standing } from '../fold/log.ts'
import { startMatch } from '../fold/match.ts'
import type { MatchState } from '../fold/state.ts'
import { minuteOf, minutesBetween } from './clock.ts'

/** What the scorer has recorded of the times of stoppages, in minutes of the day at the ground. */
export type StoppageTimes = {
  /** Of the latest, unless a ball was bowled since; null where no time is recorded. */
  readonly stoppedAt: number | null
  readonly resumesAt: number | null
  /** Minutes lost before it: in the first innings all, in the second those since the first was over. */
  readonly lostBefore: number
  /** Of the minutes that cost no overs, those that the first innings has left for this one. */
  readonly graceLeft: number
}

/** Breaks of the hours of play; no time is lost by them. */
const breaks = new Set(['drinks', 'lunch', 'tea', 'stumps', 'close of play', 'innings break'])

type Stopped = {
  readonly isSecond: boolean
  readonly from: number | null
  to: number | null
  isPast: boolean
}

export function stoppageTimes(state: MatchState, graceMinutes: number): StoppageTimes {
  const all = stoppagesOf(state)
  const latest = all.at(-1)
  const current = latest?.isPast === false ? latest : undefined
  const isSecond = isSecondDue(state)
  const lost = (of: boolean) =>
    all.reduce((sum, one) => sum + (one === current || one.isSecond !== of ? 0 : lengthOf(one)), 0)
  return {
    stoppedAt: current?.from ?? null,
    resumesAt: current?.to ?? null,
    lostBefore: lost(isSecond),
    graceLeft: Math.max(0, graceMinutes - (isSecond ? lost(false) : 0)),
  }
}

function stoppagesOf({ setup, log }: MatchState): readonly Stopped[] {
  const all: Stopped[] = []
  const at = startMatch(setup)
  for (const entry of standing(log)) {
    take(all, entry.fact, isSecondDue(at))
    foldFact(at, entry)
  }
  return all
}

function take(all: Stopped[], fact: PlayFact, isSecond: boolean): void {
  const last = all.at(-1)
  if (fact.type === 'stoppage' && !breaks.has(fact.reason.trim().toLowerCase())) {
    all.push({ isSecond, from: timeOf(fact), to: null, isPast: false })
  }
  if (fact.type === 'play-resumed' && last?.isPast === false) last.to ??= timeOf(fact)
  if (fact.type === 'ball-bowled' && last !== undefined) last.isPast = true
}

const timeOf = ({ at }: { readonly at?: string }): number | null =>
  at === undefined ? null : (minuteOf(at) ?? null)

const lengthOf = ({ from, to }: Stopped): number =>
  from === null || to === null ? 0 : minutesBetween(from, to)

/** The first innings is over. */
const isSecondDue = ({ innings: [first, second] }: MatchState): boolean =>
  second !== undefined || (first !== undefined && first.closed !== null)
