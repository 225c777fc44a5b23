import type { Fact } from '@pavilion/cricket/facts.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { BallBowled } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { matchRows } from './match-rows.ts'

const team = (id: string) => ({
  id,
  name: id,
  players: Array.from({ length: 11 }, (_, index) => ({
    id: `${id}${index + 1}`,
    name: `${id}${index + 1}`,
  })),
})
const setup = { conditions: t20, teams: [team('h'), team('a')] as const }

const ball = (more: Partial<BallBowled> = {}): Fact => ({
  type: 'ball-bowled',
  striker: 'h1',
  nonStriker: 'h2',
  bowler: 'a1',
  runs: 0,
  ...more,
})

function rowsOf(...facts: readonly Fact[]) {
  const all: Fact[] = [{ type: 'innings-started', battingTeam: 'h' }, ...facts]
  return matchRows(
    'm',
    replay(
      setup,
      all.map((fact, index) => ({ seq: index + 1, fact })),
    ),
  )
}

test('a wide has the number of the ball bowled again for it', () => {
  const { deliveries } = rowsOf(ball(), ball({ extras: { wides: 1 } }), ball())

  expect(deliveries.map(({ ordinal, over, ball: number }) => [ordinal, over, number])).toEqual([
    [1, 0, 1],
    [2, 0, 2],
    [3, 0, 2],
  ])
})

test('fours and sixes that did not come from the boundary are runs only', () => {
  const { deliveries } = rowsOf(
    ball({ runs: 4 }),
    ball({ runs: 4, nonBoundary: true }),
    ball({ runs: 6 }),
  )

  expect(deliveries.map(({ boundary }) => boundary)).toEqual([4, 0, 6])
})

test('a wicket is in the delivery, the batter’s line and the bowler’s', () => {
  const { deliveries, batting, bowling, innings } = rowsOf(
    ball({ wickets: [{ kind: 'bowled', playerOut: 'h1' }] }),
  )

  expect(deliveries[0]).toMatchObject({ wicket: 'bowled', out_id: 'h1' })
  expect(batting[0]).toMatchObject({
    person_id: 'h1',
    out: true,
    how_out: 'bowled',
    bowler_id: 'a1',
  })
  expect(bowling[0]).toMatchObject({ person_id: 'a1', wickets: 1, dots: 1 })
  expect(innings[0]).toMatchObject({ team_id: 'h', bowling_team_id: 'a', wickets: 1 })
})

test('a run out is not credited to a bowler', () => {
  const { batting, bowling } = rowsOf(ball({ wickets: [{ kind: 'run out', playerOut: 'h2' }] }))

  expect(batting[1]).toMatchObject({ person_id: 'h2', out: true, bowler_id: null })
  expect(bowling[0]).toMatchObject({ wickets: 0 })
})

test('a batter who retired hurt is not out', () => {
  const { batting } = rowsOf(ball(), { type: 'batter-retired', player: 'h1', reason: 'hurt' })

  expect(batting[0]).toMatchObject({ out: false, how_out: 'retired hurt' })
})

test('an absent batter did not bat', () => {
  const { batting } = rowsOf(ball(), { type: 'absent-hurt', player: 'h11' })

  expect(batting.map(({ person_id: person }) => person)).toEqual(['h1', 'h2'])
})

test('a ball struck out leaves no row', () => {
  const { deliveries } = rowsOf(ball({ runs: 1 }), ball(), { type: 'struck-out', seq: 2 })

  expect(deliveries).toHaveLength(1)
  expect(deliveries[0]).toMatchObject({ ordinal: 1, bat_runs: 0 })
})

test('extras of every kind stand in their own columns', () => {
  const { deliveries, innings } = rowsOf(
    ball({ runs: 2, extras: { noballs: 1, penalty: 5 } }),
    ball({ extras: { byes: 4 } }),
    ball({ extras: { legbyes: 1 } }),
  )

  expect(deliveries[0]).toMatchObject({ bat_runs: 2, noballs: 1, penalty: 5, wides: 0 })
  expect(innings[0]).toMatchObject({ runs: 13, noballs: 1, penalty: 5, byes: 4, legbyes: 1 })
})
