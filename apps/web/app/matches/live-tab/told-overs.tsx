import { useSearchParams } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import { overMarks } from '../board/board-text.ts'
import { isInPlay } from '../in-play.ts'
import styles from '../match.module.css'
import { DayByDay } from '../summary-tab/day-by-day.tsx'
import { useMatch } from '../use-match.ts'
import { choiceOf } from './choice.ts'
import { InningsChoice } from './commentary-filters.tsx'
import { Commentary } from './commentary.tsx'
import type { Told } from './commentary-data.ts'
import { OverCards } from './over-cards.tsx'
import { Side } from './side.tsx'

/** The latest overs as cards, the commentary, and the charts beside it. */
export function ToldOvers({ told }: { readonly told: Told }) {
  const { card, days, view, overRules } = useMatch()
  const { overs, hasEarlier, choice, innings, goesOn } = useTold(told)
  return (
    <div className={styles.live}>
      <div>
        <OverCards
          overs={overs.slice(0, 10)}
          current={goesOn ? overMarks(view, overRules) : undefined}
        />
        <Commentary
          overs={overs}
          choice={choice}
          hasEarlier={hasEarlier}
          battingSide={view.innings[innings - 1]?.team.name ?? ''}
          overRules={overRules}
          address={matchAddress(card)}
          turns={<InningsChoice innings={view.innings} shown={innings} choice={choice} />}
        />
      </div>
      {days.length === 0 ? (
        <Side />
      ) : (
        <div className={styles.side}>
          <DayByDay />
          <Side />
        </div>
      )}
    </div>
  )
}

/** The overs to show: folded in this browser, else as loaded from the server. */
function useTold(told: Told) {
  const { view, folded } = useMatch()
  const [query] = useSearchParams()
  const choice = choiceOf(query)
  const latest = view.innings.at(-1)
  const innings = choice.innings ?? view.innings.length
  const isLatest = innings === latest?.number
  const shown =
    folded !== undefined && isLatest
      ? {
          overs: folded.overs,
          hasEarlier: folded.overs.length > choice.overs,
        }
      : told
  const goesOn = isLatest && isInPlay(view)
  return { ...shown, choice, innings, goesOn }
}
