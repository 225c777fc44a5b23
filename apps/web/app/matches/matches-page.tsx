import { buttonClasses } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/matches-page.ts'
import { apiContext, siteContext } from '#context.ts'
import { dayAt, longDay } from '#shared/dates.ts'
import { counted } from '#shared/figures.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { useShell } from '#layout/use-shell.ts'
import { orFirstPage } from '#central/or-first-page.ts'
import { CentralHead } from '#central/central-head.tsx'
import { DateBar } from './date-bar.tsx'
import { ListFrame } from '#central/list-frame.tsx'
import { MatchGroups } from './match-groups.tsx'
import { readMatchesQuery } from './matches-query.ts'
import { Pager } from '#central/pager.tsx'

const size = 30

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const { filter, sort, day, after, page } = readMatchesQuery(url.searchParams)
  const answer = await orFirstPage(
    url,
    context.get(apiContext).matches.filter({ filter, sort, page: { size, after } }),
  )
  const today = dayAt(new Date().toISOString(), context.get(siteContext).timeZone)
  return { ...answer.data, day, page, today }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(shellOf(matches), {
    title: 'Matches',
    description: loaderData
      ? `${counted(loaderData.total, 'match', 'matches')}: live scores, fixtures and results with filters by day, format and place.`
      : '',
    keywords: ['fixtures', 'results', 'scorecards'],
    path: '/match-central/matches',
  })

export default function MatchesPage({ loaderData }: Route.ComponentProps) {
  const { items, total, next, counts, day, page, today } = loaderData
  return (
    <>
      <CentralHead title="Matches" tab="/match-central/matches" />
      <DateBar today={today} day={day} />
      <ListFrame
        groups={[
          { key: 'status', legend: 'Status', options: counts.status },
          { key: 'format', legend: 'Format', options: counts.format },
          { key: 'place', legend: 'Place', options: counts.place.slice(0, 12) },
          { key: 'gender', legend: 'Players', options: counts.gender },
        ]}
        searchLabel="Team or tournament"
        keep={['day']}
        submit={`Show ${counted(total, 'match', 'matches')}`}
        summary={useSummary(loaderData)}
      >
        {items.length === 0 ? <NoMatches day={day} /> : <MatchGroups matches={items} />}
        <Pager shown={items.length} total={total} next={next} page={page} size={size} />
      </ListFrame>
    </>
  )
}

function useSummary({ total, day, counts }: Route.ComponentProps['loaderData']): string {
  const locale = useShell()?.site.locale ?? 'en'
  const live = counts.status.find(({ value }) => value === 'live')?.count ?? 0
  const when = day === undefined ? '' : ` on ${longDay(day, locale)}`
  return `${counted(total, 'match', 'matches')}${when}${live > 0 ? `, ${live} live` : ''}`
}

function NoMatches({ day }: { readonly day: string | undefined }) {
  return (
    <EmptyState
      action={
        <Link className={buttonClasses({})} to="/match-central/matches">
          Show all matches
        </Link>
      }
    >
      {day === undefined
        ? 'No matches fit these filters. Remove one, or start again.'
        : 'No matches on this day with these filters.'}
    </EmptyState>
  )
}
