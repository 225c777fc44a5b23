import type { Route } from './+types/qr-route.ts'
import { qrPicture } from './qr-code.ts'

/** The QR code of the page of the installable app. */
export const loader = ({ request }: Route.LoaderArgs) =>
  new Response(qrPicture(`${new URL(request.url).origin}/app`), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
