import { ballText } from '@pavilion/cricket/text/ball-mark.ts'
import { boardOf } from '@pavilion/cricket/views/board.ts'
import type { BallBowled } from '@pavilion/cricket/facts.ts'
import { standing } from '@pavilion/cricket/fold/log.ts'
import { evolve } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { openPadMatch, press } from './pad/pad-match.ts'

/** A short log before and after a correction, folded by the engine. */
export type CorrectionExample = {
  readonly lines: readonly { readonly seq: number; readonly words: string; readonly was?: string }[]
  readonly before: string
  readonly after: string
}

/** Five balls through the engine, and an entry that corrects the third from a four to a six. */
export function correctionExample(): CorrectionExample {
  const keys = ['1', '0', '4', 'wd', '2'] as const
  const { state } = keys.reduce((turn, key) => press(turn.state, key), openPadMatch())
  const before = scoreOf(state)
  const wrong = ballsOf(state)[2]
  if (wrong === undefined) throw new Error('The example has five balls.')
  const fact: BallBowled = { ...wrong.fact, runs: 6 }
  const seq = state.seq + 1
  const after = evolve(state, { seq, fact: { type: 'corrected', seq: wrong.seq, fact } })
  const lines = ballsOf(after).map((ball) => ({
    seq: ball.seq,
    words: ballText(ball.fact),
    ...(ball.seq === wrong.seq && { was: ballText(wrong.fact) }),
  }))
  return { lines, before, after: scoreOf(after) }
}

const ballsOf = ({ log }: MatchState) =>
  standing(log).flatMap(({ seq, fact }) => (fact.type === 'ball-bowled' ? [{ seq, fact }] : []))

function scoreOf(state: MatchState): string {
  const innings = boardOf(state).innings.at(-1)
  return innings ? `${innings.runs}/${innings.wickets}` : '0/0'
}
