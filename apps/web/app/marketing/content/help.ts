import type { Section } from '../reading-type.ts'

/** The help centre: for those who follow, and for those who run a site. */
export const help: readonly Section[] = [
  {
    id: 'follow',
    title: 'Follow a match',
    blocks: [
      'Open it from the home page or from [Matches](/match-central/matches). The board, the commentary and the charts change by themselves; there is nothing to reload. The tabs lead to the scorecard, the charts and the line-ups, each with an address you can share.',
    ],
  },
  {
    id: 'search',
    title: 'Find a player, a team, a ground',
    blocks: [
      'Press `/` or `Ctrl K` on any page. Accents and case do not matter. The latest five finds are kept on your device.',
    ],
  },
  {
    id: 'seam',
    title: 'Read a seam',
    blocks: [
      'One stitch is one legal ball, in order. A dot is low, runs are higher, a four higher still; a six in willow and a wicket in cherry are the tallest. Ticks below mark the overs, and faint stitches are balls to come.',
    ],
  },
  {
    id: 'formats',
    title: 'Formats',
    blocks: [
      'T20, one-day, T10, The Hundred with its sets of five, Test, other multi-day matches, last man stands, and any number of overs a side. Super Overs break ties where the conditions say so. The [match management](/manage-cricket-matches) page lists their conditions as the engine has them.',
    ],
  },
  {
    id: 'day-night',
    title: 'Day and night',
    blocks: [
      'The sun or moon in the bar switches the floodlights. Until you choose, the page follows your system. Movement stops where your system asks for less motion.',
    ],
  },
  {
    id: 'account',
    title: 'Sign up and sign in',
    blocks: [
      'GET STARTED opens the dialog. Sign-up asks for your name, number, e-mail, country and a password of 8 to 32 characters, then for the four digits sent to your number. FORGOT PASSWORD? sends a link that works once, for an hour.',
    ],
  },
  {
    id: 'start',
    title: 'Run your own site',
    blocks: [
      'You need Linux on x64 or arm64, and Node 20 or newer with npm. The right Node and a PostgreSQL come with the packages.',
      { code: 'npm start' },
      'The first start installs, makes a database, builds the site and fills it with a sample world. Then open port 3000. `npm start -- --empty` leaves the sample out. Ctrl-C stops everything.',
      {
        terms: [
          ['PORT', 'The port; 3000 unless told.'],
          ['DATA_DIR', 'Where the database lies; `.data` unless told.'],
          ['DATABASE_URL', 'A PostgreSQL 18 of your own instead.'],
          ['SAMPLE_BALL_SECONDS', 'The pace of the sample match; 0 leaves it unplayed.'],
        ],
      },
    ],
  },
  {
    id: 'import',
    title: 'Import matches',
    blocks: [
      'From Cricsheet’s JSON files, folders of them, or zip archives:',
      { code: 'npm run import -- matches.zip folder/ one-match.json' },
      'It may run while the site is up, and again over the same files: a match that is there already is not doubled, and what was corrected here stays. At the end it says how many came in and names every file it refused, with the reason.',
    ],
  },
  {
    id: 'replay',
    title: 'Check the engine against an archive',
    blocks: [
      'Without a database, every match of an archive is folded through the laws and compared with its recorded outcome:',
      { code: 'npm run replay -- matches.zip' },
    ],
  },
  {
    id: 'outbox',
    title: 'Sign-up codes without an SMS gateway',
    blocks: [
      'Until a channel is configured, messages land in an outbox at `/dev/outbox`. It answers only on the machine itself, under localhost; for everybody else it does not exist.',
      'Set `SMTP_URL` for mail and `SMS_GATEWAY_URL` (with `SMS_GATEWAY_TOKEN`) for SMS to send for real. The outbox is then closed.',
    ],
  },
  {
    id: 'proxy',
    title: 'Run behind a proxy',
    blocks: [
      'Set `PUBLIC_ORIGIN` to the address people use, such as `https://cricket.example.org`, and `TRUST_PROXY` to the number of proxies in front, so that visitors’ addresses are believed as far as that and no further.',
      'Live scores are server-sent events: switch off response buffering for `/live/`, and let connections stay open. TLS is the proxy’s work.',
    ],
  },
  {
    id: 'backup',
    title: 'Backup and restore',
    blocks: [
      'Everything is in the database. With a PostgreSQL of your own use its usual tools:',
      { code: 'pg_dump --format=custom "$DATABASE_URL" > cricket.dump' },
      'With the embedded one, stop the server and copy the whole of `DATA_DIR`; put the copy back and start to restore. A running data directory must not be copied.',
    ],
  },
  {
    id: 'api',
    title: 'Read it by program',
    blocks: [
      'The calls are described at [/api/docs](/api/docs). Live: `/live/{matchId}` streams the balls, `/live/{matchId}.json` is the board as it stands, `/live/scores` has all scores under way. No key is needed to read.',
    ],
  },
  {
    id: 'watch',
    title: 'Watch over a server',
    blocks: [
      '`/healthz` answers while the process lives, `/readyz` when the database answers too. `/metrics` is for Prometheus; it answers on the machine and its network, or to whoever sends `METRICS_TOKEN`.',
    ],
  },
]
