import type { SquadMember } from '@pavilion/contract/team-calls.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { playerAddress } from '#shared/addresses.ts'
import { shortDay } from '#shared/dates.ts'
import { figure } from '#shared/figures.ts'
import styles from './detail.module.css'

type SquadTableProps = { readonly squad: readonly SquadMember[]; readonly team: string }

/** Everyone a side has fielded, with what they did for it. */
export function SquadTable({ squad, team }: SquadTableProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <Table caption={`Players of ${team}`} hover>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col" data-number>
            Matches
          </th>
          <th scope="col" data-number>
            Runs
          </th>
          <th scope="col" data-number>
            Wickets
          </th>
          <th scope="col" data-number>
            Last played
          </th>
        </tr>
      </thead>
      <tbody>
        {squad.map(({ player, matches, runs, wickets, lastPlayed }) => (
          <tr key={player.id}>
            <th scope="row">
              <Link className={styles.name} to={playerAddress(player)}>
                <Avatar name={player.name} club={team} size={36} />
                {player.name}
              </Link>
            </th>
            <td data-number>{figure(matches)}</td>
            <td data-score>{figure(runs)}</td>
            <td data-score>{figure(wickets)}</td>
            <td data-number>{shortDay(lastPlayed, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
