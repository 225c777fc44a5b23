import { siteContext } from '#context.ts'
import type { Route } from './+types/worker-route.ts'
import { offlinePage, offlineWorker } from './offline.ts'
import { pushListeners } from './push-listeners.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(offlineWorker(offlinePage(context.get(siteContext))) + pushListeners, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
