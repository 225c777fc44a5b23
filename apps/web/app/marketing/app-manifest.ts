import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { isIcon } from '#layout/tab-icon.ts'
import * as t from '#texts/marketing.ts'

const pictures = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** SVG icons, which exist of the house mark only. */
const drawings = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
]

/** The web app manifest, which makes the site installable. */
export const appManifest = ({ name, description, locale, theme, logo }: Site) => ({
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
  icons: isIcon(logo) ? pictures : [...pictures, ...drawings],
  shortcuts: [
    { name: t.matches, url: '/match-central/matches' },
    { name: t.tournaments, url: '/match-central/tournaments' },
  ],
})
