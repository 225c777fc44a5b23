import { index, layout, prefix, route } from '@react-router/dev/routes'
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
    ...prefix('match-central', [
      index('match-central/to-overview.ts'),
      route('overview', 'match-central/overview-page.tsx'),
      route('matches', 'match-central/matches-page.tsx'),
      route('tournaments', 'match-central/tournaments-page.tsx'),
      route('teams', 'match-central/teams-page.tsx'),
      route('players', 'match-central/players-page.tsx'),
      route('officials', 'match-central/officials-page.tsx'),
      route('grounds', 'match-central/grounds-page.tsx'),
      ...['clubs', 'academy', 'association'].map((list) =>
        route(list, 'match-central/nothing-yet-page.tsx', { id: list }),
      ),
    ]),
    route('clubs', 'match-central/nothing-yet-page.tsx', { id: 'all clubs' }),
    route('user/*', 'layout/to-login.ts'),
    route('*', 'layout/not-found-page.tsx'),
  ]),
  route('qr.svg', 'layout/qr-route.ts'),
] satisfies RouteConfig
