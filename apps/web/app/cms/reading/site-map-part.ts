import { SiteMapKind } from '@pavilion/contract/cms/cms-calls.ts'
import { data } from 'react-router'
import { apiContext } from '#context.ts'
import {
  groundAddress,
  matchAddress,
  organisationAddress,
  officialAddress,
  playerAddress,
  postAddress,
  teamAddress,
  tournamentAddress,
} from '#shared/addresses.ts'
import type { Route } from './+types/site-map-part.ts'
import { urlSet } from './url-set.ts'

type Listed = { readonly list: string; readonly id: string; readonly slug: string }

const addresses: Readonly<Record<string, (page: Listed) => string>> = {
  matches: matchAddress,
  tournaments: tournamentAddress,
  teams: teamAddress,
  players: playerAddress,
  officials: officialAddress,
  club: (page) => organisationAddress({ ...page, kind: 'club' }),
  'ground-owner': (page) => organisationAddress({ ...page, kind: 'ground-owner' }),
  association: (page) => organisationAddress({ ...page, kind: 'association' }),
  academy: (page) => organisationAddress({ ...page, kind: 'academy' }),
  grounds: groundAddress,
  blog: ({ slug }) => postAddress({ kind: 'blog', slug }),
  news: ({ slug }) => postAddress({ kind: 'news', slug }),
  legend: ({ slug }) => postAddress({ kind: 'legend', slug }),
  page: ({ slug }) => postAddress({ kind: 'page', slug }),
}

/** One file of the site map, with pages of one kind: /sitemap/matches/1.xml. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { origin } = new URL(request.url)
  const kind = SiteMapKind.safeParse(params.kind).data
  const [, part] = /^([1-9]\d{0,4})\.xml$/.exec(params.part) ?? []
  if (kind === undefined || part === undefined) throw data(null, { status: 404 })
  const pages = await context.get(apiContext).cms.siteMapPart({ kind, part: Number(part) })
  if (pages.data.length === 0) throw data(null, { status: 404 })
  return urlSet(
    pages.data.map((page) => ({
      address: new URL(addresses[page.list]?.(page) ?? '/', origin).href,
      changed: page.changed,
    })),
  )
}
