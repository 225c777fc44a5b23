import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { lengthText } from '@pavilion/cricket/text/length-text.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { useState } from 'react'
import { spokenScore } from '../innings-text.ts'

type Options = {
  readonly overRules: OverRules
  /** Announces every ball, not only overs and wickets. */
  readonly everyBall: boolean
}

/**
 * The announcement for screen readers, "Ravi Rovers 142 for 4, 15.2 overs"; empty until there is something
 * to announce.
 */
export function useAnnouncement(view: MatchView, { overRules, everyBall }: Options): string {
  const mark = markOf(view, everyBall)
  const [said, setSaid] = useState({ mark, everyBall, words: '' })
  if (said.everyBall !== everyBall) setSaid({ mark, everyBall, words: '' })
  else if (said.mark !== mark) setSaid({ mark, everyBall, words: wordsOf(view, overRules) })
  return said.words
}

/** Changes whenever something is to be announced: after an over, a wicket, or each ball. */
export function markOf({ innings, result, seq }: MatchView, everyBall = false): string {
  const latest = innings.at(-1)
  const overs = latest?.overRows.filter(({ complete }) => complete).length
  return [latest?.number, latest?.wickets, overs, result?.text, everyBall && seq].join()
}

export function wordsOf({ innings, result }: MatchView, overRules: OverRules): string {
  const latest = innings.at(-1)
  if (result !== null) return result.text
  if (latest === undefined) return ''
  return `${latest.team.name} ${spokenScore(latest)}, ${lengthText(latest, overRules)}`
}
