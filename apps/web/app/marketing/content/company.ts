import type { ReadingPage } from '../reading-type.ts'

/** Who is behind it, and how to reach them. */
export const companyReading: Readonly<Record<string, ReadingPage>> = {
  '/company': {
    title: 'Company',
    lead: 'Cricket software that anybody may run, read and change.',
    keywords: ['company', 'open source'],
    sections: [
      {
        id: 'what',
        title: 'What we make',
        blocks: [
          'A platform for the whole of a cricket season: live scores ball by ball, scorecards, charts, tables, careers, grounds. Bookings, tickets, streaming and club consoles are being built on the same ground; [all products](/product-list) says which is which.',
        ],
      },
      {
        id: 'how',
        title: 'How it is made',
        blocks: [
          'In the open, under the AGPL-3.0-or-later. Whoever runs a changed version for others gives them its source. Nothing that is free today becomes paid later.',
        ],
      },
      {
        id: 'more',
        title: 'More',
        blocks: [
          {
            list: [
              '[About us](/about-us): what we hold to',
              '[Our team](/our-team): whose work this is',
              '[Career](/career): how to take part',
              '[News](/news): what changed',
              '[Contact us](/contact-us)',
            ],
          },
        ],
      },
    ],
  },
  '/about-us': {
    title: 'About us',
    lead: 'A ball bowled on a Sunday in a public park deserves the same record as one bowled in a Test.',
    keywords: ['about', 'cricket platform'],
    sections: [
      {
        id: 'facts',
        title: 'Facts first',
        blocks: [
          'Only what the scorer saw is stored: this ball, these runs, that wicket. The score, the over, the table and the career are worked out from it by one engine, the same on the server and in the browser.',
          'So a figure here is never a figure somebody typed. When one is wrong, a ball is wrong; it is corrected, and the old entry stays readable beside the new one.',
        ],
      },
      {
        id: 'rules',
        title: 'The rules of the house',
        blocks: [
          {
            list: [
              'The score is the loudest thing on the page.',
              'Every task works at a phone’s width, with a thumb, in the sun.',
              'Sample matches are marked as sample. No customer, quote or figure on this site is invented.',
              'What is not there yet is called so, once, where you would look for it.',
              'No advertising and no trackers.',
            ],
          },
        ],
      },
      {
        id: 'yours',
        title: 'Yours to keep',
        blocks: [
          'Everything runs from one command on one small machine, in a database of a kind that is understood everywhere. See [how to run your own](/helpsupport#start).',
        ],
      },
    ],
  },
  '/our-team': {
    title: 'Our team',
    lead: 'An open project is whoever works on it.',
    keywords: ['team', 'contributors'],
    sections: [
      {
        id: 'contributors',
        title: 'Contributors',
        blocks: [
          'The platform is written by its contributors. Their names stand where they belong: in the history of the source code, line by line. We show no portraits of people who do not exist.',
        ],
      },
      {
        id: 'site',
        title: 'Who runs this site',
        blocks: [
          'Each site is run by somebody of its own: a club, a league, an association, one person with a small machine. Those who run this one have not introduced themselves yet; [write to them](/contact-us).',
        ],
      },
      {
        id: 'sources',
        title: 'Whose work we stand on',
        blocks: [
          'Archived matches come from Cricsheet where a site has imported them, and the foot of every page then says so. Names of cities are by [GeoNames](https://www.geonames.org), under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). Type is set in Archivo and Instrument Sans, both under the Open Font License.',
        ],
      },
    ],
  },
  '/career': {
    title: 'Career',
    lead: 'There is no vacancy at the moment. There is work, and it is open to anybody.',
    keywords: ['career', 'contribute', 'open source'],
    sections: [
      {
        id: 'work',
        title: 'Take part',
        blocks: [
          'The source has a CONTRIBUTING.md that says how a change gets in: small commits, tests beside their subject, one command that checks all of it.',
          {
            list: [
              'Score a match and tell us which ball the [pad](/cricket-scoring) could not write down.',
              'Import an archive and report a card that differs from the printed one.',
              'Read a page with a screen reader, or at 200 % text size, and say where it fails.',
              'Translate: every text of the pages is in the source, waiting.',
            ],
          },
        ],
      },
      {
        id: 'players',
        title: 'Looking for a player’s career?',
        blocks: [
          'Those stand on the players’ own pages, in [Match Central](/match-central/players).',
        ],
      },
    ],
  },
  '/contact-us': {
    title: 'Contact us',
    lead: 'Write to the people who run this site.',
    keywords: ['contact', 'support'],
    withContact: true,
    sections: [
      {
        id: 'score',
        title: 'A score is wrong',
        blocks: [
          'Send the address of the match page, the over and the ball, and what you saw. A corrected ball corrects the cards, the table and the careers.',
        ],
      },
      {
        id: 'account',
        title: 'Your account or your data',
        blocks: [
          'Write from the address of your account. What is kept of you stands in the [privacy policy](/privacypolicy).',
        ],
      },
      {
        id: 'software',
        title: 'The software',
        blocks: [
          'Look into [help and support](/helpsupport) first: starting, importing, backups and proxies are described there.',
        ],
      },
    ],
  },
}
