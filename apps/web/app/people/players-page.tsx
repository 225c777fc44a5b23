import type { Route } from './+types/players-page.ts'
import { apiContext } from '#context.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { CentralHead } from '#central/central-head.tsx'
import { ListFrame } from '#central/list-frame.tsx'
import { chosenOf, genders, readListQuery } from '#central/list-query.ts'
import { NoRecords } from '#central/no-records.tsx'
import { orFirstPage } from '#central/or-first-page.ts'
import { Pager } from '#central/pager.tsx'
import { RecordRows } from '#central/record-rows.tsx'
import { PlayerRow } from '#central/rows.tsx'
import { SortLinks, sortOf } from '#central/sort-links.tsx'
import * as t from '#texts/people.ts'

const size = 30
const sorts = [
  { value: 'most-runs', label: t.mostRuns },
  { value: 'most-wickets', label: t.mostWickets },
  { value: 'most-matches', label: t.mostMatches },
  { value: 'name', label: t.name },
] as const

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const { text, after, page } = readListQuery(url.searchParams)
  const gender = chosenOf(url.searchParams, 'gender', genders)
  const sort = sortOf(url.searchParams, sorts)
  const { players } = context.get(apiContext)
  const asked = { filter: { text, gender }, sort, page: { size, after } }
  const answer = await orFirstPage(url, players.filter(asked))
  return { ...answer.data, page, sort }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: t.players,
    description: t.cricketersAndTheirCareersRuns,
    keywords: ['players', 'careers', 'statistics'],
    path: '/match-central/players',
  })

export default function PlayersPage({ loaderData }: Route.ComponentProps) {
  const { items, total, next, counts, page, sort } = loaderData
  const summary = t.playersText({ total })
  return (
    <>
      <CentralHead title={t.players} tab="/match-central/players" />
      <ListFrame
        groups={[{ key: 'gender', legend: t.players, options: counts.gender }]}
        searchLabel={t.player}
        keep={['sort']}
        submit={t.showSummary({ summary })}
        summary={summary}
      >
        <SortLinks sorts={sorts} current={sort} />
        {items.length === 0 ? (
          <NoRecords what={t.playersText2} />
        ) : (
          <RecordRows>
            {items.map((player) => (
              <PlayerRow key={player.id} player={player} />
            ))}
          </RecordRows>
        )}
        <Pager shown={items.length} total={total} next={next} page={page} size={size} />
      </ListFrame>
    </>
  )
}
