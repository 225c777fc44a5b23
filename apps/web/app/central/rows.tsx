import type { OfficialSummary } from '@pavilion/contract/people/official-calls.ts'
import type { PlayerSummary } from '@pavilion/contract/people/player-calls.ts'
import type { TeamSummary } from '@pavilion/contract/teams/team-calls.ts'
import type { TournamentSummary } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { useShell } from '#layout/use-shell.ts'
import {
  officialAddress,
  playerAddress,
  teamAddress,
  tournamentAddress,
} from '#shared/addresses.ts'
import { dayRange } from '#shared/dates.ts'
import { figure, rate } from '#shared/figures.ts'
import { StatusWord } from '#shared/status-label.tsx'
import { genderWord, roleWord } from '#shared/labels.ts'
import * as t from '#texts/central.ts'
import { roleOf } from '#shared/playing-role.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import { RecordRow } from './record-rows.tsx'

export function TournamentRow({ tournament }: { readonly tournament: TournamentSummary }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { name, from, until, formatNames, places, status } = tournament
  const where = places.length > 2 ? t.places({ length: places.length }) : places.join(', ')
  return (
    <RecordRow
      to={tournamentAddress(tournament)}
      art={<Crest name={name} size={44} />}
      title={name}
      about={[dayRange(from, until, locale), formatNames.join(', '), where]
        .filter(Boolean)
        .join(' · ')}
      status={<StatusWord status={status} />}
      figures={[
        { label: t.teamsLabel({ count: tournament.teams }), value: figure(tournament.teams) },
        { label: t.playedLabel, value: figure(tournament.played) },
        { label: t.matchesLabel({ count: tournament.matches }), value: figure(tournament.matches) },
      ]}
    />
  )
}

export function TeamRow({ team }: { readonly team: TeamSummary }) {
  const kind = team.kind === 'international' ? t.international : t.club
  return (
    <RecordRow
      to={teamAddress(team)}
      art={<TeamCrest team={team} size={44} />}
      title={team.name}
      about={`${kind}, ${genderWord(team.gender)}`}
      isLive={team.isPlaying}
      figures={[
        { label: t.playedLabel, value: figure(team.played) },
        { label: t.wonLabel, value: figure(team.won) },
        { label: t.lostLabel, value: figure(team.lost) },
      ]}
    />
  )
}

export function PlayerRow({ player }: { readonly player: PlayerSummary }) {
  const { name, teams, isPlaying } = player
  return (
    <RecordRow
      to={playerAddress(player)}
      art={<Avatar name={name} club={teams[0]?.name} size={48} />}
      title={name}
      about={[
        teams.map((team) => team.name).join(', '),
        roleOf({ ...player, role: player.style.role }),
      ]
        .filter(Boolean)
        .join(' · ')}
      isLive={isPlaying}
      figures={[
        { label: t.matchesLabel({ count: player.matches }), value: figure(player.matches) },
        { label: t.runsLabel({ count: player.runs }), value: figure(player.runs) },
        { label: t.averageLabel, value: rate(player.average) },
        { label: t.strikeRateLabel, value: rate(player.strikeRate, 1) },
        { label: t.wicketsLabel({ count: player.wickets }), value: figure(player.wickets) },
      ]}
    />
  )
}

export function OfficialRow({ official }: { readonly official: OfficialSummary }) {
  return (
    <RecordRow
      to={officialAddress(official)}
      art={<Avatar name={official.name} size={48} />}
      title={official.name}
      about={official.roles.map(({ role }) => roleWord(role)).join(', ')}
      figures={[
        { label: t.matchesLabel({ count: official.matches }), value: figure(official.matches) },
      ]}
    />
  )
}
