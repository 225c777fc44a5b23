export type Listed = {
  readonly title: string
  readonly to: string
  /** What can be used on this site now. */
  readonly today: string
  readonly coming: string
}

/** The eleven products in the menu's order: what each does today, and what is being built. */
export const productList: readonly Listed[] = [
  {
    title: 'Match management',
    to: '/manage-cricket-matches',
    today: 'Live scores, scorecards, commentary and charts, corrected to the ball.',
    coming: 'Creating matches in the browser.',
  },
  {
    title: 'Tournament management',
    to: '/manage-cricket-tournament',
    today: 'Tables, net run rate, form, leaders, fixtures and results.',
    coming: 'Entries, draws, schedules.',
  },
  {
    title: 'Club management',
    to: '/manage-cricket-clubs',
    today: 'A page for the club with its teams, grounds, matches and records.',
    coming: 'Members, roles, availability, dues.',
  },
  {
    title: 'Association management',
    to: '/manage-cricket-associations',
    today: 'Affiliated clubs, competitions and officials on one page.',
    coming: 'Registrations, transfers, discipline.',
  },
  {
    title: 'Academy management',
    to: '/manage-cricket-academies',
    today: 'A page for the academy, and each player’s progress innings by innings.',
    coming: 'Programmes, batches, attendance.',
  },
  {
    title: 'Scoring',
    to: '/cricket-scoring',
    today: 'The engine, with a pad to try in your browser.',
    coming: 'The full pad, with or without a network.',
  },
  {
    title: 'Live streaming',
    to: '/live-cricket-streaming',
    today: 'The live score as a feed for overlays.',
    coming: 'Video, from a phone or from OBS.',
  },
  {
    title: 'Ground booking',
    to: '/ground-booking',
    today: 'Slots with prices, equipment and umpires; held, paid for, moved and cancelled.',
    coming: 'Waiting lists, and bookings that repeat.',
  },
  {
    title: 'Ticket booking',
    to: '/ticket-booking',
    today: 'Fixtures with day, hour and ground.',
    coming: 'Tickets, seats and the gate.',
  },
  {
    title: 'Match Central',
    to: '/match-central',
    today: 'Every match, table, career and club, with one search over all of it.',
    coming: 'Leaderboards over any slice, and following what you care about.',
  },
  {
    title: 'White label',
    to: '/white-label',
    today: 'Name, colours, country and time zone, settled in a form with a preview.',
    coming: 'Opening a second front from the desk.',
  },
]
