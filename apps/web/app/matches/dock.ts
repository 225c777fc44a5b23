import type { MatchView } from '@pavilion/cricket/view.ts'
import { headline } from './board/board-words.ts'
import { lengthText, scoreText } from './innings-words.ts'
import type { Dock } from './tab-bar.tsx'

/** The score as it stands at the end of the tab bar; undefined before there is one. */
export function dockOf(view: MatchView, ballsPerOver: number): Dock | undefined {
  const latest = view.innings.at(-1)
  if (latest === undefined) return undefined
  const said = view.result === null ? lowerFirst(headline(view)) : view.result.text
  return {
    team: latest.team.name,
    score: scoreText(latest),
    words: `${lengthText(latest, ballsPerOver)}, ${said}`,
  }
}

const lowerFirst = (text: string) =>
  /^(?:Need|Projected|Scores)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
