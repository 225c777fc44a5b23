import fc from 'fast-check'
import { dismissalKinds, kindsWithoutBall } from '../facts.ts'
import type { Fact, PlayFact } from '../facts.ts'
import { t20 } from '../formats/t20.ts'
import { parseBall } from '../text/notation.ts'
import { shorthand } from '../text/shorthand.testing.ts'

const team = fc.constantFrom('h', 'a', 'x')
const player = fc.constantFrom('h1', 'h2', 'h3', 'h11', 'a1', 'a7', 'a8', 'stranger')
const small = fc.integer({ min: 0, max: 12 })

const anyBall = fc
  .record({ text: shorthand, striker: player, nonStriker: player, bowler: player })
  .map(({ text, ...who }): PlayFact => {
    const ball = parseBall(text, who, t20)
    if (!ball.ok) throw new Error(ball.message)
    return ball.value
  })

const oddWicket = fc
  .record({ kind: fc.constantFrom(...dismissalKinds), playerOut: player })
  .map((wicket): PlayFact => ({
    type: 'ball-bowled',
    striker: 'h1',
    nonStriker: 'h2',
    bowler: 'a7',
    runs: 0,
    wickets: [wicket],
  }))

const between = fc.oneof(
  fc.record({
    type: fc.constant('innings-started' as const),
    battingTeam: team,
    superOver: fc.boolean(),
  }),
  fc.record({ type: fc.constant('roles-named' as const), team, captain: player, keeper: player }),
  fc.record({ type: fc.constant('penalty-awarded' as const), team, runs: fc.constant(5) }),
  fc.record({ type: fc.constant('batter-came-in' as const), player }),
  fc.record({ type: fc.constant('batter-returned' as const), player }),
  fc.record({
    type: fc.constant('batter-returned' as const),
    player,
    consent: fc.constant(true as const),
  }),
  fc.record({ type: fc.constant('absent-hurt' as const), player }),
  fc.record({ type: fc.constant('bowler-came-on' as const), player }),
  fc.record({
    type: fc.constant('batter-retired' as const),
    player,
    reason: fc.constantFrom('hurt' as const, 'not out' as const, 'out' as const),
  }),
  fc.record({
    type: fc.constant('player-replaced' as const),
    in: player,
    out: player,
    reason: fc.constant('x'),
  }),
  fc.record({
    type: fc.constant('player-joined' as const),
    team,
    player,
    name: fc.constantFrom('Late One', 'Home 3'),
    insteadOf: player,
  }),
  fc.record({
    type: fc.constant('batter-dismissed' as const),
    player,
    kind: fc.constantFrom(...kindsWithoutBall),
  }),
  fc.record({ type: fc.constant('powerplay-taken' as const) }),
  fc.record({ type: fc.constant('over-miscounted' as const), over: small, balls: small }),
  fc.record({ type: fc.constant('target-revised' as const), runs: small, balls: small }),
  fc.record({
    type: fc.constant('innings-summed' as const),
    runs: small,
    wickets: small,
    balls: small,
  }),
  fc.record({
    type: fc.constant('innings-ended' as const),
    reason: fc.constantFrom('declared' as const, 'forfeited' as const, 'closed' as const),
  }),
  fc.record({
    type: fc.constant('match-ended' as const),
    result: fc.constantFrom(
      'won' as const,
      'tied' as const,
      'drawn' as const,
      'no result' as const,
    ),
    winner: team,
  }),
  fc.record({ type: fc.constant('stoppage' as const), reason: fc.string() }),
)

const anyPlay: fc.Arbitrary<PlayFact> = fc.oneof(
  { weight: 12, arbitrary: anyBall },
  { weight: 1, arbitrary: oddWicket },
  { weight: 4, arbitrary: between },
)

const correction: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({ type: fc.constant('struck-out' as const), seq: small }),
  fc.record({ type: fc.constant('corrected' as const), seq: small, fact: anyPlay }),
  fc.record({ type: fc.constant('inserted' as const), after: small, fact: anyPlay }),
)

/** Facts of every kind in any order, whether or not they can have happened. */
export const anyFacts: fc.Arbitrary<Fact[]> = fc
  .array(fc.oneof({ weight: 12, arbitrary: anyPlay }, { weight: 1, arbitrary: correction }), {
    maxLength: 60,
  })
  .map((facts) => [{ type: 'innings-started', battingTeam: 'h' }, ...facts])
