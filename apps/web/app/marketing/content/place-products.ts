import type { ProductPage } from '../product-type.ts'

/** Places and brands: grounds, tickets, white label. */
export const placeProducts: Readonly<Record<string, ProductPage>> = {
  '/ground-booking': {
    title: 'Ground booking',
    lead: 'Each ground has a page: free slots with their prices, what can be hired beside them, and how it plays. Choose, hold for ten minutes, pay.',
    keywords: ['cricket ground booking', 'cricket grounds'],
    action: { label: 'See the grounds', to: '/match-central/grounds' },
    panel: 'ground',
    rows: [
      {
        title: 'Drawn, the same everywhere',
        text: 'A ground’s drawing follows from its name: boundary, strips, stands and trees. The wagon wheel lies on the same one.',
        fragment: 'grounds',
      },
      {
        title: 'Times at the ground',
        text: 'A match begins at the ground’s own time, named, wherever you read it.',
        fragment: 'fixtures',
      },
      {
        title: 'Shots where they were hit',
        text: 'What an innings did to the boundary, on the ground where it did it.',
        fragment: 'wheel',
      },
    ],
    questions: [
      {
        question: 'Can I book a ground today?',
        answer:
          'Yes, wherever its keepers have put slots up. They stand on the ground’s own page; a ground without slots shows its record alone.',
      },
      {
        question: 'Could two sides ever hold the same hour?',
        answer: 'No. The database itself refuses the second, whatever the software above it does.',
      },
    ],
  },
  '/ticket-booking': {
    title: 'Ticket booking',
    lead: 'Admission to a day of cricket. The days are here; the gate is being built.',
    keywords: ['cricket tickets', 'match tickets'],
    action: { label: 'See what is on', to: '/match-central/matches?status=upcoming' },
    panel: 'fixtures',
    rows: [
      {
        title: 'A match to come to',
        text: 'Each fixture has a page with its ground, its day and its hour, named in the ground’s time.',
        fragment: 'ground',
      },
      {
        title: 'For those who cannot come',
        text: 'The same page turns into the live score when play begins.',
        fragment: 'seam',
      },
      {
        title: 'What the table says is at stake',
        text: 'Points and net run rate as they stand before the first ball.',
        fragment: 'standings',
      },
    ],
    coming:
      'Ticket types, seats, checkout and the gate’s scanner are being built. No ticket can be bought on this site yet.',
    questions: [
      {
        question: 'Is entry free until then?',
        answer: 'That is for whoever runs the match to say. This site sells nothing.',
      },
      {
        question: 'Will tickets work without a network?',
        answer:
          'That is the plan: a signed code that the gate can check offline, and that admits once.',
      },
    ],
  },
  '/white-label': {
    title: 'White label',
    lead: 'The same platform under your name. Colour, logo, corners and type change; everything else follows.',
    keywords: ['white label', 'cricket platform', 'self-hosted'],
    action: { label: 'How to run your own', to: '/helpsupport#start' },
    panel: 'brands',
    rows: [
      {
        title: 'A site is a record',
        text: 'Name, texts, colours, country, currency and time zone are data, chosen by the host that is asked for. This is the record you are looking at.',
        fragment: 'site-record',
      },
      {
        title: 'Nothing of the game changes',
        text: 'Cherry for a wicket, willow for a six, the charts and the focus ring stay as they are: they are the language of the game.',
        fragment: 'seam',
      },
      {
        title: 'Yours to host',
        text: 'One command starts it with its database, on one small machine.',
        fragment: 'start',
      },
    ],
    coming:
      'The form that sets up a second brand is being built. Today a brand is a row of the database.',
    questions: [
      {
        question: 'May I run it commercially?',
        answer:
          'Yes. The licence is AGPL-3.0-or-later: run it, change it, and share what you change with those who use it.',
      },
      {
        question: 'Can one installation carry several brands?',
        answer: 'Yes. The host of the request decides which site answers.',
      },
      {
        question: 'Which colours may I choose?',
        answer:
          'Any that can be read. Cricket’s own marks are not for sale: the colours of wickets, sixes and charts stay.',
      },
    ],
  },
}
