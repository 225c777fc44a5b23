import { siteContext } from '#context.ts'
import type { Route } from './+types/manifest-route.ts'
import { appManifest } from './app-manifest.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(JSON.stringify(appManifest(context.get(siteContext))), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
