import type { ProductPage } from '../product-type.ts'

/** Products for those who run the game: tournaments, clubs, associations, academies. */
export const peopleProducts: Readonly<Record<string, ProductPage>> = {
  '/manage-cricket-tournament': {
    title: 'Tournament management',
    lead: 'Points, net run rate, leaders and form follow from every ball. Nobody types a table.',
    keywords: ['tournament management', 'points table', 'net run rate'],
    action: {
      label: 'Open the featured tournament',
      to: '/match-central/tournaments/tournament-details',
    },
    panel: 'standings',
    rows: [
      {
        title: 'Leaders up to the last ball',
        text: 'Most runs, most wickets, highest scores: updated ball by ball, and again when a ball is corrected.',
        fragment: 'leaders',
      },
      {
        title: 'Fixtures and results in one list',
        text: 'Live matches first, then upcoming, then results. A result updates the table at once.',
        fragment: 'fixtures',
      },
      {
        title: 'Playing conditions for each competition',
        text: 'Overs, limits and Super Overs come with the format, so two tournaments in one league can play to different rules.',
        fragment: 'formats',
      },
    ],
    coming: 'Tournaments arrive with their matches, by import; there is no entry form yet.',
    questions: [
      {
        question: 'How are teams on equal points ordered?',
        answer: 'By wins, then by net run rate. A win is two points, a tie or no result one.',
      },
      {
        question: 'How is net run rate calculated?',
        answer:
          'Runs scored per over minus runs conceded per over, across all completed limited-overs matches. A side bowled out counts its full quota of overs.',
      },
      {
        question: 'Can a table be corrected by hand?',
        answer: 'No. Correct the ball that is wrong, and the table follows.',
      },
    ],
  },
  '/manage-cricket-clubs': {
    title: 'Club management',
    lead: 'One page for your club’s teams, players, grounds and matches, with records that keep themselves.',
    keywords: ['cricket club management', 'cricket teams'],
    action: { label: 'View clubs', to: '/match-central/clubs' },
    panel: 'clubs',
    rows: [
      {
        title: 'A career that follows the player',
        text: 'From the second eleven to the first, from one side to another: every innings and spell on one page.',
        fragment: 'players',
      },
      {
        title: 'Fixtures and results',
        text: 'The club’s page lists the matches of all its teams; each team’s page has its record by format.',
        fragment: 'fixtures',
      },
      {
        title: 'The ground you call home',
        text: 'Matches played, first-innings averages, and whether it pays to bat first.',
        fragment: 'grounds',
      },
    ],
    coming: 'Availability, selection and dues are not part of club pages yet.',
    questions: [
      {
        question: 'How do I get a page for my club?',
        answer:
          'Log in and [start a club](/manage/organisations/new): it has a page at once, and you invite the others by link or email. A team also gets its page with its first match.',
      },
      {
        question: 'Who can change the figures on a team’s page?',
        answer: 'Nobody edits figures. They follow from the matches.',
      },
    ],
  },
  '/manage-cricket-associations': {
    title: 'Association management',
    lead: 'Leagues over many clubs, with tables that are always right and officials whose matches are on record.',
    keywords: ['cricket association', 'league management', 'umpires'],
    action: { label: 'View tournaments', to: '/match-central/tournaments' },
    panel: 'standings',
    rows: [
      {
        title: 'Officials on record',
        text: 'Umpires, referees and scorers have pages with every match they have stood in.',
        fragment: 'officials',
      },
      {
        title: 'All your clubs together',
        text: 'An association’s page gathers its member clubs, their grounds, its competitions and all their matches.',
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
    coming: 'Batches, attendance and fees are not part of academy pages yet.',
    questions: [
      {
        question: 'Are young players public?',
        answer:
          'A player’s page shows the matches recorded under that name. Record under-18s by their initials if they should not be named.',
      },
      {
        question: 'Can a coach add notes?',
        answer: 'Not yet.',
      },
    ],
  },
}
