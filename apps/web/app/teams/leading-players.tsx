import type { SquadMember } from '@pavilion/contract/teams/team-calls.ts'
import { HonoursList } from '#central/honours-list.tsx'
import { figure } from '#shared/figures.ts'
import * as t from '#texts/teams.ts'

const mostShown = 3

type LeadingPlayersProps = { readonly squad: readonly SquadMember[]; readonly team: string }

/** Who has made the most runs and taken the most wickets for a team. */
export function LeadingPlayers({ squad, team }: LeadingPlayersProps) {
  const leaders = (of: (member: SquadMember) => number) =>
    squad
      .filter((member) => of(member) > 0)
      .toSorted((one, other) => of(other) - of(one))
      .slice(0, mostShown)
      .map((member) => ({ player: member.player, club: team, text: figure(of(member)) }))
  const lists = [
    { title: t.mostRuns, leaders: leaders(({ runs }) => runs) },
    { title: t.mostWickets, leaders: leaders(({ wickets }) => wickets) },
  ]
  return <HonoursList title={t.leadingPlayers} lists={lists} />
}
