import type { Route } from './+types/teams-page.ts'
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
import { TeamRow } from '#central/rows.tsx'

const size = 30
const kinds = ['international', 'club'] as const

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const { text, after, page } = readListQuery(url.searchParams)
  const gender = chosenOf(url.searchParams, 'gender', genders)
  const kind = chosenOf(url.searchParams, 'kind', kinds)
  const { teams } = context.get(apiContext)
  const asked = { filter: { text, gender, kind }, page: { size, after } }
  const answer = await orFirstPage(url, teams.filter(asked))
  return { ...answer.data, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: 'Teams',
    description: 'Cricket teams with their record by format, matches and players.',
    keywords: ['teams', 'squads'],
    path: '/match-central/teams',
  })

export default function TeamsPage({ loaderData }: Route.ComponentProps) {
  const { items, total, next, counts, page } = loaderData
  const summary = counted(total, 'team')
  return (
    <>
      <CentralHead title="Teams" tab="/match-central/teams" />
      <ListFrame
        groups={[
          { key: 'gender', legend: 'Players', options: counts.gender },
          { key: 'kind', legend: 'Kind', options: counts.kind },
        ]}
        searchLabel="Team"
        submit={`Show ${summary}`}
        summary={summary}
      >
        {items.length === 0 ? (
          <NoRecords what="teams" />
        ) : (
          <RecordRows>
            {items.map((team) => (
              <TeamRow key={team.id} team={team} />
            ))}
          </RecordRows>
        )}
        <Pager shown={items.length} total={total} next={next} page={page} size={size} />
      </ListFrame>
    </>
  )
}
