import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { inUnit, unitOf } from '@pavilion/cricket/text/length-text.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import { allowedOvers } from '@pavilion/cricket/laws/judge-bowler.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { penaltyBalls } from '@pavilion/cricket/laws/penalty-time.ts'
import { playersOf } from '@pavilion/cricket/laws/sides.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import * as t from '#texts/scoring.ts'
import type { LimitOf } from '../limits/use-limits.ts'
import type { PadChoice } from './choices.tsx'

type Bowlers = { readonly allowed: readonly PlayerId[]; readonly limitOf: LimitOf | null }

/** Who bowled from this end comes first, then the others who have bowled; those who may not are last. */
export function bowlersOf(
  state: MatchState,
  innings: Innings,
  { allowed, limitOf }: Bowlers,
): PadChoice[] {
  const lately = innings.overs.map(({ bowler }) => bowler.id).toReversed()
  const rank = (id: PlayerId) => (lately.includes(id) ? lately.indexOf(id) : lately.length)
  const byRank = (a: PlayerId, b: PlayerId) => rank(a) - rank(b)
  const all = playersOf(state, innings.bowlingTeam)
  const choice = (player: PlayerId): PadChoice => {
    const verdict = judge(state, { type: 'bowler-came-on', player })
    const limited = limitOf?.({ state, innings, bowler: player })
    const barred = verdict.ok
      ? limited?.isStopped && limited.says
      : reasonOf(verdict, { state, innings, player })
    return {
      id: player,
      label: nameOf(state, player),
      note: limited?.says ?? notesOf(state, innings, player),
      ...(barred && { barred }),
    }
  }
  const choices = [
    ...allowed.toSorted(byRank),
    ...all.filter((id) => !allowed.includes(id)).toSorted(byRank),
  ].map(choice)
  return choices.toSorted((a, b) => Number('barred' in a) - Number('barred' in b))
}

type Barred = {
  readonly state: MatchState
  readonly innings: Innings
  readonly player: PlayerId
}

function reasonOf(refusal: { readonly code: string; readonly message: string }, barred: Barred) {
  if (refusal.code === 'bowler-over-quota' && hasBallsLeft(barred)) {
    return t.bowledPartsOfOvers({ unit: unitOf(barred.state.setup.conditions) })
  }
  return reasons[refusal.code] ?? refusal.message
}

/** Fewer balls than the quota, part of an over among them. */
function hasBallsLeft({ state, innings, player }: Barred): boolean {
  const line = innings.bowlerById.get(player)
  const most = allowedOvers(state, innings)
  if (line === undefined || most === null) return false
  return line.balls + line.miscount < most * state.setup.conditions.ballsPerOver
}

const reasons: Readonly<Record<string, string>> = {
  'two-overs-running': t.bowledTheLastOver,
  'bowler-over-quota': t.hasBowledOut,
  'off-the-field': t.isOffTheField,
}

function notesOf(state: MatchState, innings: Innings, player: PlayerId): string | undefined {
  const notes = [figuresOf(state, innings, player), absenceOf(state, innings, player)]
  return notes.filter((note) => note !== undefined).join('; ') || undefined
}

/** Only the umpires know whether it counts, and the minutes. */
function absenceOf({ setup }: MatchState, innings: Innings, player: PlayerId): string | undefined {
  const balls = penaltyBalls(innings, player)
  if (balls === 0) return undefined
  const overs = oversText(balls, setup.conditions.ballsPerOver)
  return t.penaltyTimeLeft({ overs })
}

/** "3 of 4 overs, 1–22", "15 of 20 balls, 1–22". */
function figuresOf(state: MatchState, innings: Innings, id: PlayerId) {
  const line = innings.bowlerById.get(id)
  if (line === undefined) return undefined
  const { conditions } = state.setup
  const written = oversText(line.balls + line.miscount, conditions.ballsPerOver)
  const most = allowedOvers(state, innings)
  const { wickets, runs } = line
  const told = { overs: inUnit(written, conditions), unit: unitOf(conditions), wickets, runs }
  return most === null
    ? t.bowlersOvers(told)
    : t.bowlersOversOf({ ...told, allowed: inUnit(`${most}`, conditions) })
}
