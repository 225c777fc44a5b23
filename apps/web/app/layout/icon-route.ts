import { brandIcon } from '@pavilion/kit/art/brand-icon.ts'
import { redirect } from 'react-router'
import { siteContext } from '#context.ts'
import type { Route } from './+types/icon-route.ts'
import { isIcon } from './tab-icon.ts'

/** The house mark in the site's colour as SVG, or the PNG of the site's logo. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext)
  return isIcon(site.logo)
    ? redirect('/icon-192.png')
    : new Response(brandIcon(site), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
      })
}
