import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { SiteCounts } from '@pavilion/contract/sites/site-calls.ts'
import { Link } from 'react-router'
import { matchCentral } from '#layout/navigation.ts'
import { counted, figure } from '#shared/figures.ts'
import styles from './central-index.module.css'
import { FeaturedTournament } from './featured-tournament.tsx'
import type { Table } from './load-home.ts'

type CentralIndexProps = { readonly counts: SiteCounts; readonly table: Table | null }

/** Links to Match Central with real counts, and the featured tournament. */
export function CentralIndex({ counts, table }: CentralIndexProps) {
  return (
    <section className={`pv-section ${styles.band}`}>
      <div className="pv-page">
        <SectionHeading title="Match Central">
          <Link className="pv-link" to="/match-central/overview">
            Open the overview
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
  matches: ({ matches, liveMatches }) =>
    `${counted(matches, 'match', 'matches')}, ${figure(liveMatches)} live now`,
  tournaments: ({ tournaments }) => `${counted(tournaments, 'tournament')} with tables and leaders`,
  clubs: ({ clubs }) => `${counted(clubs, 'club')} with their teams and grounds`,
  academies: ({ academies }) => counted(academies, 'academy', 'academies'),
  associations: ({ associations }) =>
    `${counted(associations, 'association')} and who belongs to them`,
  teams: ({ teams }) => `${counted(teams, 'team')} with their record by format`,
  players: ({ players }) => `${counted(players, 'player career')}`,
  officials: ({ officials }) =>
    `${counted(officials, 'umpire, referee or scorer', 'umpires, referees and scorers')}`,
  grounds: ({ grounds }) => `${counted(grounds, 'ground')}, and how matches go there`,
}
