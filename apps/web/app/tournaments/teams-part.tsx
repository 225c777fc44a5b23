import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { RecordRow, RecordRows } from '#central/record-rows.tsx'
import { useShell } from '#layout/use-shell.ts'
import { teamAddress } from '#shared/addresses.ts'
import { matchDay } from '#shared/dates.ts'
import { figure } from '#shared/figures.ts'
import { tableName } from '#shared/named-tables.ts'
import * as t from '#texts/tournaments.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import { type TeamIn, teamsIn } from './teams-in.ts'

/** Who takes part in a tournament, with record and next match. */
export function TeamsPart(shown: Parameters<typeof teamsIn>[0]) {
  const teams = teamsIn(shown)
  const draw = shown.details?.draw
  if (teams.length === 0) {
    return <EmptyState title={t.noTeamsYet}>{t.teamsAppearWhenEntered}</EmptyState>
  }
  return (
    <section>
      <SectionHeading title={t.teams}>
        <span className="pv-small pv-muted">{t.recordsCountTables}</span>
      </SectionHeading>
      <RecordRows>
        {teams.map((one) => (
          <TeamRow key={one.team.id} {...one} />
        ))}
      </RecordRows>
      {draw && <p className="pv-small pv-muted">{t.drawnWithSeed({ seed: draw.seed })}</p>}
    </section>
  )
}

function TeamRow({ team, group, isPlaying, record, next }: TeamIn) {
  const locale = useShell()?.site.locale ?? 'en'
  const about = [
    tableName({ stage: null, group }),
    next !== undefined && nextOf(next, team.id, locale),
  ]
  return (
    <RecordRow
      to={teamAddress(team)}
      art={<TeamCrest team={team} size={44} />}
      title={team.name}
      about={about.filter(Boolean).join(' · ')}
      isLive={isPlaying}
      figures={
        record === null
          ? []
          : [
              { label: t.playedLabel, value: figure(record.played) },
              { label: t.wonLabel, value: figure(record.won) },
              { label: t.lostLabel, value: figure(record.lost) },
            ]
      }
    />
  )
}

function nextOf({ sides: [home, away], startsOn }: MatchCard, teamId: string, locale: string) {
  const team = home.id === teamId ? away.name : home.name
  return t.nextAgainst({ team, day: matchDay(startsOn, locale) })
}
