import type { MatchView } from '@pavilion/cricket/view.ts'
import { useState } from 'react'
import { lengthText, scoreWords } from '../innings-words.ts'

type Options = {
  readonly ballsPerOver: number
  /** Said after each ball, not only after overs and wickets. */
  readonly everyBall: boolean
}

/** "Ravi Rovers 142 for 4, 15.2 overs", to be said aloud when there is something to say; empty until then. */
export function useAnnouncement(view: MatchView, { ballsPerOver, everyBall }: Options): string {
  const mark = markOf(view, everyBall)
  const [said, setSaid] = useState({ mark, everyBall, words: '' })
  if (said.everyBall !== everyBall) setSaid({ mark, everyBall, words: '' })
  else if (said.mark !== mark) setSaid({ mark, everyBall, words: wordsOf(view, ballsPerOver) })
  return said.words
}

/** Changes when there is something to say: after an over, a wicket, or each ball. */
export function markOf({ innings, result, seq }: MatchView, everyBall = false): string {
  const latest = innings.at(-1)
  const overs = latest?.overRows.filter(({ complete }) => complete).length
  return [latest?.number, latest?.wickets, overs, result?.text, everyBall && seq].join()
}

export function wordsOf({ innings, result }: MatchView, ballsPerOver: number): string {
  const latest = innings.at(-1)
  if (result !== null) return result.text
  if (latest === undefined) return ''
  return `${latest.team.name} ${scoreWords(latest)}, ${lengthText(latest, ballsPerOver)}`
}
