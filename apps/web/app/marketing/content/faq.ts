import type { Question } from '../product-type.ts'

type Group = { readonly title: string; readonly questions: readonly Question[] }

export const faq: readonly Group[] = [
  {
    title: 'Following matches',
    questions: [
      {
        question: 'Do I need an account?',
        answer: 'No. Every score, table and career is open to everybody.',
      },
      {
        question: 'How fresh is a live score?',
        answer:
          'It changes on your page by itself when the ball is recorded. On a bad network the page catches up from the ball it saw last.',
      },
      {
        question: 'Which time is shown?',
        answer: 'The ground’s own time. The zone is named where it could be mistaken.',
      },
      {
        question: 'What do the strokes under a score mean?',
        answer:
          'That is the seam: one stitch a legal ball. The taller, the more it was worth; cherry is a wicket, willow a six.',
      },
      {
        question: 'Can I watch video?',
        answer: 'Not yet. [Live streaming](/live-cricket-streaming) says what is there.',
      },
    ],
  },
  {
    title: 'Records',
    questions: [
      {
        question: 'A score is wrong. What happens?',
        answer:
          'The ball is corrected, and the score, the cards, the table and the careers are worked out again. [Tell us](/contact-us) which ball.',
      },
      {
        question: 'What does “Sample” mean?',
        answer:
          'The match, side or person is invented and played by a simulator, so that a new site is not empty.',
      },
      {
        question: 'Where do imported matches come from?',
        answer:
          'From Cricsheet, under the Open Data Commons Attribution License. The foot of the page says so where there are any.',
      },
      {
        question: 'Why has a player two pages?',
        answer:
          'Two sources wrote the name differently and gave no common id. Merging people is being built.',
      },
    ],
  },
  {
    title: 'Account and money',
    questions: [
      {
        question: 'Why is my mobile number asked for?',
        answer:
          'A four-digit code proves that an account belongs to somebody. It is good for ten minutes and five tries.',
      },
      {
        question: 'The code does not come.',
        answer:
          'Ask for another after a minute with RESEND. On a site without an SMS gateway the operator finds it in the outbox; see [help](/helpsupport#outbox).',
      },
      {
        question: 'What does it cost?',
        answer: 'Reading and following is free. See [pricing](/pricing).',
      },
      {
        question: 'Can I book a ground or buy a ticket?',
        answer:
          'Grounds can: see [ground booking](/ground-booking). Tickets cannot yet: [ticket booking](/ticket-booking) says how far they are.',
      },
    ],
  },
]
