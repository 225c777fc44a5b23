import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { SiteCounts } from '@pavilion/contract/sites/site-calls.ts'
import { Link } from 'react-router'
import { matchCentral } from '#layout/navigation.ts'
import * as t from '#texts/home.ts'
import styles from './central-index.module.css'
import { FeaturedTournament } from './featured-tournament.tsx'
import type { Table } from './load-home.ts'

type CentralIndexProps = { readonly counts: SiteCounts; readonly table: Table | null }

/** Links to Match Central with real counts, and the featured tournament. */
export function CentralIndex({ counts, table }: CentralIndexProps) {
  return (
    <section className={`pv-section ${styles.band}`}>
      <div className="pv-page">
        <SectionHeading title={t.matchCentral}>
          <Link className="pv-link" to="/match-central/overview">
            {t.seeOverview}
          </Link>
        </SectionHeading>
        <div className={styles.columns}>
          <ul className={styles.index}>
            {matchCentral.flatMap(({ label, to, count }) =>
              count === undefined
                ? []
                : [
                    <li key={to}>
                      <Link to={to}>
                        <b>{label}</b>
                        <span>{lines[count](counts)}</span>
                        <Icon name="arrow-right" />
                      </Link>
                    </li>,
                  ],
            )}
          </ul>
          {table && <FeaturedTournament table={table} />}
        </div>
      </div>
    </section>
  )
}

type Counted = Exclude<(typeof matchCentral)[number]['count'], undefined>

const lines: Readonly<Record<Counted, (counts: SiteCounts) => string>> = {
  matches: ({ matches, liveMatches }) => t.matchesLiveMatchesLiveNow({ matches, liveMatches }),
  tournaments: ({ tournaments }) => t.tournamentsWithTablesAndLeaders({ tournaments }),
  clubs: ({ clubs }) => t.clubsWithTheirTeams({ clubs }),
  academies: ({ academies }) => t.academies({ academies }),
  associations: ({ associations }) => t.associationsAndTheirMembers({ associations }),
  teams: ({ teams }) => t.teamsWithTheirRecord({ teams }),
  players: ({ players }) => `${t.playersAndTheirCareers({ players })}`,
  officials: ({ officials }) => `${t.umpiresRefereesAndScorers({ officials })}`,
  grounds: ({ grounds }) => t.groundsAndHowTheyPlay({ grounds }),
}
