import { standingPages } from '@pavilion/contract/cms/required-pages.ts'
import { company, help, matchCentral, products } from '#layout/navigation.ts'
import type { Route } from './+types/site-map-pages.ts'
import { urlSet } from './url-set.ts'

/** The site map of the fixed pages. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { origin } = new URL(request.url)
  const linked = [...products, ...matchCentral, ...company, ...help].map(({ to }) => to)
  const paths = new Set(['/', '/blogs', '/pricing', '/product-list', ...linked])
  paths.delete('/match-central')
  // Those are listed with the posts.
  for (const slug of standingPages) paths.delete(`/${slug}`)
  return urlSet([...paths].map((path) => ({ address: origin + path })))
}
