import { company, help, products } from '#layout/navigation.ts'

export type Feature = { readonly title: string; readonly text: string }

/** A page that tells what is there, what is not there yet, and where to go meanwhile. */
export type PlainPage = {
  readonly title: string
  readonly lead: string
  readonly features: readonly Feature[]
  /** What is being built; none where the page is complete as it is. */
  readonly coming?: string
  readonly links: readonly { readonly label: string; readonly to: string }[]
}

const matches = { label: 'See the matches', to: '/match-central/matches' }
const tournaments = { label: 'See the tournaments', to: '/match-central/tournaments' }
const overview = { label: 'Open Match Central', to: '/match-central/overview' }
const players = { label: 'See the players', to: '/match-central/players' }
const grounds = { label: 'See the grounds', to: '/match-central/grounds' }
const teams = { label: 'See the teams', to: '/match-central/teams' }
const productList = { label: 'All products', to: '/product-list' }

/** What stands at the addresses whose product or department is not finished. Nothing here promises more than there is. */
export const plainPages: Readonly<Record<string, PlainPage>> = {
  '/manage-cricket-matches': {
    title: 'Match management',
    lead: 'A match is a log of what was seen. The score, the cards, the commentary and every career are worked out from it, so a correction is one more entry and everything follows.',
    features: [
      {
        title: 'Every format',
        text: 'T10, T20, one-day, The Hundred, multi-day with follow-on and declarations, Super Overs.',
      },
      {
        title: 'Every ball kept',
        text: 'The log only grows. An edited ball leaves the old one readable beside it.',
      },
      {
        title: 'Live to everybody',
        text: 'Each ball reaches every open page within a moment, on lists, home and match pages alike.',
      },
    ],
    coming:
      'The form that creates a match from the browser is being built; matches arrive by import and through the API today.',
    links: [matches, productList],
  },
  '/manage-cricket-tournament': {
    title: 'Tournament management',
    lead: 'A tournament’s table, leaders and results are counted from its matches, never typed in.',
    features: [
      {
        title: 'Tables',
        text: 'Points, then wins, then net run rate, with each side’s latest form.',
      },
      {
        title: 'Honours',
        text: 'Most runs, most wickets and highest scores, up to the last ball bowled.',
      },
      { title: 'Fixtures and results', text: 'Live first, then what is next, then what is over.' },
    ],
    coming: 'Entries, draws and the fixture generator are being built.',
    links: [tournaments, productList],
  },
  '/manage-cricket-clubs': {
    title: 'Club management',
    lead: 'A club’s teams, players and matches already have their pages. The club around them is next.',
    features: [
      {
        title: 'Teams',
        text: 'Record by format, recent and coming matches, everyone who has played.',
      },
      { title: 'Players', text: 'A career that follows the player from side to side.' },
    ],
    coming: 'Members, roles, availability and dues are being built.',
    links: [teams, players],
  },
  '/manage-cricket-associations': {
    title: 'Association management',
    lead: 'Leagues, registrations and appointments for those who run the game over many clubs.',
    features: [
      {
        title: 'Tournaments',
        text: 'Tables and results are counted from the balls, so a league’s table is always right.',
      },
      { title: 'Officials', text: 'Umpires, referees and scorers with the matches they stood in.' },
    ],
    coming: 'Registrations, transfers and discipline are being built.',
    links: [tournaments, { label: 'See the officials', to: '/match-central/officials' }],
  },
  '/manage-cricket-academies': {
    title: 'Academy management',
    lead: 'Batches, attendance and the progress of young players.',
    features: [
      {
        title: 'Progress',
        text: 'Every innings and every spell of a player already adds up on one page.',
      },
    ],
    coming: 'Programmes, enrolment and fees are being built.',
    links: [players, productList],
  },
  '/cricket-scoring': {
    title: 'Scoring',
    lead: 'The same engine decides a ball on the scorer’s phone, on the server and on the spectator’s page.',
    features: [
      {
        title: 'All that the Laws know',
        text: 'Wides, no-balls and their combinations, penalty runs, every dismissal, retirements, replacements.',
      },
      {
        title: 'Corrections',
        text: 'Undo the last ball, or change one from an hour ago: all that follows is worked out again.',
      },
      {
        title: 'Two scorers',
        text: 'The second is told that the first was quicker. Nothing is overwritten.',
      },
    ],
    coming:
      'The scorer’s pad is being built. The write path under it is in use: it is what plays the sample match.',
    links: [matches, productList],
  },
  '/live-cricket-streaming': {
    title: 'Live streaming',
    lead: 'A camera at the boundary and a score that knows which ball it shows.',
    features: [
      {
        title: 'Scores live today',
        text: 'Match pages and lists follow every ball without a reload.',
      },
    ],
    coming:
      'Video is being built: broadcast from a phone or from OBS, with the score laid over it.',
    links: [matches, productList],
  },
  '/ground-booking': {
    title: 'Ground booking',
    lead: 'Hours on a ground, booked so that two sides can never hold the same one.',
    features: [
      {
        title: 'Grounds',
        text: 'Each ground has its page: matches played, first-innings averages, who won batting first.',
      },
    ],
    coming: 'Slots, prices and payment are being built.',
    links: [grounds, productList],
  },
  '/ticket-booking': {
    title: 'Ticket booking',
    lead: 'A gate pass with a code that can be checked without a network.',
    features: [],
    coming: 'Ticket sales are being built. Nothing can be bought yet.',
    links: [matches, productList],
  },
  '/white-label': {
    title: 'White label',
    lead: 'The same platform under your name: colour, logo, corners and type change, and everything else follows.',
    features: [
      {
        title: 'A site is a record',
        text: 'Name, texts, colours, country and currency are data, chosen by the host that is asked for.',
      },
      {
        title: 'Yours to host',
        text: 'One command starts it, on your machine, with its database.',
      },
    ],
    coming: 'The form that sets up a second brand is being built.',
    links: [productList, overview],
  },
  '/product-list': {
    title: 'All products',
    lead: 'What a cricket season needs, in one place and from one source of truth: the ball.',
    features: products.map(({ label, line }) => ({ title: label, text: line })),
    links: products.map(({ label, to }) => ({ label, to })),
  },
  '/pricing': {
    title: 'Pricing',
    lead: 'Scoring, publishing and watching matches is free, and the software is open source: you may run all of it yourself.',
    features: [{ title: 'Free today', text: 'Everything you can see on this site.' }],
    coming: 'Paid plans are not on sale yet, so no prices are shown.',
    links: [overview, productList],
  },
  '/blogs': {
    title: 'Blogs',
    lead: 'Long reads on scoring, grounds and the people who run the game.',
    features: [],
    coming: 'Nothing has been published yet.',
    links: [matches, overview],
  },
  '/legends': {
    title: 'Legends',
    lead: 'A set of cards for the players that a place remembers.',
    features: [],
    coming: 'No card has been drawn yet. Careers of today’s players are complete.',
    links: [players, overview],
  },
  '/company': {
    title: 'Company',
    lead: 'Open cricket software, made in the open.',
    features: [
      {
        title: 'Open source',
        text: 'Licensed AGPL-3.0-or-later: run it, read it, change it, share what you change.',
      },
    ],
    links: company.filter(({ to }) => to !== '/company'),
  },
  '/about-us': {
    title: 'About us',
    lead: 'We think that a ball bowled on a Sunday in a public park deserves the same record as one bowled at a Test.',
    features: [
      {
        title: 'Facts first',
        text: 'Only what the scorer saw is stored. Everything else is worked out, by one engine, the same everywhere.',
      },
      {
        title: 'Yours to keep',
        text: 'Everything can be taken out, in open formats, and run on one small machine.',
      },
    ],
    links: [overview, { label: 'Contact us', to: '/contact-us' }],
  },
  '/our-team': {
    title: 'Our team',
    lead: 'The platform is written by its contributors. Their names stand in the history of the source code.',
    features: [],
    coming: 'This site has not introduced its own people yet.',
    links: [{ label: 'About us', to: '/about-us' }],
  },
  '/news': {
    title: 'News',
    lead: 'What changed, and when.',
    features: [],
    coming: 'Nothing has been published yet.',
    links: [matches, overview],
  },
  '/career': {
    title: 'Career',
    lead: 'Work with us.',
    features: [],
    coming: 'There is no vacancy at the moment.',
    links: [{ label: 'About us', to: '/about-us' }],
  },
  '/contact-us': {
    title: 'Contact us',
    lead: 'Write to the people who run this site.',
    features: [],
    links: help,
  },
  '/faq': {
    title: 'FAQ',
    lead: 'Short answers.',
    features: [
      {
        title: 'Do I need an account?',
        text: 'No. Every score, table and career is open to everybody.',
      },
      {
        title: 'How fresh is a live score?',
        text: 'It changes on your page by itself when the ball is recorded. If your network is bad, the page asks again until it knows.',
      },
      {
        title: 'A score is wrong. What happens?',
        text: 'The scorer corrects the ball, and the score, the cards, the table and the careers are worked out again.',
      },
      {
        title: 'Where do imported matches come from?',
        text: 'From Cricsheet, under the Open Data Commons Attribution License. The line at the foot of the page says so where they are shown.',
      },
      {
        title: 'What does “sample” mean?',
        text: 'The match, side or person is invented and played by a simulator, so that a new site is not empty.',
      },
    ],
    links: [{ label: 'Help and support', to: '/helpsupport' }, overview],
  },
  '/helpsupport': {
    title: 'Help and support',
    lead: 'Press / or Ctrl K anywhere to search for a player, a team, a ground or a match.',
    features: [
      {
        title: 'Reading a seam',
        text: 'One stitch is one legal ball. The taller, the more it was worth; cherry is a wicket, willow a six.',
      },
      {
        title: 'Day and night',
        text: 'The moon in the bar switches the floodlights on. The choice is kept on your device.',
      },
    ],
    links: [
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact us', to: '/contact-us' },
    ],
  },
  '/terms': {
    title: 'Terms of use',
    lead: 'What is offered here today is free to read, without an account and without a contract.',
    features: [
      { title: 'The software', text: 'AGPL-3.0-or-later, without warranty.' },
      {
        title: 'The data',
        text: 'Imported matches belong to their source and carry its licence; the line at the foot of the page names it.',
      },
    ],
    coming: 'Terms for accounts, bookings and payments will stand here before any of them opens.',
    links: [{ label: 'Privacy policy', to: '/privacypolicy' }],
  },
  '/privacypolicy': {
    title: 'Privacy policy',
    lead: 'This site has no accounts, no advertising and no trackers.',
    features: [
      {
        title: 'On your device',
        text: 'Your choice of day or night and your latest searches are kept in your browser and are never sent.',
      },
      {
        title: 'On the server',
        text: 'Requests are logged for as long as it takes to run the site safely.',
      },
    ],
    links: [{ label: 'Terms of use', to: '/terms' }],
  },
  '/payment/success': {
    title: 'No payment to show',
    lead: 'A booking or a ticket appears here once it has been paid.',
    features: [],
    coming: 'Nothing can be bought on this site yet, so no payment has been taken.',
    links: [overview],
  },
  '/livestream': {
    title: 'Live stream',
    lead: 'Video of matches is being built. Scores are live on every match page.',
    features: [],
    links: [matches],
  },
}
