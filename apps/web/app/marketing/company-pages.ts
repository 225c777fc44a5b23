import { company, help } from '#layout/navigation.ts'
import type { PlainPage } from './plain-page-type.ts'
import { wayOut } from './way-out.ts'

/** The house, its rules and its help. */
export const companyPages: Readonly<Record<string, PlainPage>> = {
  '/pricing': {
    title: 'Pricing',
    lead: 'Scoring, publishing and watching matches is free, and the software is open source: you may run all of it yourself.',
    features: [{ title: 'Free today', text: 'Everything you can see on this site.' }],
    coming: 'Paid plans are not on sale yet, so no prices are shown.',
    links: [wayOut.overview, wayOut.productList],
  },
  '/blogs': {
    title: 'Blogs',
    lead: 'Long reads on scoring, grounds and the people who run the game.',
    features: [],
    coming: 'Nothing has been published yet.',
    links: [wayOut.matches, wayOut.overview],
  },
  '/legends': {
    title: 'Legends',
    lead: 'A set of cards for the players that a place remembers.',
    features: [],
    coming: 'No card has been drawn yet. Careers of today’s players are complete.',
    links: [wayOut.players, wayOut.overview],
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
    links: [wayOut.overview, { label: 'Contact us', to: '/contact-us' }],
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
    links: [wayOut.matches, wayOut.overview],
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
    links: [{ label: 'Help and support', to: '/helpsupport' }, wayOut.overview],
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
    links: [wayOut.overview],
  },
  '/livestream': {
    title: 'Live stream',
    lead: 'Video of matches is being built. Scores are live on every match page.',
    features: [],
    links: [wayOut.matches],
  },
}
