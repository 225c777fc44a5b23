import { route } from '@react-router/dev/routes'

/** Pages of the tournaments that one runs or plays in. */
export const ownTournamentRoutes = [
  route('manage/tournaments', 'tournaments/own-tournaments-page.tsx'),
  route('manage/tournaments/new', 'tournaments/new-tournament-page.tsx'),
  route('manage/tournaments/squads/:entryId', 'tournaments/squad-page.tsx'),
  route('manage/tournaments/:tournamentId', 'tournaments/tournament-console-page.tsx'),
  route('manage/tournaments/:tournamentId/set-up', 'tournaments/set-up/set-up-page.tsx'),
  route('manage/tournaments/:tournamentId/rain-desk', 'tournaments/rain/rain-desk-page.tsx'),
  route('manage/tournaments/:tournamentId/sponsors', 'tournaments/brand/sponsors-page.tsx'),
  route('manage/tournaments/:tournamentId/enter', 'tournaments/enter-tournament-page.tsx'),
  route('manage/tournaments/:tournamentId/line-ups/:matchId', 'tournaments/line-ups-page.tsx'),
]

const details = 'match-central/tournaments/tournament-details/:tournamentId'

/** The round-up of a tournament, inside the site. */
export const bulletinRoutes = [
  route(`${details}/:slug/bulletin`, 'tournaments/bulletin/bulletin-page.tsx'),
]

/** What feed readers follow of a tournament. */
export const tournamentFeedRoutes = [route(`${details}/feed.xml`, 'tournaments/feed.ts')]
