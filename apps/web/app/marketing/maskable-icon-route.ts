import { maskableIcon } from '@pavilion/kit/art/brand-icon.ts'
import { redirect } from 'react-router'
import { siteContext } from '#context.ts'
import { isIcon } from '#layout/tab-icon.ts'
import type { Route } from './+types/maskable-icon-route.ts'

/** The house mark on paper as SVG, or the PNG of the site's logo. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext)
  return isIcon(site.logo)
    ? redirect('/icon-maskable-512.png')
    : new Response(maskableIcon(site), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
      })
}
