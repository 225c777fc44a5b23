import type { Route } from './+types/grounds-page.ts'
import { apiContext } from '#context.ts'
import { BookLink } from '#shared/book-link.tsx'
import { GroundCards } from '#shared/ground-cards.tsx'
import { headOf, shellOf } from '#shared/head.ts'
import { CentralHead } from '#central/central-head.tsx'
import { ListFrame } from '#central/list-frame.tsx'
import { anyOf, readListQuery } from '#central/list-query.ts'
import { NoRecords } from '#central/no-records.tsx'
import { orFirstPage } from '#central/or-first-page.ts'
import { Pager } from '#central/pager.tsx'
import * as t from '#texts/grounds.ts'

const size = 12

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const { text, after, page } = readListQuery(url.searchParams)
  const city = anyOf(url.searchParams, 'city', 100)
  const { grounds } = context.get(apiContext)
  const answer = await orFirstPage(
    url,
    grounds.filter({ filter: { text, city }, page: { size, after } }),
  )
  return { ...answer.data, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: t.grounds,
    description: t.cricketGroundsTheirMatches,
    keywords: ['grounds', t.firstInningsAverage],
    path: '/match-central/grounds',
  })

export default function GroundsPage({ loaderData }: Route.ComponentProps) {
  const { items, total, next, counts, page } = loaderData
  const summary = t.groundsText({ total })
  return (
    <>
      <CentralHead title={t.grounds} tab="/match-central/grounds" />
      <ListFrame
        groups={[{ key: 'city', legend: t.city, options: counts.city.slice(0, 14) }]}
        searchLabel={t.groundOrCity}
        submit={t.showSummary({ summary })}
        summary={summary}
      >
        {items.length === 0 ? (
          <NoRecords what={t.groundsText2} />
        ) : (
          <GroundCards grounds={items} action={(ground) => <BookLink ground={ground} />} />
        )}
        <Pager shown={items.length} total={total} next={next} page={page} size={size} />
      </ListFrame>
    </>
  )
}
