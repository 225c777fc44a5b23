import { expect, test } from 'vitest'
import { EVERYBODY, pitchesOf, playersIn } from './pitches-of.ts'

const point = { line: 0, length: 0.3, runs: 0, outcome: 'dot' } as const
const series = {
  innings: 1,
  team: 'lions',
  name: 'Lions',
  points: [
    { ...point, seq: 4, bowler: 'TK', batter: 'LA' },
    { ...point, seq: 5, bowler: 'TJ', batter: 'LA' },
  ],
  pairs: [
    { bowler: 'TK', batter: 'LA', balls: 3 },
    { bowler: 'TK', batter: 'LB', balls: 2 },
    { bowler: 'TJ', batter: 'LA', balls: 1 },
  ],
}

test('the balls of a bowler, of a batter, and of one to the other', () => {
  const of = (bowler: string, batter: string) => {
    const { points, balls } = pitchesOf(series, { bowler, batter })
    return [points.map(({ seq }) => seq), balls]
  }
  expect(of(EVERYBODY, EVERYBODY)).toEqual([[4, 5], 6])
  expect(of('TK', EVERYBODY)).toEqual([[4], 5])
  expect(of(EVERYBODY, 'LA')).toEqual([[4, 5], 4])
  expect(of('TK', 'LB')).toEqual([[], 2])
})

test('whoever bowled or faced a ball is to choose from, in the order of the card', () => {
  const player = (id: string) => ({ id, name: `Player ${id}` })
  const bowlers = playersIn(series, 'bowler', ['TJ', 'TK', 'TX'].map(player))
  expect(bowlers.map(({ id }) => id)).toEqual(['TJ', 'TK'])
})
