import { expect, test } from 'vitest'
import { lastManStands } from '../formats/last-man-stands.ts'
import { t20 } from '../formats/t20.ts'
import { dueOf } from '../laws/due.ts'
import { judge } from '../laws/judge.ts'
import { scorecard } from '../views/scorecard.ts'
import { write } from './play.testing.ts'

const four = { ...t20, retireAt: 25, playersPerSide: 4 }
const back = { type: 'batter-returned', player: 'h1' } as const

test('a batter retires after the ball that brings the runs, and counts as not out', () => {
  const { state } = write(four, 'h: 6 6 6 6 1')

  expect(state.current).toMatchObject({ wickets: 0, closed: null, nonStriker: null })
  expect(state.current?.striker?.id).toBe('h2')
  expect(scorecard(state)[0]?.batting[0]).toMatchObject({ how: 'retired not out', out: false })
})

test('who retired at the limit waits until everybody else has been in', () => {
  const { state } = write(four, 'h: 6 6 6 6 1')

  expect(judge(state, back)).toMatchObject({ code: 'others-first' })
  expect(dueOf(state)).toMatchObject({ hurt: [] })
  expect(dueOf(state).batters).toContain('h3')
})

test('who is back after retiring at the limit bats on for good', () => {
  const book = write(four, 'h: 6 6 6 6 1 | W W')
  expect(dueOf(book.state).hurt).toEqual(['h1'])
  expect(judge(book.state, back).ok).toBe(true)
  book.write(back).bowl('6 6')

  expect(book.state.current?.batterById.get('h1')).toMatchObject({ runs: 37, left: null })
  expect(book.state.current?.closed).toBeNull()
  expect(book.bowl('W').state.current).toMatchObject({ closed: 'all out', wickets: 3 })
})

test('nobody retires for whom nobody can come in, nor on the runs that win the match', () => {
  const two = { ...t20, retireAt: 6, playersPerSide: 2, oversPerInnings: 1 }
  const book = write(two, 'h: 6 4 . . . .')
  expect(book.state.current?.batterById.get('h1')).toMatchObject({ runs: 10, left: null })

  const chase = write({ ...two, playersPerSide: 4 }, 'h: 4 . . . . .', 'a: 6').state
  expect(chase.current).toMatchObject({ closed: 'target' })
  expect(chase.current?.batterById.get('a1')).toMatchObject({ left: null })
})

test('at Last Man Stands batters retire at fifty, and the eighth goes on alone in twos', () => {
  const { state } = write(lastManStands, 'h: 6 6 6 6 6 | 1 6 6 6 2')
  expect(state.current?.batterById.get('h1')).toMatchObject({ runs: 50, left: 'limit' })

  const alone = write(lastManStands, `h: ${'W '.repeat(7)}`).state
  const last = alone.current?.nonStriker?.id ?? ''
  const ball = { type: 'ball-bowled', striker: last, nonStriker: last, bowler: 'a8' } as const
  expect(judge(alone, { ...ball, runs: 2 }).ok).toBe(true)
  expect(judge(alone, { ...ball, runs: 1 })).toMatchObject({ code: 'alone-in-twos' })
  expect(judge(alone, { ...ball, runs: 0, extras: { wides: 2 } })).toMatchObject({
    code: 'alone-in-twos',
  })
  expect(judge(alone, { ...ball, runs: 0, extras: { wides: 1 } }).ok).toBe(true)
})
