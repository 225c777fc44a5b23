import type { Route } from './+types/teams-page.ts'
import { apiContext } from '#context.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { CentralHead } from '#central/central-head.tsx'
import { ListFrame } from '#central/list-frame.tsx'
import { chosenOf, genders, readListQuery } from '#central/list-query.ts'
import { NoRecords } from '#central/no-records.tsx'
import { orFirstPage } from '#central/or-first-page.ts'
import { Pager } from '#central/pager.tsx'
import { RecordRows } from '#central/record-rows.tsx'
import { TeamRow } from '#central/rows.tsx'
import * as t from '#texts/teams.ts'

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
    title: t.teams,
    description: t.cricketTeamsWithTheirRecord,
    keywords: ['teams', 'squads'],
    path: '/match-central/teams',
  })

export default function TeamsPage({ loaderData }: Route.ComponentProps) {
  const { items, total, next, counts, page } = loaderData
  const summary = t.teamsText({ total })
  return (
    <>
      <CentralHead title={t.teams} tab="/match-central/teams" />
      <ListFrame
        groups={[
          { key: 'gender', legend: t.players, options: counts.gender },
          { key: 'kind', legend: t.kind, options: counts.kind },
        ]}
        searchLabel={t.team}
        submit={t.showSummary({ summary })}
        summary={summary}
      >
        {items.length === 0 ? (
          <NoRecords what={t.teamsText2} />
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
