import { classes } from '@pavilion/kit/classes.ts'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { Outlet } from 'react-router'
import type { Route } from './+types/organisation-page.ts'
import { apiContext } from '#context.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { BoardHead } from '#shared/board-head.tsx'
import { CalendarLinks } from '#shared/calendar-links.tsx'
import { figure } from '#shared/figures.ts'
import { Follow } from '#shared/follow.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchSection } from '#shared/match-section.tsx'
import { orNotFound } from '#shared/or-not-found.ts'
import { organisationWord } from '#shared/labels.ts'
import styles from '#central/detail.module.css'
import { organisationFigures } from './organisation-figures.ts'
import { linksOf } from './profile-links.tsx'
import { OrganisationNews } from './organisation-news.tsx'
import { OrganisationPeople } from './organisation-people.tsx'
import { OrganisationProfile } from './organisation-profile.tsx'
import { OrganisationRecords } from './organisation-records.tsx'
import { HonoursBoard } from '#central/honours-board.tsx'
import { toRightAddress } from '#central/right-address.ts'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import * as t from '#texts/organisations.ts'
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { JoinButton } from './join-button.tsx'

/** Asking to join a club, on its page. */
const Join = lazyIsland(import.meta.env.SSR ? JoinButton : undefined, () =>
  import('./join-button.tsx').then((module) => module.JoinButton),
)

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { cms, organisations } = context.get(apiContext)
  const { organisationId } = params
  const [{ data }, { data: board }, { data: people }, { data: news }] = await orNotFound(
    Promise.all([
      organisations.show({ organisationId }),
      organisations.honours({ organisationId }),
      organisations.officers({ organisationId }),
      cms.filter({ filter: { organisationId }, page: { size: NEWS } }),
    ]),
  )
  toRightAddress(new URL(request.url), organisationAddress(data.organisation))
  return { ...data, honours: board.honours, people, news: news.items }
}

const NEWS = 6
const MATCHES = 5

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { organisation, profile, belongsTo, teams } = loaderData
  const { name, kind, country } = organisation
  return headOf(shellOf(matches), {
    title: name,
    description: t.nameKindTeamsGroundsMatches({
      name,
      kind: organisationWord(kind).toLowerCase(),
      length: teams.length,
      grounds: organisation.grounds,
      matches: organisation.matches,
    }),
    keywords: [name, organisationWord(kind), 'fixtures', 'results'],
    path: organisationAddress(organisation),
    about: {
      '@type': 'SportsOrganization',
      name,
      sport: 'Cricket',
      ...(country !== null && { address: country }),
      ...(profile.website !== '' && { url: profile.website }),
      ...(profile.links.length > 0 && { sameAs: profile.links }),
      ...(belongsTo.length > 0 && { memberOf: belongsTo.map(schemaOf('SportsOrganization')) }),
      ...(teams.length > 0 && { subOrganization: teams.map(schemaOf('SportsTeam')) }),
    },
  })
}

const schemaOf =
  (type: string) =>
  ({ name }: { readonly name: string }) => ({ '@type': type, name })

export default function OrganisationPage({ loaderData }: Route.ComponentProps) {
  const { organisation, profile, live, upcoming, results, people, news, ...records } = loaderData
  const { name, kind, country, isPlaying, isSample } = organisation
  return (
    <>
      <BoardHead
        title={name}
        art={<OrganisationCrest organisation={organisation} size={148} />}
        status={isPlaying && <LiveTag>{t.playing}</LiveTag>}
        isSample={isSample}
        facts={[organisationWord(kind), [profile.city, country].filter(Boolean).join(', ')]}
        action={
          <>
            <Follow kind="organisation" thing={organisation} />
            {(kind === 'club' || kind === 'academy') && <Join organisation={organisation} />}
          </>
        }
        figures={[
          ...organisationFigures(organisation).filter(({ value }) => value !== figure(0)),
          ...(records.players.length > 0
            ? [{ label: t.playersFielded, value: figure(records.players.length) }]
            : []),
        ]}
      />
      <div className={classes('pv-page', styles.sections)}>
        <OrganisationProfile organisation={organisation} profile={profile}>
          {linksOf(loaderData)}
        </OrganisationProfile>
        <Outlet />
        <MatchSection title={t.now} matches={live} withTournament />
        <OrganisationNews posts={news} />
        <OrganisationPeople {...people} />
        <OrganisationRecords name={name} kind={kind} {...records}>
          <MatchSection title={t.nextUp} matches={upcoming} most={MATCHES} withTournament>
            <CalendarLinks path={organisationAddress(organisation)} />
          </MatchSection>
          <MatchSection title={t.results} matches={results} most={MATCHES} withTournament />
        </OrganisationRecords>
        <HonoursBoard honours={records.honours} />
      </div>
    </>
  )
}
