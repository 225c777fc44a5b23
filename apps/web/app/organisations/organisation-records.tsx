import type { GroundSummary } from '@pavilion/contract/grounds/ground-calls.ts'
import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import type { SquadMember, TeamSummary } from '@pavilion/contract/teams/team-calls.ts'
import type { TournamentSummary } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import type { ReactNode } from 'react'
import { BookLink } from '#shared/book-link.tsx'
import { GroundCards } from '#shared/ground-cards.tsx'
import { OrganisationRow } from './organisation-row.tsx'
import { RecordRows } from '#central/record-rows.tsx'
import { TeamRow, TournamentRow } from '#central/rows.tsx'
import { SquadTable } from '#central/squad-table.tsx'
import * as t from '#texts/organisations.ts'

type OrganisationRecordsProps = {
  readonly name: string
  readonly kind: OrganisationSummary['kind']
  readonly teams: readonly TeamSummary[]
  readonly grounds: readonly GroundSummary[]
  readonly tournaments: readonly TournamentSummary[]
  readonly affiliated: readonly OrganisationSummary[]
  readonly players: readonly SquadMember[]
  /** The matches of the organisation. */
  readonly children: ReactNode
}

/**
 * The teams, grounds, tournaments and matches of an organisation, one section each; a sentence when there
 * are none, but of an academy, whose programmes stand above.
 */
export function OrganisationRecords(props: OrganisationRecordsProps) {
  const { name, kind, teams, grounds, tournaments, affiliated, players, children } = props
  const isBare = [teams, grounds, tournaments, affiliated].every(({ length }) => length === 0)
  if (isBare && kind === 'academy') return null
  if (isBare) return <EmptyState>{t.nameHasNoTeamsGrounds({ name })}</EmptyState>
  return (
    <>
      <Section title={t.tournaments} records={tournaments}>
        {(tournament) => <TournamentRow key={tournament.id} tournament={tournament} />}
      </Section>
      <Section title={t.members} records={affiliated}>
        {(member) => <OrganisationRow key={member.id} organisation={member} />}
      </Section>
      <Section title={t.teams} records={teams}>
        {(team) => <TeamRow key={team.id} team={team} />}
      </Section>
      {grounds.length > 0 && <Grounds grounds={grounds} />}
      {children}
      {players.length > 0 && (
        <section>
          <SectionHeading title={t.players} />
          <SquadTable squad={players} team={name} />
        </section>
      )}
    </>
  )
}

type SectionProps<T> = {
  readonly title: string
  readonly records: readonly T[]
  /** Renders one record. */
  readonly children: (record: T) => ReactNode
}

/** Nothing when there are no records. */
function Section<T>({ title, records, children }: SectionProps<T>) {
  if (records.length === 0) return null
  return (
    <section>
      <SectionHeading title={title} />
      <RecordRows>{records.map(children)}</RecordRows>
    </section>
  )
}

function Grounds({ grounds }: { readonly grounds: readonly GroundSummary[] }) {
  return (
    <section>
      <SectionHeading title={t.grounds} />
      <GroundCards grounds={grounds} action={(ground) => <BookLink ground={ground} />} />
    </section>
  )
}
