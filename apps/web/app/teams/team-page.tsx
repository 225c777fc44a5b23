import { classes } from '@pavilion/kit/classes.ts'
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/team-page.ts'
import { apiContext } from '#context.ts'
import { teamAddress } from '#shared/addresses.ts'
import { BoardHead } from '#shared/board-head.tsx'
import { CalendarLinks } from '#shared/calendar-links.tsx'
import { figure } from '#shared/figures.ts'
import { Follow } from '#shared/follow.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchSection } from '#shared/match-section.tsx'
import { orNotFound } from '#shared/or-not-found.ts'
import { genderWord } from '#shared/labels.ts'
import styles from '#central/detail.module.css'
import { HonoursBoard } from '#central/honours-board.tsx'
import { toRightAddress } from '#central/right-address.ts'
import { NoneScoredThatWay, ScoredFilter } from '#central/scored-filter.tsx'
import { scoredWayOf } from '#central/scored-way.ts'
import { SquadTable } from '#central/squad-table.tsx'
import * as t from '#texts/teams.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import { ClubPanel } from './club-panel.tsx'
import { ManageLink } from './manage-link.tsx'
import { SeasonLeaders } from './season-leaders.tsx'
import { SeasonSquad } from './season-squad.tsx'
import { StartLink } from './start-link.tsx'
import { TeamForm } from './team-form.tsx'
import { TeamRecordTable } from './team-record-table.tsx'

const Manage = lazyIsland(import.meta.env.SSR ? ManageLink : undefined, () =>
  import('./manage-link.tsx').then((module) => module.ManageLink),
)

const Start = lazyIsland(import.meta.env.SSR ? StartLink : undefined, () =>
  import('./start-link.tsx').then((module) => module.StartLink),
)

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { teams } = context.get(apiContext)
  const url = new URL(request.url)
  const scored = scoredWayOf(url.searchParams)
  const { data } = await orNotFound(teams.show({ teamId: params.teamId, scored }))
  toRightAddress(url, teamAddress(data.team))
  return { ...data, scored }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { team, organisation } = loaderData
  return headOf(shellOf(matches), {
    title: team.name,
    description: t.nameMatchesPlayedWonLost({
      name: team.name,
      played: team.played,
      won: team.won,
      lost: team.lost,
    }),
    keywords: [team.name, 'squad', 'fixtures', 'results'],
    path: teamAddress(team),
    about: {
      '@type': 'SportsTeam',
      name: team.name,
      sport: 'Cricket',
      ...(organisation !== null && {
        memberOf: { '@type': 'SportsOrganization', name: organisation.name },
      }),
    },
  })
}

type Shown = Route.ComponentProps['loaderData']

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { team, organisation, contact, squad, seasonSquad, honours, scored } = loaderData
  const { live, upcoming, results } = loaderData
  const isEmpty = [live, upcoming, results, squad].every(isNone) && scored === undefined
  return (
    <>
      <Head {...loaderData} />
      <div className={classes('pv-page', styles.sections)}>
        {organisation !== null && <ClubPanel organisation={organisation} contact={contact} />}
        {isEmpty && <EmptyState title={t.nothingYet}>{t.nothingYetSays}</EmptyState>}
        <MatchSection title={t.now} matches={live} withTournament />
        <Record {...loaderData} />
        <MatchSection title={t.nextUp} matches={upcoming} withTournament>
          <CalendarLinks path={teamAddress(team)} />
        </MatchSection>
        <Results {...loaderData} />
        {seasonSquad !== null && <SeasonSquad squad={seasonSquad} />}
        {squad.length > 0 && (
          <section>
            <SectionHeading title={t.players} />
            <SquadTable squad={squad} team={team.name} />
          </section>
        )}
        <HonoursBoard honours={honours} />
      </div>
    </>
  )
}

const isNone = ({ length }: readonly unknown[]): boolean => length === 0

/** The results, and which matches count for these and for all figures below. */
function Record({ record, squad, scored }: Pick<Shown, 'record' | 'squad' | 'scored'>) {
  const hasNone = [record, squad].every(isNone)
  if (hasNone && scored === undefined) return null
  return (
    <div>
      <ScoredFilter current={scored} />
      {hasNone && <NoneScoredThatWay />}
      {record.length > 0 && <TeamRecordTable record={record} />}
    </div>
  )
}

function Head({ team, organisation, tournaments: [latest], results }: Shown) {
  return (
    <BoardHead
      title={team.name}
      art={<TeamCrest team={team} size={148} />}
      status={team.isPlaying && <LiveTag>{t.playing}</LiveTag>}
      isSample={team.isSample}
      facts={[
        team.kind === 'international'
          ? t.internationalSide({ gender: genderWord(team.gender) })
          : t.clubSide({ gender: genderWord(team.gender) }),
        latest && t.mostRecentlyInName({ name: latest.name }),
      ]}
      action={
        <>
          <Follow kind="team" thing={team} />
          {team.kind !== 'international' && <Start team={team} />}
          {organisation !== null && <Manage teamId={team.id} organisationId={organisation.id} />}
        </>
      }
      figures={[
        { label: t.playedLabel, value: figure(team.played) },
        { label: t.wonLabel, value: figure(team.won) },
        { label: t.lostLabel, value: figure(team.lost) },
        ...(results.length > 0
          ? [{ label: t.lastMatches, value: <TeamForm team={team.id} results={results} /> }]
          : []),
      ]}
    />
  )
}

/** The latest results, and beside them, or alone, who leads the season. */
function Results({ team, results, season }: Shown) {
  const leaders = season !== null && (
    <SeasonLeaders season={season} team={team.name} wide={results.length === 0} />
  )
  if (results.length === 0) return leaders
  return (
    <div className={styles.beside}>
      <MatchSection title={t.results} matches={results} withTournament>
        <Link className="pv-link" to={`/match-central/matches?team=${team.id}`}>
          {t.allMatches}
        </Link>
      </MatchSection>
      {leaders}
    </div>
  )
}
