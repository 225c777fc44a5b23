import type { Route } from './+types/qr-route.ts'
import { qrPicture } from './qr-code.ts'

/** The code that opens this site on a phone. */
export const loader = ({ request }: Route.LoaderArgs) =>
  new Response(qrPicture(new URL(request.url).origin), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
