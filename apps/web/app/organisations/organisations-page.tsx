import { data } from 'react-router'
import type { Route } from './+types/organisations-page.ts'
import { apiContext } from '#context.ts'
import { counted } from '#shared/figures.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { CentralHead } from '#central/central-head.tsx'
import * as t from '#texts/organisations.ts'
import { loadOrganisations } from './load-organisations.ts'
import { OrganisationsFrame } from './organisations-frame.tsx'
import { listAt } from './organisations-list.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const list = listAt(url.pathname.replace(/\.data$/, ''))
  if (list === undefined) throw data(null, { status: 404 })
  return { list, ...(await loadOrganisations(context.get(apiContext), url, list)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { title, about, tab, many } = loaderData.list
  return headOf(shellOf(matches), { title, description: about, keywords: [many], path: tab })
}

/** The list of clubs, academies or associations. */
export default function OrganisationsPage({ loaderData }: Route.ComponentProps) {
  const { list, ...part } = loaderData
  return (
    <>
      <CentralHead title={list.title} tab={list.tab} />
      <OrganisationsFrame
        {...part}
        what={list.many}
        summary={t.total({ total: counted(part.total, list.one, list.many) })}
      />
    </>
  )
}
