import type { ProductPage } from '../product-type.ts'

/** Products for places and brands: grounds, tickets, white label. */
export const placeProducts: Readonly<Record<string, ProductPage>> = {
  '/ground-booking': {
    title: 'Ground booking',
    lead: 'Each ground has a page: free slots with their prices, what can be hired beside them, and how it plays. Choose, hold for ten minutes, pay.',
    keywords: ['cricket ground booking', 'cricket grounds'],
    action: { label: 'See the grounds', to: '/match-central/grounds' },
    panel: 'slots',
    rows: [
      {
        title: 'Run from a desk',
        text: 'Whoever looks after a ground has a [desk](/manage/grounds) for it: who comes today, people who ring, hours and prices, closures, photos, and answers to reviews. Later prices and terms are for later bookings.',
        fragment: 'ground',
      },
      {
        title: 'Drawn, the same everywhere',
        text: 'Where a ground has no photos its drawing follows from its name: boundary, strips, stands and trees. The wagon wheel lies on the same one.',
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
        question: 'What if a match is played there?',
        answer:
          'A fixture closes its ground by itself for as long as it lasts, and opens it when it is over or abandoned.',
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
        answer: 'That is for whoever runs the match to say. No ticket is sold here.',
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
    action: { label: 'How to run your own', to: '/helpsupport#run-your-own-site' },
    panel: 'brands',
    rows: [
      {
        title: 'A site is a record',
        text: 'Name, texts, colours, country, currency and time zone are data, chosen by the host that is asked for and settled in a form. This is the record you are looking at.',
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
      'The form that opens a second front on a host of its own is being built. What a site is called and how it looks is settled on the operator’s desk.',
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
