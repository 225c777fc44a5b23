/** Where a page that is not finished leads on to. */
export const wayOut = {
  matches: { label: 'See the matches', to: '/match-central/matches' },
  tournaments: { label: 'See the tournaments', to: '/match-central/tournaments' },
  overview: { label: 'Open Match Central', to: '/match-central/overview' },
  players: { label: 'See the players', to: '/match-central/players' },
  grounds: { label: 'See the grounds', to: '/match-central/grounds' },
  teams: { label: 'See the teams', to: '/match-central/teams' },
  productList: { label: 'All products', to: '/product-list' },
} as const
