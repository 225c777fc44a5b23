import type { Route } from './+types/officials-page.ts'
import { apiContext } from '#context.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { CentralHead } from '#central/central-head.tsx'
import { ListFrame } from '#central/list-frame.tsx'
import { chosenOf, readListQuery } from '#central/list-query.ts'
import { NoRecords } from '#central/no-records.tsx'
import { orFirstPage } from '#central/or-first-page.ts'
import { Pager } from '#central/pager.tsx'
import { RecordRows } from '#central/record-rows.tsx'
import { OfficialRow } from '#central/rows.tsx'
import * as t from '#texts/people.ts'

const size = 30
const roles = ['umpire', 'tv-umpire', 'reserve-umpire', 'match-referee', 'scorer'] as const

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const { text, after, page } = readListQuery(url.searchParams)
  const role = chosenOf(url.searchParams, 'role', roles)
  const { officials } = context.get(apiContext)
  const answer = await orFirstPage(
    url,
    officials.filter({ filter: { text, role }, page: { size, after } }),
  )
  return { ...answer.data, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: t.officials,
    description: t.umpiresRefereesAndScorers,
    keywords: ['umpires', t.matchReferees, 'scorers'],
    path: '/match-central/officials',
  })

export default function OfficialsPage({ loaderData }: Route.ComponentProps) {
  const { items, total, next, counts, page } = loaderData
  const summary = t.officialsText({ total })
  return (
    <>
      <CentralHead title={t.officials} tab="/match-central/officials" />
      <ListFrame
        groups={[{ key: 'role', legend: t.role, options: counts.role }]}
        searchLabel={t.official}
        submit={t.showSummary({ summary })}
        summary={summary}
      >
        {items.length === 0 ? (
          <NoRecords what={t.officialsText2} />
        ) : (
          <RecordRows>
            {items.map((official) => (
              <OfficialRow key={official.id} official={official} />
            ))}
          </RecordRows>
        )}
        <Pager shown={items.length} total={total} next={next} page={page} size={size} />
      </ListFrame>
    </>
  )
}
