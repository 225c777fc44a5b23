import type { ProductPage } from '../product-type.ts'

/** Products for those who run the game: tournaments, clubs, associations, academies. */
export const peopleProducts: Readonly<Record<string, ProductPage>> = {
  '/manage-cricket-tournament': {
    title: 'Tournament management',
    lead: 'Nobody types a table. Points, net run rate, leaders and form are counted from the balls of its matches.',
    keywords: ['tournament management', 'points table', 'net run rate'],
    action: {
      label: 'Open the featured tournament',
      to: '/match-central/tournaments/tournament-details',
    },
    panel: 'standings',
    rows: [
      {
        title: 'Honours up to the last ball',
        text: 'Most runs, most wickets, highest scores: they change while the match is played, and again when a ball is corrected.',
        fragment: 'leaders',
      },
      {
        title: 'Fixtures and results in one list',
        text: 'Live first, then what is next, then what is over. A result moves the table in the same moment.',
        fragment: 'fixtures',
      },
      {
        title: 'Conditions belong to the competition',
        text: 'Overs, limits and Super Overs come with the format, so two tournaments of one league may play by different rules.',
        fragment: 'formats',
      },
    ],
    coming:
      'Entries, draws, the fixture generator and scenarios are being built. Tournaments arrive with their matches, by import.',
    questions: [
      {
        question: 'How are teams on equal points ordered?',
        answer: 'By wins, then by net run rate. A win is two points, a tie or no result one.',
      },
      {
        question: 'How is net run rate reckoned?',
        answer:
          'Runs scored an over less runs conceded an over, over all completed limited matches. A side bowled out counts its full quota of overs.',
      },
      {
        question: 'Can a table be corrected by hand?',
        answer: 'No. Correct the ball that is wrong, and the table follows.',
      },
    ],
  },
  '/manage-cricket-clubs': {
    title: 'Club management',
    lead: 'A club is its teams, its players, its grounds and their matches. Its page holds them together, with records nobody has to keep up.',
    keywords: ['cricket club management', 'cricket teams'],
    action: { label: 'See the clubs', to: '/match-central/clubs' },
    panel: 'clubs',
    rows: [
      {
        title: 'A career that follows the player',
        text: 'From second eleven to first, from one side to another: innings and spells add up on one page.',
        fragment: 'players',
      },
      {
        title: 'What is next and what is over',
        text: 'The club’s page lists the matches of all its teams; each team’s page has its record by format.',
        fragment: 'fixtures',
      },
      {
        title: 'The ground you call home',
        text: 'Matches played, first-innings averages, and whether it pays to bat first.',
        fragment: 'grounds',
      },
    ],
    coming: 'The club’s own desk is being built: members, roles, availability, dues and notices.',
    questions: [
      {
        question: 'Can I open a page for my club today?',
        answer:
          'Not from the browser yet. A team gets its page with its first match, and keeps it.',
      },
      {
        question: 'Who may change what a team’s page says?',
        answer: 'Nobody edits figures. They follow from the matches.',
      },
    ],
  },
  '/manage-cricket-associations': {
    title: 'Association management',
    lead: 'Leagues over many clubs, with tables that are always right and officials whose matches are on record.',
    keywords: ['cricket association', 'league management', 'umpires'],
    action: { label: 'See the tournaments', to: '/match-central/tournaments' },
    panel: 'standings',
    rows: [
      {
        title: 'Officials on record',
        text: 'Umpires, referees and scorers have pages with the matches they stood in.',
        fragment: 'officials',
      },
      {
        title: 'Clubs under one roof',
        text: 'An association’s page gathers the clubs affiliated to it, their grounds, its competitions and all matches of theirs.',
        fragment: 'associations',
      },
      {
        title: 'Run it under your own name',
        text: 'Name, colours, country and time zone are data. See [white label](/white-label).',
        fragment: 'site-record',
      },
    ],
    coming: 'Registrations, transfers, appointments and discipline are being built.',
    questions: [
      {
        question: 'Can results of earlier seasons be brought in?',
        answer:
          'Yes, where they exist ball by ball as Cricsheet files. Scorecards alone cannot be imported yet.',
      },
      {
        question: 'May an association keep its data?',
        answer: 'All of it. The database is PostgreSQL and the software is yours to run.',
      },
    ],
  },
  '/manage-cricket-academies': {
    title: 'Academy management',
    lead: 'Progress is what an academy sells. Every innings and every spell of a player adds up on one page.',
    keywords: ['cricket academy', 'player progress', 'coaching'],
    action: { label: 'See the players', to: '/match-central/players' },
    panel: 'players',
    rows: [
      {
        title: 'Where the runs come from',
        text: 'Shots that were recorded with a direction become a wagon wheel, for an innings and for a match.',
        fragment: 'wheel',
      },
      {
        title: 'A page for the academy',
        text: 'Its sides, its grounds and every match they play, for parents and players to follow.',
        fragment: 'academies',
      },
      {
        title: 'Formats for learners',
        text: 'Short matches, last man stands, any number of overs: the same engine and the same records.',
        fragment: 'formats',
      },
    ],
    coming: 'Programmes, batches, enrolment, attendance and fees are being built.',
    questions: [
      {
        question: 'Are young players public?',
        answer:
          'A player’s page shows the matches that were recorded with that name. Private profiles for under-18s are being built; until they are there, record them by initials.',
      },
      {
        question: 'Can a coach add notes?',
        answer: 'Not yet.',
      },
    ],
  },
}
