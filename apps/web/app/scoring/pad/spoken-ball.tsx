import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { lengthText } from '@pavilion/cricket/text/length-text.ts'
import type { Board } from '@pavilion/cricket/views/board.ts'
import * as t from '#texts/scoring.ts'
import { isUndone, lastDone, nameOfFact } from './undo.ts'

type SpokenBallProps = {
  readonly state: MatchState
  readonly board: Board
  readonly team: string
}

/** Tells screen readers what was just recorded and the score after it, whole: parts of it would not say what they are. */
export function SpokenBall({ state, board, team }: SpokenBallProps) {
  return <output className="pv-hidden">{wordsOf(state, board, team)}</output>
}

function wordsOf(state: MatchState, board: Board, team: string): string {
  const [innings, counted] = [board.innings.at(-1), state.innings.at(-1)]
  const last = lastDone(state)
  if (innings === undefined || counted === undefined || last === undefined) return ''
  const { runs, wickets, overs } = innings
  const length = lengthText({ overs, balls: counted.balls }, state.setup.conditions)
  const score = t.spokenScore({ team, runs, wickets, length })
  const done = isUndone(state) ? t.spokenUndo : nameOfFact(state, last)
  const more = innings.closed === null ? board.equation : board.sentence
  return [done, score, ...(more === null ? [] : [more])].map((part) => `${part}.`).join(' ')
}
