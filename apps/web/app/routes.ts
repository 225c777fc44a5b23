import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'
import { plainPages } from './marketing/pages.ts'

const plain = Object.keys(plainPages).map((path) =>
  route(path.slice(1), 'marketing/plain-page.tsx', { id: `plain${path}` }),
)

/** The map of the site: every address, the page that answers. */
export default [
  layout('layout/site-layout.tsx', [
    index('home/home-page.tsx'),
    ...plain,
    route('*', 'layout/not-found-page.tsx'),
  ]),
  route('qr.svg', 'layout/qr-route.ts'),
] satisfies RouteConfig
