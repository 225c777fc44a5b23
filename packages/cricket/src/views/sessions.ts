import { isCorrection } from '../facts.ts'
import type { Fact, PlayFact } from '../facts.ts'
import { oversText } from '../formats/conditions.ts'
import { countedBalls } from '../fold/fold-innings.ts'
import { foldFact } from '../fold/fold.ts'
import { standing } from '../fold/log.ts'
import { startMatch } from '../fold/match.ts'
import type { Innings, InningsClose, MatchState } from '../fold/state.ts'
import { outcomeOf } from '../result/outcome.ts'
import type { TeamId } from '../setup.ts'

export const sessionEnds = ['lunch', 'tea', 'stumps', 'result'] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** An innings as it stood. */
export type InningsThen = {
  /** From 1. */
  readonly number: number
  readonly team: TeamId
  readonly runs: number
  readonly wickets: number
  readonly overs: string
  readonly closed: InningsClose | null
}

/** A stretch of play up to an interval; those without a ball are left out. */
export type Session = {
  readonly end: SessionEnd
  readonly runs: number
  readonly wickets: number
  readonly overs: string
  /** The innings in which there was play, as they stood at its end. */
  readonly innings: readonly InningsThen[]
}

export type DayOfPlay = {
  /** From 1. */
  readonly day: number
  /** "2026-06-14"; null where nobody knows. */
  readonly date: string | null
  readonly sessions: readonly Session[]
}

/** When the balls of a match were recorded. */
export type Dates = {
  /** The entries before which the night was. */
  readonly nights: readonly number[]
  /** From which entry on it was which day at the ground, and of the match by the calendar, from 1. */
  readonly days: readonly { readonly seq: number; readonly date: string; readonly number: number }[]
}

/** The reasons for a stoppage that end a session. */
const intervals: Readonly<Record<string, SessionEnd>> = {
  lunch: 'lunch',
  tea: 'tea',
  stumps: 'stumps',
  'close of play': 'stumps',
}

type Tally = { readonly runs: number; readonly wickets: number; readonly balls: number }

/** A day under way: `before` is what the innings had when its session began. */
type Going = {
  days: { date: string | null; number: number; sessions: Session[] }[]
  before: readonly Tally[]
  hasPlay: boolean
  isNight: boolean
}

/**
 * A match of several days by day and session: where the scorer noted lunch, tea and stumps, and where a night lay
 * between two balls. A session under way is left out. Empty where one day is all that is known.
 */
export function daysOf({ setup, log }: MatchState, dates: Dates): readonly DayOfPlay[] {
  if (setup.conditions.inningsPerSide < 2 || !isDivided(log, dates)) return []
  const state = startMatch(setup)
  const going: Going = { days: [], before: [], hasPlay: false, isNight: true }
  for (const entry of standing(log)) {
    const { fact, seq } = entry
    if (fact.type === 'ball-bowled') wake(going, state, { dates, seq })
    foldFact(state, entry)
    const interval = intervalAt(fact)
    if (interval !== undefined) end(going, state, interval)
  }
  if (outcomeOf(state) !== null) end(going, state, 'result')
  return told(going)
}

type At = { readonly dates: Dates; readonly seq: number }

/** A ball is about to be bowled. */
function wake(going: Going, state: MatchState, at: At): void {
  if (at.dates.nights.includes(at.seq)) end(going, state, 'stumps')
  if (going.isNight) begin(going, at, state.setup.conditions.daysScheduled)
  going.hasPlay = true
}

/** Most matches are imported, without times and intervals, and need not be folded again. */
const isDivided = (log: MatchState['log'], { nights }: Dates): boolean =>
  nights.length > 0 || log.some(({ fact }) => seenIn(fact)?.type === 'stoppage')

const seenIn = (fact: Fact): PlayFact | null => {
  if (fact.type === 'struck-out') return null
  return isCorrection(fact) ? fact.fact : fact
}

function told({ days }: Going): readonly DayOfPlay[] {
  const shown = days.filter(({ sessions }) => sessions.length > 0)
  if (!shown.some(({ sessions }) => sessions.some(({ end: by }) => by !== 'result'))) return []
  return shown.map(({ number, date, sessions }) => ({ day: number, date, sessions }))
}

const intervalAt = (fact: PlayFact): SessionEnd | undefined =>
  fact.type === 'stoppage' ? intervals[fact.reason.trim().toLowerCase()] : undefined

function begin(going: Going, { dates, seq }: At, most: number): void {
  const last = going.days.at(-1)?.number ?? 0
  const known = dates.days.findLast((one) => one.seq <= seq)
  // What was sent later than it was bowled says nothing of its day.
  const isOfDay = known !== undefined && known.number > last && known.number <= most
  going.days.push({
    number: isOfDay ? known.number : last + 1,
    date: isOfDay ? known.date : null,
    sessions: [],
  })
  going.isNight = false
}

function end(going: Going, state: MatchState, by: SessionEnd): void {
  const day = going.days.at(-1)
  const isDayOver = by === 'stumps'
  if (going.hasPlay) day?.sessions.push(sessionOf(state, going.before, by))
  else if (isDayOver && !going.isNight) renameLast(day?.sessions)
  going.before = state.innings.map(tallyOf)
  going.hasPlay = false
  if (isDayOver) going.isNight = true
}

/** After lunch or tea there was no more play. */
function renameLast(sessions: Session[] | undefined): void {
  const last = sessions?.pop()
  if (last !== undefined) sessions?.push({ ...last, end: 'stumps' })
}

const tallyOf = (innings: Innings): Tally => ({
  runs: innings.runs,
  wickets: innings.wickets,
  balls: countedBalls(innings),
})

const nothing: Tally = { runs: 0, wickets: 0, balls: 0 }

function sessionOf(state: MatchState, before: readonly Tally[], by: SessionEnd): Session {
  const { ballsPerOver } = state.setup.conditions
  const moved = state.innings.flatMap((innings, at) => {
    const [then, now] = [before[at] ?? nothing, tallyOf(innings)]
    const [runs, wickets, balls] = [
      now.runs - then.runs,
      now.wickets - then.wickets,
      now.balls - then.balls,
    ]
    return runs === 0 && wickets === 0 && balls === 0 ? [] : [{ innings, runs, wickets, balls }]
  })
  const sum = (of: keyof Tally) => moved.reduce((all, one) => all + one[of], 0)
  return {
    end: by,
    runs: sum('runs'),
    wickets: sum('wickets'),
    overs: oversText(sum('balls'), ballsPerOver),
    innings: moved.map(({ innings }) => thenOf(innings, ballsPerOver)),
  }
}

const thenOf = (innings: Innings, ballsPerOver: number): InningsThen => ({
  number: innings.number,
  team: innings.team.id,
  runs: innings.runs,
  wickets: innings.wickets,
  overs: oversText(countedBalls(innings), ballsPerOver),
  closed: innings.closed,
})
