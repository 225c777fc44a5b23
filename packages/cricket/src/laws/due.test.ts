import { expect, test } from 'vitest'
import { dueOf } from './due.ts'
import { limited } from '../formats/limited.ts'
import { t20 } from '../formats/t20.ts'
import { test as testMatch } from '../formats/test.ts'
import { play, write } from '../fold/play.testing.ts'

const out = 'W '.repeat(10)

test('a match begins with the toss and then with either side', () => {
  const book = write(t20)
  expect(dueOf(book.state).need).toBe('toss')
  book.write({ type: 'toss', winner: 'h', decision: 'bat' })
  expect(dueOf(book.state)).toMatchObject({ need: 'innings', sides: ['h', 'a'] })
})

test('within an over the bowler is known, between overs there is a choice', () => {
  const within = dueOf(play(t20, 'h: . . .'))
  const between = dueOf(play(t20, 'h: . . . . . .'))

  expect(within).toMatchObject({ need: 'ball', striker: 'h1', nonStriker: 'h2', bowler: 'a7' })
  expect(between).toMatchObject({ striker: 'h2', bowler: null })
  expect(between.bowlers).toHaveLength(10)
  expect(between.bowlers).not.toContain('a7')
})

test('after a wicket somebody has to come in', () => {
  const due = dueOf(play(t20, 'h: Wrth W'))

  expect(due).toMatchObject({ striker: null, nonStriker: 'h2', hurt: ['h1'] })
  expect(due.batters).toEqual(['h4', 'h5', 'h6', 'h7', 'h8', 'h9', 'h10', 'h11'])
})

test('a side far enough behind may be asked to bat again', () => {
  const followOn = { ...testMatch, followOnMargin: 4 }

  expect(dueOf(play(followOn, `h: 6 ${out}`, `a: 1 ${out}`)).sides).toEqual(['h', 'a'])
  expect(dueOf(play(followOn, `h: 6 ${out}`, `a: 4 ${out}`)).sides).toEqual(['h'])
})

test('a tie is followed by a Super Over and its answer', () => {
  const two = limited(2)
  const tie = [`h: 1 ${out}`, `a: 1 ${out}`]

  expect(dueOf(play(two, ...tie))).toMatchObject({
    need: 'innings',
    superOver: true,
    sides: ['h', 'a'],
  })
  expect(dueOf(play(two, ...tie, 'a super: 1 W W')).sides).toEqual(['h'])
  expect(dueOf(play(two, ...tie, 'a super: 1 W W', 'h super: 2')).need).toBe('nothing')
})
