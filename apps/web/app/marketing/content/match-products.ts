import type { ProductPage } from '../product-type.ts'

/** Products about matches: management, scoring, streaming. */
export const matchProducts: Readonly<Record<string, ProductPage>> = {
  '/manage-cricket-matches': {
    title: 'Match management',
    lead: 'A match is a log of what was seen. Score, cards, commentary and careers are worked out from it, so a correction is one more entry and everything follows.',
    keywords: ['match management', 'scorecards', 'live score'],
    action: { label: 'See the matches', to: '/match-central/matches' },
    panel: 'board',
    rows: [
      {
        title: 'Every format is a set of conditions',
        text: 'Overs, balls in an over, the bowler’s limit, powerplays, free hits, Super Overs and the follow-on are data. A league with rules of its own needs no new software.',
        fragment: 'formats',
      },
      {
        title: 'A mistake is corrected, never hidden',
        text: 'The log only grows. A corrected ball leaves the old one readable beside it, and every figure that hung on it is worked out again.',
        fragment: 'correction',
      },
      {
        title: 'Live everywhere at once',
        text: 'A ball reaches lists, the home page and the match page by itself. Nobody reloads, and a page that lost its network catches up from where it stopped.',
        fragment: 'fixtures',
      },
    ],
    coming:
      'The form that creates a match in the browser is being built. Today matches come in by import.',
    questions: [
      {
        question: 'How do matches get in today?',
        answer:
          'By `npm run import` with Cricsheet files, folders or archives; see [help](/helpsupport#import-matches). A new site also plays a sample match of its own, marked “Sample”.',
      },
      {
        question: 'Which dismissals are known?',
        answer:
          'All that the Laws know, timed out and obstructing the field among them. The list stands on the [scoring page](/cricket-scoring).',
      },
      {
        question: 'What happens when rain shortens a match?',
        answer:
          'Overs and target are revised as facts of the log, and the equation follows. The official’s target is recorded by hand; the Duckworth–Lewis tables are not built in yet.',
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
        title: 'All that the Laws know',
        text: 'Before a ball is written down the engine judges it. Try OUT after NB on the pad: nobody is bowled off a free hit, and it says so.',
        fragment: 'dismissals',
      },
      {
        title: 'Undo is an entry too',
        text: 'Striking out the last ball, or one from an hour ago, adds a line to the log. What stands is folded again from the first ball.',
        fragment: 'correction',
      },
      {
        title: 'One stitch a ball',
        text: 'The seam grows as you score. The taller the stitch the more it was worth; cherry is a wicket, willow a six.',
        fragment: 'seam',
      },
    ],
    coming:
      'The scorer’s full pad, with named players, fielders, shots and work without a network, is being built. The pad on this page is for trying and keeps nothing.',
    questions: [
      {
        question: 'Does this pad save anything?',
        answer:
          'No. The match lives in this page and is gone when you leave it. Nothing is sent to the server.',
      },
      {
        question: 'What if two people score one match?',
        answer:
          'Every entry has a number without gaps. The second to write the same number is told that the first was quicker, and nothing is overwritten.',
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
    lead: 'A picture needs a score that knows which ball it shows. The score is live today, for pages and for programs.',
    keywords: ['live cricket streaming', 'score overlay', 'live score feed'],
    action: { label: 'See what is live', to: '/match-central/matches?status=live' },
    panel: 'board',
    rows: [
      {
        title: 'A feed that any overlay can read',
        text: 'Each match has a live stream of its balls and a small snapshot of its board, open to every program and without a key.',
        fragment: 'live-addresses',
      },
      {
        title: 'Every ball has its place',
        text: 'The log numbers each ball. A recording that keeps the numbers can jump to any wicket or boundary.',
        fragment: 'seam',
      },
      {
        title: 'Followed without a video, too',
        text: 'A ball is a small message, not a new page. On a bad network the match page says that it is behind, and catches up.',
        fragment: 'fixtures',
      },
    ],
    coming:
      'Video itself is being built: broadcasting from a phone or from OBS, the overlay, recordings and clips. No stream can be started on this site yet.',
    questions: [
      {
        question: 'Can I put the score over my own picture today?',
        answer:
          'Yes, if you can program a little: read the snapshot above once a second. It is the score, the batters, the bowler and the over as JSON.',
      },
      {
        question: 'How far behind is the score?',
        answer:
          'It is sent when the ball is recorded. The rest is your network, and how quick the scorer is.',
      },
      {
        question: 'What will streaming cost?',
        answer:
          'Packages are priced by each site. Those of this one are under [pricing](/pricing#live-streaming).',
      },
    ],
  },
}
