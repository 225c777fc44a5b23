import type { Site } from '@pavilion/contract/site-calls.ts'
import { brandIcon } from '#layout/brand.ts'

/** What a phone needs to put the site among its apps. */
export const appManifest = ({ name, description, locale, theme }: Site) => ({
  id: '/',
  name,
  short_name: name,
  description,
  lang: locale,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f3f1e4',
  theme_color: theme['--pv-brand'] ?? '#0f5132',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Matches', url: '/match-central/matches' },
    { name: 'Tournaments', url: '/match-central/tournaments' },
  ],
})

/** The mark on paper, with the room round it that phones cut away. */
export function maskableIcon(site: Pick<Site, 'theme'>): string {
  const mark = brandIcon(site).replace('<svg ', '<svg x="12" y="12" width="28" height="28" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52"><rect width="52" height="52" fill="#f3f1e4"/>${mark}</svg>`
}
