import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { isBall } from '@pavilion/cricket/fold/state.ts'
import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import { dueOf } from '@pavilion/cricket/laws/due.ts'
import type { Due } from '@pavilion/cricket/laws/due.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import type { Middle } from './ball.ts'

/** What the scorer is asked before the next ball, or the ball itself. */
export type Next =
  | { readonly ask: 'toss' | 'innings' | 'batter' | 'bowler' | 'nothing'; readonly due: Due }
  | { readonly ask: 'ball'; readonly due: Due; readonly middle: Middle }

/** What comes next by the Laws and by what has been recorded. */
export function nextOf(state: MatchState): Next {
  const due = dueOf(state)
  const { current } = state
  if (due.need !== 'ball' || current === null) return { ask: askFor(due.need), due }
  const pair = pairOf(due, state.setup.conditions.lastManStands)
  if (pair === null) return { ask: 'batter', due }
  const bowler = due.bowler ?? cameOn(current)
  if (bowler === null) return { ask: 'bowler', due }
  return { ask: 'ball', due, middle: { ...pair, bowler } }
}

const askFor = (need: Due['need']) => (need === 'ball' ? 'nothing' : need)

/** Where the last batter continues alone, that one is both. */
function pairOf({ striker, nonStriker, batters, hurt }: Due, lastManStands: boolean) {
  if (striker !== null && nonStriker !== null) return { striker, nonStriker }
  const alone = striker ?? nonStriker
  const mayBeAlone = lastManStands && batters.length === 0 && hurt.length === 0
  return mayBeAlone && alone !== null ? { striker: alone, nonStriker: alone } : null
}

/** Who was named for the over that is about to begin. */
function cameOn({ entries }: Innings): PlayerId | null {
  for (const entry of entries.toReversed()) {
    if (isBall(entry)) return null
    if (entry.fact.type === 'bowler-came-on') return entry.fact.player
  }
  return null
}

/** How somebody comes to the wicket: for the first time, or back. */
export function comingOf(player: PlayerId, { hurt, retiredOut }: Due): PlayFact {
  if (retiredOut.includes(player)) return { type: 'batter-returned', player, consent: true }
  return { type: hurt.includes(player) ? 'batter-returned' : 'batter-came-in', player }
}
