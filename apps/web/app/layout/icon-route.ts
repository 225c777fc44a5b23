import { brandIcon } from '@pavilion/kit/art/brand-icon.ts'
import { siteContext } from '#context.ts'
import type { Route } from './+types/icon-route.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(brandIcon(context.get(siteContext)), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
