import { siteContext } from '#context.ts'
import type { Route } from './+types/offline-route.ts'
import { offlinePage } from './offline.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(offlinePage(context.get(siteContext)), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
