import type { Standing, TournamentSummary } from '@pavilion/contract/tournament-calls.ts'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Crease } from '@pavilion/kit/crease.tsx'
import { FormGuide } from '@pavilion/kit/scoreboard/form-guide.tsx'
import { LiveTag } from '@pavilion/kit/scoreboard/live-tag.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { Link } from 'react-router'
import { teamAddress } from '#shared/addresses.ts'
import { signed } from '#shared/figures.ts'
import styles from './points-table.module.css'

type PointsTablesProps = {
  readonly standings: readonly Standing[]
  readonly tournament: TournamentSummary
}

/** The table, or one for each group. */
export function PointsTables({ standings, tournament }: PointsTablesProps) {
  const groups = [...new Set(standings.map(({ group }) => group))]
  return (
    <section>
      <Crease title="Points table">
        <span className="pv-small pv-muted">
          After {tournament.played} of {tournament.matches} matches. Points, then wins, then{' '}
          <abbr title="Net run rate: runs scored an over less runs conceded an over">NRR</abbr>.
        </span>
      </Crease>
      {standings.length === 0 && (
        <EmptyState title="No table yet">The first result opens it.</EmptyState>
      )}
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          {group !== null && <h3 className="pv-panel-heading">Group {group}</h3>}
          <PointsTable standings={standings.filter((line) => line.group === group)} />
        </div>
      ))}
    </section>
  )
}

function PointsTable({ standings }: Pick<PointsTablesProps, 'standings'>) {
  return (
    <Table caption="Points table">
      <thead>
        <tr>
          <th scope="col">
            <span className="pv-hidden">Place</span>
          </th>
          <th scope="col">Team</th>
          <th scope="col" data-number>
            <abbr title="Played">P</abbr>
          </th>
          <th scope="col" data-number>
            <abbr title="Won">W</abbr>
          </th>
          <th scope="col" data-number>
            <abbr title="Lost">L</abbr>
          </th>
          <th scope="col" data-number className={styles.wide}>
            <abbr title="Tied, drawn or without a result">T/NR</abbr>
          </th>
          <th scope="col" data-number className={styles.wide}>
            NRR
          </th>
          <th scope="col" className={styles.wide}>
            Form
          </th>
          <th scope="col" data-number>
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map((line, index) => (
          <Line key={line.team.id} line={line} place={index + 1} />
        ))}
      </tbody>
    </Table>
  )
}

const outcomes = { W: 'won', L: 'lost', T: 'none', D: 'none', N: 'none' } as const
const words = { W: 'won', L: 'lost', T: 'tied', D: 'drawn', N: 'no result' } as const

function Line({ line, place }: { readonly line: Standing; readonly place: number }) {
  const { team, form } = line
  return (
    <tr>
      <td className={styles.place}>{place}</td>
      <th scope="row">
        <Link className={styles.team} to={teamAddress(team)}>
          <Crest name={team.name} code={team.shortName ?? undefined} size={30} />
          <span>{team.name}</span>
          {line.isPlaying && <LiveTag>playing</LiveTag>}
        </Link>
      </th>
      <td data-number>{line.played}</td>
      <td data-number>{line.won}</td>
      <td data-number>{line.lost}</td>
      <td data-number className={styles.wide}>
        {line.tied + line.drawn + line.noResult}
      </td>
      <td data-number className={styles.wide}>
        {signed(line.netRunRate)}
      </td>
      <td className={styles.wide}>
        <FormGuide
          results={form.map((letter) => ({ letter, outcome: outcomes[letter] }))}
          label={`Oldest first: ${form.map((letter) => words[letter]).join(', ')}`}
        />
      </td>
      <td data-score className={styles.points}>
        {line.points}
      </td>
    </tr>
  )
}
