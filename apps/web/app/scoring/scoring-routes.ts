import { route } from '@react-router/dev/routes'

/** For signed-in visitors, in the site's layout. */
export const newMatchRoutes = [
  route('manage/matches/new', 'scoring/setup/new-match-page.tsx'),
  route('manage/matches/:matchId', 'scoring/plan/plan-page.tsx'),
]

/** The pad, which is a page of its own, and what opens it without a network. */
export const scoringRoutes = [
  route('score/worker.js', 'scoring/worker-route.ts'),
  route('score/:matchId', 'scoring/score-page.tsx'),
]
