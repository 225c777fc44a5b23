import type { Route } from './+types/tournaments-page.ts'
import { apiContext } from '#context.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { CentralHead } from '#central/central-head.tsx'
import { ListFrame } from '#central/list-frame.tsx'
import { chosenOf, genders, readListQuery } from '#central/list-query.ts'
import { NoRecords } from '#central/no-records.tsx'
import { orFirstPage } from '#central/or-first-page.ts'
import { Pager } from '#central/pager.tsx'
import { RecordRows } from '#central/record-rows.tsx'
import { TournamentRow } from '#central/rows.tsx'
import * as t from '#texts/tournaments.ts'

const size = 20
const statuses = [t.ongoing, t.upcoming, t.completed] as const

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const { text, after, page } = readListQuery(url.searchParams)
  const status = chosenOf(url.searchParams, 'status', statuses)
  const gender = chosenOf(url.searchParams, 'gender', genders)
  const { tournaments } = context.get(apiContext)
  const asked = { filter: { text, status, gender }, page: { size, after } }
  const answer = await orFirstPage(url, tournaments.filter(asked))
  return { ...answer.data, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: t.tournaments,
    description: t.cricketTournamentsWithTablesLeaders,
    keywords: ['tournaments', t.pointsTableText, t.netRunRate],
    path: '/match-central/tournaments',
  })

export default function TournamentsPage({ loaderData }: Route.ComponentProps) {
  const { items, total, next, counts, page } = loaderData
  const summary = t.tournamentsText({ total })
  return (
    <>
      <CentralHead title={t.tournaments} tab="/match-central/tournaments" />
      <ListFrame
        groups={[
          { key: 'status', legend: t.status, options: counts.status },
          { key: 'gender', legend: t.players, options: counts.gender },
        ]}
        searchLabel={t.tournament}
        submit={t.showSummary({ summary })}
        summary={summary}
      >
        {items.length === 0 ? (
          <NoRecords what={t.tournamentsText2} />
        ) : (
          <RecordRows>
            {items.map((tournament) => (
              <TournamentRow key={tournament.id} tournament={tournament} />
            ))}
          </RecordRows>
        )}
        <Pager shown={items.length} total={total} next={next} page={page} size={size} />
      </ListFrame>
    </>
  )
}
