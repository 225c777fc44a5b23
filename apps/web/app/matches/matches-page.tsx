import { buttonClasses } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/matches-page.ts'
import { apiContext, siteContext } from '#context.ts'
import { dayAt, longDay } from '#shared/dates.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { useShell } from '#layout/use-shell.ts'
import { orFirstPage } from '#central/or-first-page.ts'
import { CentralHead } from '#central/central-head.tsx'
import { DateBar } from './date-bar.tsx'
import { ListFrame } from '#central/list-frame.tsx'
import { MatchGroups } from './match-groups.tsx'
import { readMatchesQuery } from './matches-query.ts'
import { Pager } from '#central/pager.tsx'
import * as t from '#texts/matches.ts'

const size = 30

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const { filter, sort, day, after, page } = readMatchesQuery(url.searchParams)
  const answer = await orFirstPage(
    url,
    context.get(apiContext).matches.filter({ filter, sort, page: { size, after } }),
  )
  const today = dayAt(new Date().toISOString(), context.get(siteContext).timeZone)
  return { ...answer.data, day, page, today, teamId: filter.teamId }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(shellOf(matches), {
    title: t.matches,
    description: loaderData ? t.matchesDescription({ matches: loaderData.total }) : '',
    keywords: ['fixtures', 'results', 'scorecards'],
    path: '/match-central/matches',
  })

export default function MatchesPage({ loaderData }: Route.ComponentProps) {
  const { items, total, next, counts, day, page, today } = loaderData
  return (
    <>
      <CentralHead title={t.matches} tab="/match-central/matches" />
      <DateBar today={today} day={day} />
      <ListFrame
        groups={[
          { key: 'team', legend: t.team, options: teamIn(loaderData) },
          { key: 'status', legend: t.status, options: counts.status },
          { key: 'format', legend: t.format, options: counts.format },
          { key: 'place', legend: t.place, options: counts.place.slice(0, 12) },
          { key: 'gender', legend: t.players, options: counts.gender },
        ]}
        searchLabel={t.teamOrTournament}
        keep={['day']}
        submit={t.showMatches({ matches: total })}
        summary={useSummary(loaderData)}
      >
        {items.length === 0 ? (
          <NoMatches day={day} />
        ) : (
          <MatchGroups matches={items} today={today} />
        )}
        <Pager shown={items.length} total={total} next={next} page={page} size={size} />
      </ListFrame>
    </>
  )
}

/** The team whose matches are asked for, as long as one of them is there to name it. */
function teamIn({ teamId, items, total }: Route.ComponentProps['loaderData']) {
  const team = items.flatMap(({ sides }) => sides).find(({ id }) => id === teamId)
  const label = team?.name ?? t.thisTeam
  return teamId === undefined ? [] : [{ value: teamId, label, count: total }]
}

function useSummary({ total, day, counts }: Route.ComponentProps['loaderData']): string {
  const locale = useShell()?.site.locale ?? 'en'
  const live = counts.status.find(({ value }) => value === 'live')?.count ?? 0
  if (day === undefined) return t.matchesLive({ matches: total, live })
  return t.matchesOnDay({ matches: total, day: longDay(day, locale), live })
}

function NoMatches({ day }: { readonly day: string | undefined }) {
  return (
    <EmptyState
      action={
        <Link className={buttonClasses({})} to="/match-central/matches">
          {t.showAllMatches}
        </Link>
      }
    >
      {day === undefined ? t.noMatchesFitTheseFilters : t.noMatchesOnThisDay}
    </EmptyState>
  )
}
