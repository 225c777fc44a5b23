import type { MatchView } from '@pavilion/cricket/view.ts'
import { useState } from 'react'
import { lengthText, scoreWords } from '../innings-words.ts'

/** "Ravi Rovers 142 for 4, 15.2 overs", to be said aloud after each over and each wicket; empty until one. */
export function useAnnouncement(view: MatchView, ballsPerOver: number): string {
  const mark = markOf(view)
  const [said, setSaid] = useState({ mark, words: '' })
  if (said.mark !== mark) setSaid({ mark, words: wordsOf(view, ballsPerOver) })
  return said.words
}

/** Changes when there is something to say. */
export function markOf({ innings, result }: MatchView): string {
  const latest = innings.at(-1)
  const overs = latest?.overRows.filter(({ complete }) => complete).length
  return [latest?.number, latest?.wickets, overs, result?.text].join()
}

export function wordsOf({ innings, result }: MatchView, ballsPerOver: number): string {
  const latest = innings.at(-1)
  if (result !== null) return result.text
  if (latest === undefined) return ''
  return `${latest.team.name} ${scoreWords(latest)}, ${lengthText(latest, ballsPerOver)}`
}
