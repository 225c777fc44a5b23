import type { Standing } from '@pavilion/contract/tournament-calls.ts'
import { BlazerStripe } from '@pavilion/kit/art/blazer-stripe.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { LiveTag } from '@pavilion/kit/scoreboard/live-tag.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { Link } from 'react-router'
import { playerAddress, teamAddress, tournamentAddress } from '#shared/addresses.ts'
import { signed } from '#shared/figures.ts'
import type { Samples } from '../load-samples.ts'
import styles from './fragments.module.css'

type Shown = { readonly table: NonNullable<Samples['table']> }

/** The head of the featured tournament's table, as it stands. */
export function Standings({ table: { tournament, standings } }: Shown) {
  return (
    <div className={classes('pv-card', styles.card)}>
      <Link className={styles.cardTitle} to={tournamentAddress(tournament)}>
        {tournament.name}
        {tournament.isSample && <Tag>Sample</Tag>}
        <span className="pv-caption">
          After {tournament.played} of {tournament.matches} matches
        </span>
      </Link>
      <Table caption={`Points table of ${tournament.name}`}>
        <thead>
          <tr>
            <th scope="col">Team</th>
            <th scope="col" data-number>
              <abbr title="Played">P</abbr>
            </th>
            <th scope="col" data-number>
              <abbr title="Won">W</abbr>
            </th>
            <th scope="col" data-number>
              <abbr title="Net run rate: runs scored an over less runs conceded an over">NRR</abbr>
            </th>
            <th scope="col" data-number>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((line) => (
            <Line key={line.team.id} line={line} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Line({ line }: { readonly line: Standing }) {
  return (
    <tr>
      <th scope="row">
        <Link className={styles.team} to={teamAddress(line.team)}>
          <BlazerStripe name={line.team.name} />
          <span>{line.team.name}</span>
          {line.isPlaying && <LiveTag>playing</LiveTag>}
        </Link>
      </th>
      <td data-number>{line.played}</td>
      <td data-number>{line.won}</td>
      <td data-number>{signed(line.netRunRate)}</td>
      <td data-number data-score>
        {line.points}
      </td>
    </tr>
  )
}

/** Who leads in runs and in wickets. */
export function Leaders({ table: { leaders } }: Shown) {
  const lists = [
    { title: 'Most runs', list: leaders.runs },
    { title: 'Most wickets', list: leaders.wickets },
  ].filter(({ list }) => list.length > 0)
  return (
    <div className={styles.columns}>
      {lists.map(({ title, list }) => (
        <div key={title}>
          <h3 className="pv-caption">{title}</h3>
          <ol className={styles.lines}>
            {list.slice(0, 3).map(({ player, team, text }) => (
              <li key={player.id}>
                <Link to={playerAddress(player)}>
                  <span>
                    {player.name} <small className="pv-muted">{team.name}</small>
                  </span>
                  <b className={styles.figure}>{text}</b>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
