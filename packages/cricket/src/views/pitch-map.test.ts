import { expect, test } from 'vitest'
import type { BallBowled } from '../facts.ts'
import { replay } from '../fold/match.ts'
import { setupFor } from '../fold/play.testing.ts'
import { t20 } from '../formats/t20.ts'
import { pitchMap } from './pitch-map.ts'

const setup = setupFor(t20)
const [home, away] = setup.teams
const [a, b] = home.players.map(({ id }) => id)
const bowler = away.players[10]!.id
const ball = (rest: Partial<BallBowled>): BallBowled => ({
  type: 'ball-bowled',
  striker: a!,
  nonStriker: b!,
  bowler,
  runs: 0,
  ...rest,
})

test('balls with a place have what they brought, and all balls are counted by who bowled to whom', () => {
  const pitched = { line: 0.2, length: 0.35 }
  const facts = [
    { type: 'toss', winner: home.id, decision: 'bat' } as const,
    { type: 'innings-started', battingTeam: home.id, openers: [a!, b!] } as const,
    ball({ pitched }),
    ball({ pitched, extras: { wides: 1 } }),
    ball({ pitched, runs: 4 }),
    ball({ runs: 6 }),
    ball({ pitched, runs: 4, nonBoundary: true }),
    ball({ pitched, wickets: [{ kind: 'bowled', playerOut: a! }] }),
  ]
  const state = replay(
    setup,
    facts.map((fact, at) => ({ seq: at + 1, fact })),
  )
  const { series, table } = pitchMap(state)

  expect(series[0]?.points.map(({ outcome, runs }) => [outcome, runs])).toEqual([
    ['dot', 0],
    ['runs', 1],
    ['boundary', 4],
    ['runs', 4],
    ['wicket', 0],
  ])
  expect(series[0]?.points[0]).toMatchObject({ ...pitched, batter: a, bowler, seq: 3 })
  expect(series[0]?.pairs).toEqual([{ batter: a, bowler, balls: 6 }])
  expect(table.rows).toHaveLength(5)
})
