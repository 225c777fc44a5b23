import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { isBall, nameOf } from '@pavilion/cricket/fold/state.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import * as t from '#texts/scoring.ts'
import { nextOf } from './next.ts'

/** Something that is recorded without a ball, in the words of its key. */
export type MoreEntry = { readonly label: string; readonly fact: PlayFact }

/** Who can be out now though no ball is bowled, and how, as far as the Laws allow it. */
export function outWithoutBall(state: MatchState): readonly MoreEntry[] {
  const next = nextOf(state)
  const entries = [...inPlay(state, next), ...timedOut(state, next)]
  return entries.filter(({ fact }) => judge(state, fact).ok)
}

type Next = ReturnType<typeof nextOf>

/** Laws 37 and 38.3: once the bowler has begun to run in. */
function inPlay(state: MatchState, next: Next): MoreEntry[] {
  if (next.ask !== 'ball' || state.current === null) return []
  const { bowler } = next.middle
  const { striker, nonStriker } = state.current
  const ids = [striker, nonStriker].flatMap((line) => line?.id ?? [])
  return ids.flatMap((player): MoreEntry[] => [
    {
      label: t.runOutBeforeDelivery({ name: nameOf(state, player), bowler: nameOf(state, bowler) }),
      fact: { type: 'batter-dismissed', player, kind: 'run out', fielders: [{ player: bowler }] },
    },
    {
      label: t.obstructingBeforeDelivery({ name: nameOf(state, player) }),
      fact: { type: 'batter-dismissed', player, kind: 'obstructing the field' },
    },
  ])
}

/** Law 40: who is due to come in, or has come in and is not ready. */
function timedOut(state: MatchState, { ask, due }: Next): MoreEntry[] {
  const waiting = ask === 'batter' ? [...due.batters, ...due.hurt] : justIn(state)
  return waiting.map((player) => ({
    label: t.timedOutNamed({ name: nameOf(state, player) }),
    fact: { type: 'batter-dismissed', player, kind: 'timed out' },
  }))
}

function justIn({ current }: MatchState): PlayerId[] {
  if (current === null) return []
  const since = current.entries.slice(current.entries.findLastIndex(isBall) + 1)
  return since.flatMap(({ fact }) => (fact.type === 'batter-came-in' ? [fact.player] : []))
}
