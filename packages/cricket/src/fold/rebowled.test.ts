import { expect, test } from 'vitest'
import { limited } from '../formats/limited.ts'
import { commentary } from '../text/commentary.ts'
import { scorecard } from '../views/scorecard.ts'
import { seamLetters } from '../views/seam.ts'
import { write } from './play.testing.ts'

const twoOvers = { ...limited(2), wideValue: 2, noBallValue: 2, freeHit: false, powerplays: [] }
const juniors = { ...twoOvers, rebowled: 'last over' } as const

test('a wide and a no-ball count in the over where they are not bowled again', () => {
  const { state } = write(juniors, 'h: wd . nb 1 . .')

  expect(state.current).toMatchObject({ balls: 6, runs: 5, wides: 2, noballs: 2 })
  expect(state.current?.overs[0]).toMatchObject({ closed: true, balls: 6, runs: 5 })
  expect(scorecard(state)[0]?.bowling[0]).toMatchObject({ overs: '1', wides: 1, noballs: 1 })
})

test('the last over of the innings has six good balls all the same', () => {
  const book = write(juniors, 'h: . . . . . . | wd . nb . . . .')
  expect(book.state.current).toMatchObject({ balls: 11, closed: null })
  expect(book.bowl('.').state.current).toMatchObject({ balls: 12, closed: 'overs' })

  const never = write({ ...twoOvers, rebowled: 'never' }, 'h: . . . . . . | wd . nb . . .')
  expect(never.state.current).toMatchObject({ balls: 12, closed: 'overs' })
})

test('a batter has not faced a wide that counts in the over', () => {
  const { state } = write(juniors, 'h: wd nb . . . .')

  expect(state.current?.batterById.get('h1')).toMatchObject({ balls: 5 })
})

test('the balls are numbered as they count, and each has a stitch', () => {
  const { state } = write(juniors, 'h: wd . nb 1 . .')
  const innings = state.innings[0]!
  const [over] = commentary(state, innings)

  expect(over?.lines.map(({ number }) => number)).toEqual([
    '0.6',
    '0.5',
    '0.4',
    '0.3',
    '0.2',
    '0.1',
  ])
  expect(over?.bowler.figures).toBe('1-0-5-0')
  expect(seamLetters(innings)).toBe('2.21..')
})
