import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { longDay } from '#shared/dates.ts'
import { isolated } from '#shared/isolated.ts'
import { sidesText } from './sides-text.ts'
import { startingSmall } from './starting-small.ts'

/** "Ravi Rovers 142/4, need 46 from 28 balls": the page's title before the site's name. */
export function scoreTitle(card: MatchCard, locale: string): string {
  const batting = card.batting === null ? undefined : card.innings.at(-1)
  if (card.status === 'live' && batting !== undefined) {
    const side = card.sides[batting.side]
    const score = `${batting.runs}/${batting.wickets}`
    return [`${isolated(side?.name ?? '')} ${score}`, afterScore(card.sentence)]
      .filter(Boolean)
      .join(', ')
  }
  if (card.status === 'upcoming') return `${sidesText(card)}, ${longDay(card.startsOn, locale)}`
  return card.sentence === '' ? sidesText(card) : `${sidesText(card)}: ${card.sentence}`
}

/** The sentence if it is worth showing beside the score; the toss is not. */
function afterScore(sentence: string): string {
  if (/^(?:Need|Scores)\b/.test(sentence)) return startingSmall(sentence)
  return /\b(?:lead|trail) by\b/.test(sentence) ? sentence : ''
}
