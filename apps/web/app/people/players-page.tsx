import type { Route } from './+types/players-page.ts'
import { apiContext } from '#context.ts'
import { counted } from '#shared/figures.ts'
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

const size = 30
const sorts = [
  { value: 'most-runs', label: 'Most runs' },
  { value: 'most-wickets', label: 'Most wickets' },
  { value: 'most-matches', label: 'Most matches' },
  { value: 'name', label: 'Name' },
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
    title: 'Players',
    description: 'Cricketers with their careers: runs, wickets, averages and recent matches.',
    keywords: ['players', 'careers', 'statistics'],
    path: '/match-central/players',
  })

export default function PlayersPage({ loaderData }: Route.ComponentProps) {
  const { items, total, next, counts, page, sort } = loaderData
  const summary = counted(total, 'player')
  return (
    <>
      <CentralHead title="Players" tab="/match-central/players" />
      <ListFrame
        groups={[{ key: 'gender', legend: 'Players', options: counts.gender }]}
        searchLabel="Player"
        keep={['sort']}
        submit={`Show ${summary}`}
        summary={summary}
      >
        <SortLinks sorts={sorts} current={sort} />
        {items.length === 0 ? (
          <NoRecords what="players" />
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
