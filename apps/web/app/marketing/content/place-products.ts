import type { ProductPage } from '../product-type.ts'

/** Products for places and brands: grounds, tickets, white label. */
export const placeProducts: Readonly<Record<string, ProductPage>> = {
  '/ground-booking': {
    title: 'Ground booking',
    lead: 'Every ground has a page with free slots, prices, officials and equipment for hire, and how it plays. Choose, hold for ten minutes, pay.',
    keywords: ['cricket ground booking', 'cricket grounds'],
    action: { label: 'Find a ground', to: '/match-central/grounds' },
    panel: 'slots',
    rows: [
      {
        title: 'Run your ground',
        text: 'Ground managers have [a console](/manage/grounds): today’s bookings, walk-ins, hours and prices, closures, photos and replies to reviews. New prices apply to new bookings only.',
        fragment: 'ground',
      },
      {
        title: 'An illustration of every ground',
        text: 'A ground without photos gets its own illustration: boundary, strips, stands and trees. Wagon wheels use the same one.',
        fragment: 'grounds',
      },
      {
        title: 'Local times',
        text: 'Start times are local to the ground, and say so, wherever you are.',
        fragment: 'fixtures',
      },
      {
        title: 'Shots where they were hit',
        text: 'Every scoring shot of an innings, on the ground where it was played.',
        fragment: 'wheel',
      },
    ],
    questions: [
      {
        question: 'Can I book a ground online?',
        answer: 'Yes, at every ground that publishes slots. You find them on the ground’s page.',
      },
      {
        question: 'What if a match is played there?',
        answer:
          'A fixture blocks the ground while it is played, and frees it when it ends or is abandoned.',
      },
      {
        question: 'Can a slot be booked twice?',
        answer: 'No. The database itself refuses overlapping bookings.',
      },
    ],
  },
  '/ticket-booking': {
    title: 'Ticket booking',
    lead: 'Fixtures are listed. Ticket sales are coming.',
    keywords: ['cricket tickets', 'match tickets'],
    action: { label: 'View fixtures', to: '/match-central/matches?status=upcoming' },
    panel: 'fixtures',
    rows: [
      {
        title: 'Find a match to watch',
        text: 'Every fixture has a page with its ground, date and local start time.',
        fragment: 'ground',
      },
      {
        title: 'Cannot be there?',
        text: 'The same page becomes the live score when play starts.',
        fragment: 'seam',
      },
      {
        title: 'What is at stake',
        text: 'Points and net run rate before the first ball.',
        fragment: 'standings',
      },
    ],
    coming: 'Tickets cannot be bought on this site yet.',
    questions: [
      {
        question: 'Is entry free?',
        answer: 'Ask whoever runs the match. No tickets are sold here.',
      },
    ],
  },
  '/white-label': {
    title: 'White label',
    lead: 'The whole platform under your name. Set your colour, logo, corners and type; everything else follows.',
    keywords: ['white label', 'cricket platform', 'self-hosted'],
    action: { label: 'How to run your own', to: '/helpsupport#run-your-own-site' },
    panel: 'brands',
    rows: [
      {
        title: 'Set up in a form',
        text: 'Name, texts, colours, country, currency and time zone are set in a form with a preview. These are the settings of this site.',
        fragment: 'site-record',
      },
      {
        title: 'The game stays the same',
        text: 'Cherry for a wicket, willow for a six and the charts stay as they are: they are the language of the game.',
        fragment: 'seam',
      },
      {
        title: 'Yours to host',
        text: 'One command starts it with its database, on one small server.',
        fragment: 'start',
      },
    ],
    questions: [
      {
        question: 'Can I run it commercially?',
        answer:
          'Yes. The licence is AGPL-3.0-or-later: run it, change it, and share what you change with those who use it.',
      },
      {
        question: 'Can one installation run several brands?',
        answer: 'Yes. The web address decides which site appears.',
      },
      {
        question: 'Which colours can I choose?',
        answer: 'Any that stay readable. The colours of wickets, sixes and charts do not change.',
      },
    ],
  },
}
