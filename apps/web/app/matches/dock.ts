import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { lengthText } from '@pavilion/cricket/text/length-text.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { headline } from './board/board-text.ts'
import { scoreText } from './innings-text.ts'
import { sideOf } from './side-of.ts'
import { startingSmall } from './starting-small.ts'
import type { Dock } from './tab-bar.tsx'

/** The score for the end of the tab bar; undefined before there is one. */
export function dockOf(
  view: MatchView,
  overRules: OverRules,
  sides: MatchCard['sides'],
): Dock | undefined {
  const latest = view.innings.at(-1)
  if (latest === undefined) return undefined
  const said = view.result === null ? afterScore(headline(view)) : view.result.text
  return {
    team: sideOf(sides, latest.team),
    score: scoreText(latest),
    words: `${lengthText(latest, overRules)}, ${said}`,
  }
}

const afterScore = (said: string) =>
  /^(?:Need|Projected|Scores)\b/.test(said) ? startingSmall(said) : said
