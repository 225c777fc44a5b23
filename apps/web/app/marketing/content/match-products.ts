import type { ProductPage } from '../product-type.ts'

/** Products about matches: management, scoring, streaming. */
export const matchProducts: Readonly<Record<string, ProductPage>> = {
  '/manage-cricket-matches': {
    title: 'Match management',
    lead: 'Score once; cards, charts and careers follow. Correct a ball and every figure that depends on it is right again.',
    keywords: ['match management', 'scorecards', 'live score'],
    action: { label: 'View matches', to: '/match-central/matches' },
    panel: 'board',
    rows: [
      {
        title: 'Every format, and your own rules',
        text: 'Overs, balls per over, bowling limits, powerplays, free hits, Super Overs and the follow-on are settings. A league with its own rules needs no new software.',
        fragment: 'formats',
      },
      {
        title: 'Mistakes are corrected, never hidden',
        text: 'A corrected ball leaves the original on record, and every figure that depends on it is worked out again.',
        fragment: 'correction',
      },
      {
        title: 'Live everywhere at once',
        text: 'Every ball reaches lists, the home page and the match page by itself. Nobody reloads, and a page that lost its connection catches up from where it stopped.',
        fragment: 'fixtures',
      },
    ],
    coming: 'Wagon wheels, substitutes and changing any past ball are not on the scoring pad yet.',
    questions: [
      {
        question: 'How do matches get in?',
        answer:
          'Log in and [start a match](/manage/matches/new), then score it on your phone. Whoever runs the site can also import Cricsheet files, folders or archives; see [help](/helpsupport#import-matches). A new site plays a sample match of its own, marked “Sample”.',
      },
      {
        question: 'Which dismissals can I record?',
        answer:
          'All those in the Laws, timed out and obstructing the field included. See the [scoring page](/cricket-scoring).',
      },
      {
        question: 'What happens when rain shortens a match?',
        answer:
          'Record the revised overs and target as the officials announce them, and the equation follows.',
      },
    ],
  },
  '/cricket-scoring': {
    title: 'Scoring',
    lead: 'The engine that keeps the book on the server is the one under these keys. Score a five-over match right here; nothing leaves your browser.',
    keywords: ['cricket scoring', 'scorer', 'scoring app', 'ball by ball'],
    action: { label: 'Score the first ball', to: '#try' },
    panel: 'pad',
    rows: [
      {
        title: 'Every dismissal in the Laws',
        text: 'The engine checks every ball before it counts. Try OUT after NB on the pad: nobody is bowled off a free hit, and it says so.',
        fragment: 'dismissals',
      },
      {
        title: 'Undo any ball',
        text: 'Take back the last ball, or one from an hour ago. The score is worked out again from the first ball.',
        fragment: 'correction',
      },
      {
        title: 'One stitch a ball',
        text: 'The seam grows as you score. Taller stitches are more runs; cherry is a wicket, willow a six.',
        fragment: 'seam',
      },
    ],
    coming:
      'The pad on this page is for trying out and keeps nothing. Log in and start a match to score one that counts, with or without a network.',
    questions: [
      {
        question: 'Does this pad save anything?',
        answer:
          'No. The match exists only on this page and is gone when you leave. To keep one, log in and [start a match](/manage/matches/new).',
      },
      {
        question: 'What if two people score one match?',
        answer:
          'One device scores at a time. The other sees who has the match and can ask for it. If both have scored, the two are shown side by side and nothing is overwritten.',
      },
      {
        question: 'Is the engine open?',
        answer:
          'Yes: `packages/cricket` has no dependencies and is tested against archived matches. See [help](/helpsupport#check-the-engine-against-an-archive).',
      },
    ],
  },
  '/live-cricket-streaming': {
    title: 'Live streaming',
    lead: 'Put the live score on your own video. Every ball is available the moment it is scored.',
    keywords: ['live cricket streaming', 'score overlay', 'live score feed'],
    action: { label: 'View live matches', to: '/match-central/matches?status=live' },
    panel: 'board',
    rows: [
      {
        title: 'A feed for any overlay',
        text: 'Each match has a live stream of its balls and a small snapshot of its scoreboard, open to any program without a key.',
        fragment: 'live-addresses',
      },
      {
        title: 'Every ball has its place',
        text: 'Every ball has a number. A recording that keeps the numbers can jump to any wicket or boundary.',
        fragment: 'seam',
      },
      {
        title: 'Live without video, too',
        text: 'Each ball is a small message, not a new page. On a poor connection the match page says that it is behind, and catches up.',
        fragment: 'fixtures',
      },
    ],
    coming: 'Video is not available yet: no stream can be started on this site.',
    questions: [
      {
        question: 'Can I put the score over my own video?',
        answer:
          'Yes, with a little programming: read the snapshot above once a second. It has the score, the batters, the bowler and the over as JSON.',
      },
      {
        question: 'How far behind is the score?',
        answer:
          'It is sent as the ball is recorded. The rest is your connection and the scorer’s pace.',
      },
    ],
  },
}
