import { ball, file, innings, runs, six } from './file.testing.ts'

const out = (kind: string, player: string, more: object = {}) => ({
  wickets: [{ kind, player_out: player, ...more }],
})
const extras = (kinds: Readonly<Record<string, number>>, batter = 0) => {
  const sum = Object.values(kinds).reduce((all, one) => all + one, 0)
  return ball({ extras: kinds, runs: { batter, extras: sum, total: batter + sum } })
}

const second = (more: object) => ({
  team: 'Quetta',
  overs: [
    { over: 0, deliveries: [ball({ batter: 'X Khan', non_striker: 'Y Yar', bowler: 'A Ali' })] },
  ],
  ...more,
})

const info = {
  balls_per_over: 6,
  bowl_out: [
    { bowler: 'A Ali', outcome: 'hit' },
    { bowler: 'X Khan', outcome: 'miss' },
  ],
  city: 'Lahore',
  dates: ['2006-02-16', '2006-02-17', '2006-02-19'],
  event: {
    name: 'Winter Series',
    match_number: 2,
    group: 1,
    stage: 'Final',
    sub_name: 'Lahore in Quetta',
  },
  match_type_number: 4282,
  missing: ['player_of_match', 'umpires', { powerplays: { '1': ['batting'], '2': ['fielding'] } }],
  officials: {
    match_referees: ['R One'],
    reserve_umpires: ['R Two'],
    tv_umpires: ['T One'],
    umpires: ['U One', 'U Two'],
  },
  outcome: { result: 'tie', bowl_out: 'Lahore' },
  player_of_match: ['A Ali', 'X Khan'],
  registry: { people: { 'A Ali': '0a1b2c3d', 'U One': '11111111' } },
  season: '2005/06',
  supersubs: { Lahore: 'B Baig', Quetta: 'Y Yar' },
  toss: { winner: 'Quetta', decision: 'field', uncontested: true },
  venue: 'Ayub Stadium, Quetta',
}

const outcomes = [
  { winner: 'Lahore', by: { runs: 4 } },
  { winner: 'Lahore', by: { wickets: 10 }, method: 'D/L' },
  { winner: 'Lahore', by: { innings: 1, runs: 209 } },
  { winner: 'Lahore', method: 'Awarded' },
  { winner: 'Lahore', method: 'Lost fewer wickets' },
  { result: 'tie', eliminator: 'Quetta', method: 'VJD' },
  { result: 'tie', bowl_out: 'Quetta' },
  { result: 'draw' },
  { result: 'no result' },
  {},
  { result: 'abandoned', note: 'unsafe pitch' },
]

const deliveries = [
  extras({ wides: 1, penalty: 5 }),
  extras({ noballs: 2, legbyes: 1 }),
  extras({ noballs: 1, wides: 2 }),
  extras({ byes: 4 }),
  runs(4, { runs: { batter: 4, extras: 0, non_boundary: true, total: 4 } }),
  runs(6, { runs: { batter: 6, extras: 0, total: 6 } }),
  ball(
    out('run out', 'B Baig', {
      fielders: [{ substitute: true }, { name: 'Z Sub', substitute: true }],
    }),
  ),
  ball(out('caught', 'A Ali', { fielders: [{ name: 'Y Yar' }] })),
  ball({
    wickets: [
      { kind: 'lbw', player_out: 'A Ali' },
      { kind: 'retired out', player_out: 'B Baig' },
    ],
  }),
  ...[
    'handled the ball',
    'hit the ball twice',
    'obstructing the field',
    'timed out',
    'retired hurt',
    'retired not out',
    'stumped',
    'hit wicket',
    'caught and bowled',
  ].map((kind) => ball(out(kind, 'A Ali'))),
]

const reviews = [
  { by: 'Lahore', umpire: 'U One', batter: 'A Ali', decision: 'struck down', umpires_call: true },
  { by: 'Quetta', batter: 'A Ali', decision: 'upheld', type: 'wicket' },
  { by: 'Quetta', decision: 'technical failure' },
].map((review) => ball({ review }))

const replacements = [
  { match: [{ in: 'C Cox', out: 'A Ali', team: 'Lahore', reason: 'concussion_substitute' }] },
  { match: [{ in: 'D Dar', team: 'Lahore', reason: 'tactical_substitute' }] },
  { role: [{ in: 'Y Yar', out: 'X Khan', reason: 'injury', role: 'bowler' }] },
  { role: [{ in: 'Y Yar', reason: 'too many overs', role: 'bowler' }] },
].map((replaced) => ball({ replacements: replaced }))

const powerplays = [
  { from: 0.1, to: 5.6, type: 'mandatory' },
  { from: 10.1, to: 14.6, type: 'fielding' },
  { from: 34.1, to: 38.7, type: 'batting' },
]

/** Files with every key of the format, and in the forms that real files have. */
export const everyKey: readonly { readonly what: string; readonly json: object }[] = [
  { what: 'every key of info', json: file({ info, innings: [innings(six), second({})] }) },
  ...outcomes.map((outcome) => ({
    what: `the outcome ${JSON.stringify(outcome)}`,
    json: file({ info: { outcome }, innings: [innings([runs(4)]), second({})] }),
  })),
  { what: 'every kind of delivery', json: file({ innings: [innings(deliveries)] }) },
  { what: 'every review', json: file({ innings: [innings(reviews)] }) },
  { what: 'every replacement', json: file({ innings: [innings(replacements)] }) },
  {
    what: 'what happens to an innings',
    json: file({
      info: { match_type: 'MDM', overs: undefined },
      innings: [
        innings(six, {
          declared: true,
          absent_hurt: ['C Cox'],
          penalty_runs: { pre: 5, post: 10 },
        }),
        { team: 'Quetta', forfeited: true },
        innings(six, { powerplays }),
        second({ target: { runs: 253, overs: 35.1 } }),
        second({ super_over: true, overs: [] }),
        innings(six, { super_over: true, target: { runs: 9 } }),
      ],
    }),
  },
  {
    what: 'the target without play',
    json: file({ innings: [innings(six), { team: 'Quetta', target: { overs: 5, runs: 40 } }] }),
  },
  {
    what: 'the count of overs',
    json: file({
      innings: [
        {
          team: 'Lahore',
          overs: [
            { over: 0, deliveries: six.slice(1) },
            { over: 1, deliveries: [...six, ball()] },
            { over: 3, deliveries: [] },
            { over: 4, deliveries: six },
          ],
          miscounted_overs: { '0': { balls: 5, umpire: 'U One' }, '1': { balls: '7' } },
        },
      ],
    }),
  },
  {
    what: 'the number of a delivery',
    json: file({
      innings: [
        innings([
          { ...extras({ wides: 1 }), actual_delivery: '0.1' },
          { ...ball(), actual_delivery: '0.1' },
          { ...runs(1), actual_delivery: '0.2' },
        ]),
      ],
    }),
  },
  {
    what: 'a file of an older version',
    json: { ...file({ innings: [innings(six)] }), meta: { data_version: '1.0.0', revision: 3 } },
  },
].map(({ what, json }) => ({ what, json: JSON.parse(JSON.stringify(json)) }))
