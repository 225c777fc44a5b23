import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { brandIcon } from '@pavilion/kit/art/brand-icon.ts'
import * as t from '#texts/marketing.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const plain = (text: string) => text.replaceAll(/[&<"]/g, (sign) => entities[sign] ?? sign)

const style = String.raw`
:root { color-scheme: light dark }
body { display: grid; min-height: 100dvh; margin: 0; place-content: center; padding: 24px; background: light-dark(#f3f1e4, #090f12); color: light-dark(#12211a, #eff1e6); font: 400 17px/1.5 system-ui, sans-serif }
svg { width: 56px; height: 56px; padding: 8px; border-radius: 10px; background: #fcfbf4 }
h1 { margin: 0; font: 700 48px/1 "Archivo Variable", "Arial Narrow", sans-serif }
main { display: grid; gap: 18px }
p { max-width: 40ch; margin: 0 }
a { padding: 12px 20px; border-radius: 6px; background: light-dark(#12211a, #eff1e6); color: light-dark(#f3f1e4, #090f12); font-weight: 600; text-decoration: none; justify-self: start }
a:focus-visible { outline: 3px solid light-dark(#0b63ce, #7cc0ff); outline-offset: 2px }
`

/** A self-contained page without other files, shown when nothing can be fetched. */
export const offlinePage = (site: Pick<Site, 'name' | 'locale' | 'theme'>): string =>
  `<!doctype html>
<html lang="${plain(site.locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${plain(t.offlineTitle({ siteName: site.name }))}</title>
<style>${style}</style>
<main>
${brandIcon(site)}
<h1>${t.offline}</h1>
<p>${t.youAreOffline}</p>
<a href="">${t.tryAgain}</a>
</main>
</html>
`

/** The part of the service worker that does nothing until a navigation fails. */
export const offlineWorker = (page: string): string =>
  String.raw`const page = ${JSON.stringify(page)}${listeners}`

const listeners = String.raw`
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const shown = () => new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  event.respondWith(fetch(event.request).catch(shown))
})
`
