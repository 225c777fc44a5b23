import { products } from '#layout/navigation.ts'
import type { PlainPage } from './plain-page-type.ts'
import { wayOut } from './way-out.ts'

/** The products, each with what it does today and what is being built. */
export const productPages: Readonly<Record<string, PlainPage>> = {
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
    links: [wayOut.matches, wayOut.productList],
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
    links: [wayOut.tournaments, wayOut.productList],
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
    links: [wayOut.teams, wayOut.players],
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
    links: [wayOut.tournaments, { label: 'See the officials', to: '/match-central/officials' }],
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
    links: [wayOut.players, wayOut.productList],
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
    links: [wayOut.matches, wayOut.productList],
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
    links: [wayOut.matches, wayOut.productList],
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
    links: [wayOut.grounds, wayOut.productList],
  },
  '/ticket-booking': {
    title: 'Ticket booking',
    lead: 'A gate pass with a code that can be checked without a network.',
    features: [],
    coming: 'Ticket sales are being built. Nothing can be bought yet.',
    links: [wayOut.matches, wayOut.productList],
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
    links: [wayOut.productList, wayOut.overview],
  },
  '/product-list': {
    title: 'All products',
    lead: 'What a cricket season needs, in one place and from one source of truth: the ball.',
    features: products.map(({ label, line, to }) => ({ title: label, text: line, to })),
    links: [wayOut.matches, wayOut.overview],
  },
}
