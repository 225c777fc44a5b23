export type Listed = {
  readonly title: string
  readonly to: string
  /** What can be used on this site now. */
  readonly today: string
}

/** The eleven products in the menu's order: and what each does today. */
export const productList: readonly Listed[] = [
  {
    title: 'Match management',
    to: '/manage-cricket-matches',
    today:
      'Make a match and score it: live scores, scorecards, commentary and charts, corrected to the ball.',
  },
  {
    title: 'Tournament management',
    to: '/manage-cricket-tournament',
    today: 'Tables, net run rate, form, leaders, fixtures and results.',
  },
  {
    title: 'Club management',
    to: '/manage-cricket-clubs',
    today:
      'A page for the club with its teams, grounds and matches, and people with roles who join by invitation.',
  },
  {
    title: 'Association management',
    to: '/manage-cricket-associations',
    today: 'Affiliated clubs, competitions and officials on one page.',
  },
  {
    title: 'Academy management',
    to: '/manage-cricket-academies',
    today: 'A page for the academy, and each player’s progress innings by innings.',
  },
  {
    title: 'Scoring',
    to: '/cricket-scoring',
    today:
      'Ball by ball on a phone or by keyboard, with or without a network, and the API behind it.',
  },
  {
    title: 'Live streaming',
    to: '/live-cricket-streaming',
    today: 'Live scores as a feed for overlays. Video is not available yet.',
  },
  {
    title: 'Ground booking',
    to: '/ground-booking',
    today: 'Slots, equipment and umpires: book, pay, move and cancel online.',
  },
  {
    title: 'Ticket booking',
    to: '/ticket-booking',
    today: 'Fixtures with date, time and ground. Tickets are not on sale yet.',
  },
  {
    title: 'Match Central',
    to: '/match-central',
    today: 'Every match, table, career and club, with one search across them all.',
  },
  {
    title: 'White label',
    to: '/white-label',
    today: 'Your name, colours, country and time zone, set in a form with a preview.',
  },
]
