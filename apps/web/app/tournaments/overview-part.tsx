import { Link } from 'react-router'
import { tournamentAddress } from '#shared/addresses.ts'
import { MatchSection } from '#shared/match-section.tsx'
import styles from '#central/detail.module.css'
import * as t from '#texts/tournaments.ts'
import { About } from './about.tsx'
import { Bracket } from './bracket.tsx'
import { HonoursBoard } from './honours-board.tsx'
import { LiveNeeds } from './live-needs.tsx'
import { PointsTables } from './points-tables.tsx'
import type { ShownTournament } from './use-live-tournament.ts'

const nextShown = 3
const latestShown = 5

/**
 * Live matches, the table, and some coming and finished matches. What the organiser says comes first until
 * something is played, then last.
 */
export function Overview(props: ShownTournament) {
  const { tournament, details, standings, liveNeeds, leaders, ...matches } = props
  const { live, upcoming, results } = matches
  const address = tournamentAddress(tournament)
  const hasBegun = live.length + results.length > 0
  const about = details !== null && <About tournament={tournament} details={details} />
  return (
    <>
      {!hasBegun && about}
      <MatchSection title={t.now} matches={live} />
      <LiveNeeds needs={liveNeeds} />
      <div className={styles.beside}>
        {(standings.length > 0 || props.bracket.length === 0) && (
          <PointsTables
            standings={standings}
            tournament={tournament}
            places={details?.qualifiers}
          />
        )}
        <HonoursBoard leaders={leaders} />
      </div>
      <Bracket {...props} />
      <MatchSection title={t.nextUp} matches={upcoming.slice(0, nextShown)}>
        {upcoming.length > nextShown && (
          <Link className="pv-link" to={`${address}?show=fixtures`} preventScrollReset>
            {t.allFixtures}
          </Link>
        )}
      </MatchSection>
      <MatchSection title={t.latestResults} matches={results.slice(0, latestShown)}>
        {results.length > 0 && (
          <Link className="pv-link" to={`${address}/bulletin`}>
            {t.bulletin}
          </Link>
        )}
        {results.length > latestShown && (
          <Link className="pv-link" to={`${address}?show=results`} preventScrollReset>
            {t.allResults}
          </Link>
        )}
      </MatchSection>
      {hasBegun && about}
    </>
  )
}
