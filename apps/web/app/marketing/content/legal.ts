import type { ReadingPage } from '../reading-type.ts'

/** Terms and privacy: what this software does, as it is. */
export const legalReading: Readonly<Record<string, ReadingPage>> = {
  '/terms': {
    title: 'Terms of use',
    lead: 'Short, and about what is offered here today.',
    keywords: ['terms of use'],
    sections: [
      {
        id: 'reading',
        title: 'Reading',
        blocks: [
          'Scores, cards, tables and careers are free to read without an account. They are offered as they are: a scorer may err, and a correction changes what you saw before.',
        ],
      },
      {
        id: 'accounts',
        title: 'Accounts',
        blocks: [
          'An account is for one person, with a mobile number that can be verified. Keep the password to yourself. Whoever runs this site may close an account that is used to harm others.',
          'Do not try to sign in to accounts that are not yours: attempts are counted and refused.',
        ],
      },
      {
        id: 'programs',
        title: 'Programs',
        blocks: [
          'Programs may read the [API](/api/docs) and the live addresses. Be considerate: ask for a snapshot at most once a second, and keep one stream instead of many.',
        ],
      },
      {
        id: 'buying',
        title: 'Buying',
        blocks: [
          'Nothing is sold on this site yet. Terms for bookings, tickets and plans will stand here before any of them opens.',
        ],
      },
      {
        id: 'software',
        title: 'The software and the data',
        blocks: [
          'The software is licensed AGPL-3.0-or-later, without warranty. Imported matches belong to their source and carry its licence; where there are any from Cricsheet, the foot of the page names it.',
        ],
      },
    ],
  },
  '/privacypolicy': {
    title: 'Privacy policy',
    lead: 'What is kept of you, where, and for how long. No advertising, no trackers, nothing sold.',
    keywords: ['privacy policy', 'data protection'],
    sections: [
      {
        id: 'reading',
        title: 'When you only read',
        blocks: [
          'The server answers without writing down who asked. Errors are logged with the address of the page and a number for the request, not with yours. Who follows a live match is counted, not named.',
        ],
      },
      {
        id: 'device',
        title: 'On your device',
        blocks: [
          {
            terms: [
              ['theme', 'Your choice of day or night.'],
              ['searches', 'Your five latest finds of the search.'],
              ['root', 'The access token while you are signed in, and what lies in your cart.'],
              [
                'userDetails',
                'Your tokens and profile while you are signed in. Removed by Logout.',
              ],
              ['user-email', 'The address you signed up with, so that the code can be checked.'],
              [
                'Raw_id',
                'Also as a cookie: the network address the server saw, encrypted. It is sent with requests and proves nothing about you.',
              ],
            ],
          },
          'You may clear all of it in your browser. You are then signed out, and the page forgets your theme.',
        ],
      },
      {
        id: 'account',
        title: 'When you have an account',
        blocks: [
          {
            list: [
              'Name, e-mail address, mobile number and country, as you gave them.',
              'The password as an Argon2id hash. Nobody can read it back.',
              'Sessions: network address, browser, beginning and last use. Thirty days after they end they are deleted.',
              'A journal of what happened to the account (sign-ins, refusals, changes) with address and browser, for 180 days.',
              'Where you sign in by a provider (Google, Facebook): which one, its name for you and the address it told, until you unlink it.',
              'Messages to you (codes, links), for seven days. Codes and links themselves are kept only as hashes.',
              'Who signs up and never verifies the number is deleted after a day.',
            ],
          },
        ],
      },
      {
        id: 'players',
        title: 'When you play',
        blocks: [
          'The record of a match holds the names of those who played and what they did. It is public. Private profiles for under-18s are being built; until then a scorer should enter them by initials.',
        ],
      },
      {
        id: 'others',
        title: 'Who else sees it',
        blocks: [
          'Fonts, scripts and pictures come from this server; no other company’s address is called by these pages. Where the operator has set up a mail server or an SMS gateway, your address or number goes there with the message. Whoever presses the button of a provider (Google, Facebook) goes to that provider’s own pages, and it learns of it; nobody else does.',
        ],
      },
      {
        id: 'rights',
        title: 'What you can ask for',
        blocks: [
          'On [your profile](/user/my-profile) you download everything that is held on you as one file, correct it, and close your account for good. Whatever is personal is erased at once then; orders, payments and invoices stay, as the law wants, and bookings and reviews stay as those of a former member. With anything else, [write to us](/contact-us).',
        ],
      },
    ],
  },
}
