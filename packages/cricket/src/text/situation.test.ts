import { expect, test } from 'vitest'
import { play, write } from '../fold/play.testing.ts'
import type { PlayingConditions } from '../formats/conditions.ts'
import { hundred } from '../formats/hundred.ts'
import { limited } from '../formats/limited.ts'
import { t20 } from '../formats/t20.ts'
import { test as fiveDays } from '../formats/test.ts'
import { commentary } from './commentary.ts'

/** The latest ball of a match, in words. */
function latest(conditions: PlayingConditions, ...innings: readonly string[]): string {
  const state = play(conditions, ...innings)
  const lines = commentary(state, state.innings.at(-1)!)[0]?.lines
  return lines?.find(({ mark }) => mark !== null)?.text ?? ''
}

const six = limited(6)
const short = limited(2)
const dots = ' . . . . . .'

test('two wickets in two put a bowler on a hat-trick, and the third is one', () => {
  expect(latest(six, 'h: Wb Wb')).toMatch(/on a hat-trick\.$/)
  expect(latest(six, 'h: Wb Wb Wb')).toMatch(/hat-trick/)
  expect(latest(six, 'h: Wb Wb Wb Wb')).toMatch(/4 in a row/)
  expect(latest(six, 'h: Wb . Wb')).not.toMatch(/hat-trick/)
})

test('a run out is nothing for a hat-trick, and the balls of another bowler are nothing against it', () => {
  expect(latest(six, 'h: Wb Wro')).not.toMatch(/hat-trick/)
  expect(latest(six, `h: . . . . Wb Wb ${dots.repeat(4)} Wb`)).toMatch(/hat-trick/)
})

test('nobody is on a hat-trick when the innings is over', () => {
  expect(latest({ ...short, oversPerInnings: 1 }, 'h: . . . . Wb Wb')).not.toMatch(/hat-trick/)
})

test('the fifth wicket of a bowler is told with what it cost', () => {
  expect(latest(six, 'h: 4 Wb Wb Wb Wb Wb')).toMatch(
    /Five wickets for Away 7, for 4 runs\.|Away 7 has five for 4\./,
  )
})

test('out for nothing is a duck, and with the first ball a golden one', () => {
  expect(latest(six, 'h: Wb')).toMatch(/golden duck/)
  expect(latest(six, 'h: . Wb')).toMatch(/A duck/)
  expect(latest(six, 'h: 2 Wb')).not.toMatch(/duck/)
})

test('a maiden is told with its last ball, with or without a wicket', () => {
  expect(latest(six, 'h: . . . . . .')).toMatch(/[Aa] maiden/)
  expect(latest(six, 'h: . . . . . Wb')).toMatch(/A wicket maiden for Away 7\.$/)
  expect(latest(six, 'h: . . . . . 1')).not.toMatch(/maiden/)
  expect(latest(six, 'h: . . . . .')).not.toMatch(/maiden/)
  expect(latest(hundred, 'h: . . . . .')).not.toMatch(/maiden/)
})

test('the pair’s fifty is told with the balls it took', () => {
  expect(latest(six, 'h: 6 6 6 6 6 6 6 6')).not.toMatch(/stand|pair/)
  expect(latest(six, 'h: 6 6 6 6 6 6 6 6 6')).toMatch(
    /The stand is worth 54, from 9 balls\.|50 up for the pair, from 9 balls\./,
  )
})

test('a chase is told at the end of an over, and after every ball of the last', () => {
  const setting = `h:${dots} . . . . . 5`

  expect(latest(short, setting, 'a: 1 .')).not.toMatch(/needed|need|to win/)
  expect(latest(short, setting, 'a: 1 . . . . .')).toMatch(/5 (needed )?from 6 balls\./)
  expect(latest(short, setting, 'a: 1 . . . . . .')).toMatch(
    /5 needed from 5 balls\.|5 to win, 5 balls left\./,
  )
  expect(latest(short, setting, 'a: 1 . . . . . . . . . .')).toMatch(/last ball/)
})

test('level scores and the winning run are told, a target out of reach is not', () => {
  const setting = `h:${dots} . . . . . 5`

  expect(latest(short, setting, 'a: 1 4')).toMatch(/scores are level/)
  expect(latest(short, setting, 'a: 1 4 1')).toMatch(/Aways (reach the target|have done it)\.$/)
  expect(latest(short, 'h: 6 6 6 6 6 6 6 6', `a:${dots}`)).not.toMatch(/need/)
})

test('the winning run is told where no limit of overs was set', () => {
  const match = ['h: 1 declared', 'a: declared', 'h: declared', 'a: 2'] as const

  expect(latest(fiveDays, ...match)).toMatch(/Aways (reach the target|have done it)\.$/)
})

test('a batter who retires at the limit is told once gone', () => {
  const book = write({ ...t20, retireAt: 6 }, 'h: 6')
  const words = () => commentary(book.state, book.state.innings[0]!)[0]?.lines.at(-1)?.text

  expect(words()).toMatch(/retires on 6\.$/)
})
