import type { MatchCard } from '@pavilion/contract/match-card.ts'
import { longDay } from '#shared/dates.ts'
import { sidesText } from './sides-text.ts'
import { startingSmall } from './starting-small.ts'

/** "Ravi Rovers 142/4, need 46 from 28 balls": what a tab of the browser says before the site's name. */
export function scoreTitle(card: MatchCard, locale: string): string {
  const batting = card.batting === null ? undefined : card.innings.at(-1)
  if (card.status === 'live' && batting !== undefined) {
    const side = card.sides[batting.side]
    const score = `${batting.runs}/${batting.wickets}`
    return [`${side?.name ?? ''} ${score}`, afterScore(card.sentence)].filter(Boolean).join(', ')
  }
  if (card.status === 'upcoming') return `${sidesText(card)}, ${longDay(card.startsOn, locale)}`
  return card.sentence === '' ? sidesText(card) : `${sidesText(card)}: ${card.sentence}`
}

/** What is worth a place beside the score: what is needed, or who leads; not who won the toss. */
function afterScore(sentence: string): string {
  if (/^(?:Need|Scores)\b/.test(sentence)) return startingSmall(sentence)
  return /\b(?:lead|trail) by\b/.test(sentence) ? sentence : ''
}
