import type { Site } from '@pavilion/contract/site-calls.ts'

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
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: '/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
    { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Matches', url: '/match-central/matches' },
    { name: 'Tournaments', url: '/match-central/tournaments' },
  ],
})
