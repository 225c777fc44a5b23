import type { SquadMember } from '@pavilion/contract/teams/team-calls.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { playerAddress } from '#shared/addresses.ts'
import { shortDay } from '#shared/dates.ts'
import { figure, rate } from '#shared/figures.ts'
import * as t from '#texts/central.ts'
import { type Column, ColumnsTable } from './columns-table.tsx'
import styles from './detail.module.css'

const columnsIn = (locale: string): Column<SquadMember>[] => [
  { head: t.matches, as: 'number', of: ({ matches }) => figure(matches) },
  { head: t.runs, as: 'score', of: ({ runs }) => figure(runs) },
  { head: t.average, as: 'number', of: ({ average }) => rate(average) },
  { head: t.strikeRate, as: 'number', of: ({ strikeRate }) => rate(strikeRate, 1) },
  { head: t.wickets, as: 'score', of: ({ wickets }) => figure(wickets) },
  { head: t.lastPlayed, as: 'number', of: ({ lastPlayed }) => shortDay(lastPlayed, locale) },
]

type SquadTableProps = {
  readonly squad: readonly SquadMember[]
  /** The name of the team or organisation, for the drawings. */
  readonly team: string
}

/** Everyone who has played for a side, with their figures. */
export function SquadTable({ squad, team }: SquadTableProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <ColumnsTable
      caption={t.playersOfTeam({ team })}
      hover
      rows={squad}
      keyOf={({ player }) => player.id}
      named={{ head: t.player, of: ({ player }) => <Player player={player} team={team} /> }}
      columns={columnsIn(locale)}
    />
  )
}

type PlayerProps = Pick<SquadMember, 'player'> & { readonly team: string }

const Player = ({ player, team }: PlayerProps) => (
  <Link className={styles.name} to={playerAddress(player)}>
    <Avatar name={player.name} club={team} size={36} />
    {player.name}
  </Link>
)
