import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import * as t from '#texts/matches.ts'
import { inningsName } from '../innings-text.ts'
import { MatchFacts } from '../line-ups/match-facts.tsx'
import { Side } from '../live-tab/side.tsx'
import { useMatch } from '../use-match.ts'
import { BestStands } from './best-stands.tsx'
import { DayByDay } from './day-by-day.tsx'
import { InningsBest } from './innings-best.tsx'
import { PlayersOfMatch } from './players-of-match.tsx'
import styles from './summary.module.css'

/** After a match: who decided it, each innings at its best, and how the runs came. */
export function MatchSummary() {
  const { card, info, view, overRules, locale } = useMatch()
  const { innings } = view
  const people = new Map(
    info.squads.flatMap(({ players }) => players.map((one) => [one.playerId, one.person] as const)),
  )
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <PlayersOfMatch
          people={info.playerOfMatch}
          squads={info.squads}
          innings={innings}
          overRules={overRules}
        />
        {innings
          .filter(({ closed }) => closed !== 'forfeited')
          .map((one) => (
            <InningsBest
              key={one.number}
              innings={one}
              turn={inningsName(one, innings)}
              people={people}
              overRules={overRules}
              sides={card.sides}
            />
          ))}
        <DayByDay />
        <BestStands view={view} sides={card.sides} />
        {innings.length > 0 && (
          <Link
            className={buttonClasses({ variant: 'outline' })}
            to={`${matchAddress(card)}/scorecard`}
          >
            {t.fullScorecard}
          </Link>
        )}
      </div>
      <div className={styles.aside}>
        {innings.length > 0 && <Side />}
        <Panel title={t.matchDetails} level={2}>
          <MatchFacts card={card} info={info} toss={view.toss} locale={locale} />
        </Panel>
      </div>
    </div>
  )
}
