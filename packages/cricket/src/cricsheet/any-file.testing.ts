import fc from 'fast-check'
import { dismissalKinds } from '../facts.ts'
import { file } from './file.testing.ts'

const few = { maxLength: 3 }
const count = fc.integer({ min: 0, max: 7 })
const name = fc.constantFrom('A Ali', 'B Baig', 'C Cox', 'X Khan', '李小龍')

const wicket = fc.record(
  {
    kind: fc.constantFrom(...dismissalKinds),
    player_out: name,
    fielders: fc.array(fc.record({ name, substitute: fc.boolean() }, { requiredKeys: [] }), few),
  },
  { requiredKeys: ['kind', 'player_out'] },
)

const extras = fc.record(
  { wides: count, noballs: count, byes: count, legbyes: count, penalty: fc.constant(5) },
  { requiredKeys: [] },
)

const replacement = fc.record(
  { in: name, out: name, team: fc.constant('Lahore'), reason: fc.constant('injury'), role: name },
  { requiredKeys: ['in', 'reason'] },
)

const rare = fc.record(
  {
    extras,
    wickets: fc.array(wicket, { maxLength: 2 }),
    replacements: fc.record({
      match: fc.array(replacement, few),
      role: fc.array(replacement, few),
    }),
    actual_delivery: count,
  },
  { requiredKeys: [] },
)

const runs = fc.record(
  { batter: count, non_boundary: fc.constant(true) },
  { requiredKeys: ['batter'] },
)

const delivery = fc
  .record({ batter: name, non_striker: name, bowler: name, runs, more: fc.option(rare) })
  .map(({ more, ...plain }) => ({ ...plain, ...more }))

const over = fc.record({ over: count, deliveries: fc.array(delivery, { maxLength: 9 }) })

const innings = fc.record(
  {
    team: fc.constantFrom('Lahore', 'Quetta'),
    overs: fc.array(over, { maxLength: 4 }),
    super_over: fc.boolean(),
    declared: fc.boolean(),
    forfeited: fc.boolean(),
    absent_hurt: fc.array(name, few),
    penalty_runs: fc.record({ pre: count, post: count }, { requiredKeys: [] }),
    miscounted_overs: fc.dictionary(fc.constantFrom('0', '1', '9'), fc.record({ balls: count })),
    target: fc.record({ runs: count, overs: fc.constantFrom(1, 2.3, '1.1') }, { requiredKeys: [] }),
  },
  { requiredKeys: ['team'] },
)

const outcome = fc.record(
  {
    winner: fc.constantFrom('Lahore', 'Quetta', 'Multan'),
    result: fc.constantFrom('tie', 'draw', 'no result'),
    by: fc.record({ runs: count, wickets: count, innings: count }, { requiredKeys: [] }),
    method: fc.constantFrom('D/L', 'VJD', 'Awarded', '1st innings score', 'Lost fewer wickets'),
    eliminator: fc.constant('Lahore'),
    bowl_out: fc.constant('Quetta'),
  },
  { requiredKeys: [] },
)

const info = fc.record({
  match_type: fc.constantFrom('Test', 'MDM', 'ODI', 'ODM', 'T20', 'IT20', 'T10'),
  overs: fc.constantFrom(undefined, 2, 20),
  balls_per_over: fc.constantFrom(4, 5, 6, 8),
  outcome,
})

/** Files that the format allows, whether or not what they tell can have happened. */
export const anyFile = fc
  .record({ info, innings: fc.array(innings, { maxLength: 6 }) })
  .map((parts) => file(parts))
