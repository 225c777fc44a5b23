import { Ground } from '@pavilion/kit/art/ground.tsx'
import { BlazerStripe } from '@pavilion/kit/art/blazer-stripe.tsx'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { tournamentAddress } from '#shared/addresses.ts'
import { dayRange } from '#shared/dates.ts'
import { counted, figure } from '#shared/figures.ts'
import { StatusWord } from '#shared/status-word.tsx'
import { signed } from '#shared/figures.ts'
import styles from './featured-tournament.module.css'
import type { Table } from './load-home.ts'

/** The featured tournament as a board: its ground, its dates, the head of its table. */
export function FeaturedTournament({ table: { summary, standings } }: { readonly table: Table }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { name, status, watchers, from, until, teams } = summary
  return (
    <Link className={classes('pv-board', styles.card)} to={tournamentAddress(summary)}>
      <span className={styles.art}>
        <Ground name={name} view={{ y: -40, width: 889, height: 333 }} />
      </span>
      <span className={styles.body}>
        <span className={styles.top}>
          <StatusWord status={status} />
          {watchers > 0 && <span className="pv-board-caption">{figure(watchers)} watching</span>}
        </span>
        <span className={styles.named}>
          <Crest name={name} size={52} />
          <span>
            <b>{name}</b>
            <span className="pv-board-caption">
              {dayRange(from, until, locale)}, {counted(teams, 'team')}
            </span>
          </span>
        </span>
        {standings.length > 0 && <Standings standings={standings} />}
      </span>
    </Link>
  )
}

function Standings({ standings }: Pick<Table, 'standings'>) {
  return (
    <table className={styles.table}>
      <caption className="pv-hidden">Points table</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="pv-hidden">Place</span>
          </th>
          <th scope="col">Team</th>
          <th scope="col">Played</th>
          <th scope="col">Net rate</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ team, played, netRunRate, points }, index) => (
          <tr key={team.id}>
            <td>{index + 1}</td>
            <td>
              <span className={styles.team}>
                <BlazerStripe name={team.name} />
                {team.name}
              </span>
            </td>
            <td>{played}</td>
            <td>{signed(netRunRate)}</td>
            <td>
              <b>{points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
