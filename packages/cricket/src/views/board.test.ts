import { expect, test } from 'vitest'
import { boardOf } from './board.ts'
import { commentary } from '../text/commentary.ts'
import { limited } from '../formats/limited.ts'
import { t20 } from '../formats/t20.ts'
import { test as testMatch } from '../formats/test.ts'
import { surname } from '../text/surname.ts'
import { homes, play, write } from '../fold/play.testing.ts'
import { summaryOf } from './summary.ts'
import { worm } from './charts.ts'

const two = limited(2)

test('a board shows who bats, who bowls and this over', () => {
  const board = boardOf(play(t20, 'h: 1 4 W . wd'))

  expect(board.batters).toMatchObject([
    { id: 'h1', runs: 1, balls: 1, onStrike: false },
    { id: 'h3', runs: 0, balls: 1, onStrike: true },
  ])
  expect(board.bowler).toMatchObject({ id: 'a7', overs: '0.4', runs: 6, wickets: 1 })
  expect(board.thisOver.map(({ text }) => text)).toEqual(['1', '4', 'W', '•', 'wd'])
  expect(board.lastWicket).toMatchObject({ id: 'h2', runs: 4, score: '5/1', overs: '0.3' })
  expect(board.partnership).toMatchObject({ runs: 1, balls: 1 })
  expect(board).toMatchObject({ powerplay: 'mandatory', powerplayTo: '6' })
})

test('a powerplay ends sooner in an innings that is shortened, and may be over at once', () => {
  const book = write(t20, `h: ${'. '.repeat(8)}`)
  const shortened = (balls: number) =>
    boardOf(book.write({ type: 'target-revised', balls }).state).powerplayTo

  expect(shortened(84)).toBe('4.1')
  expect(shortened(30)).toBe('1.3')
  expect(boardOf(book.bowl('.').state)).toMatchObject({ powerplay: null, powerplayTo: null })
})

test('a first innings has a projection, a chase an equation', () => {
  const first = boardOf(play(two, 'h: 1 1 1 1 1 1'))
  const chase = boardOf(play(two, 'h: 1 1 1 1 1 1 | 1 1 1 1 1 1', 'a: 4 . .'))

  expect(first).toMatchObject({ projected: 12, equation: null, runRate: 6 })
  expect(chase).toMatchObject({
    target: 13,
    needed: 9,
    ballsLeft: 9,
    equation: 'Need 9 from 9 balls',
    requiredRate: 6,
  })
  expect(chase.sentence).toBe('Need 9 from 9 balls')
})

test('a two-innings match has a lead or a deficit, and at last runs to get', () => {
  const out = 'W '.repeat(10)

  expect(boardOf(play(testMatch, `h: 6 ${out}`, 'a: 2')).sentence).toBe('Aways trail by 4 runs')
  expect(boardOf(play(testMatch, `h: 6 ${out}`, `a: 2 ${out}`, 'h: 1')).sentence).toBe(
    'Homes lead by 5 runs',
  )
  expect(
    boardOf(play(testMatch, `h: 6 ${out}`, `a: 2 ${out}`, `h: 1 ${out}`, 'a: 2')).sentence,
  ).toBe('Need 4 to win')
})

test('the side batting second hears what it needs to avoid the follow-on, until it has it', () => {
  const out = 'W '.repeat(10)
  const first = `h: ${'6 '.repeat(34)} ${out}`
  const told = (...innings: string[]) => boardOf(play(testMatch, first, ...innings)).sentence

  expect(told('a: 2')).toBe('Aways trail by 202 runs and need 3 to avoid the follow-on')
  expect(told('a: 4')).toBe('Aways trail by 200 runs and need 1 to avoid the follow-on')
  expect(told('a: 4 1')).toBe('Aways trail by 199 runs')
  expect(told(`a: 2 ${out}`)).toBe('Aways trail by 202 runs')
  expect(told(`a: 2 ${out}`, 'a: 1')).toBe('Aways trail by 201 runs')
})

test('between innings the board says what is needed', () => {
  expect(boardOf(play(two, 'h: 6 . . . . . | . . . . . .')).sentence).toBe('Aways need 7 to win')
})

test('a stoppage stands in the place of the equation', () => {
  const book = write(two, 'h: 6').write({ type: 'stoppage', reason: 'Rain stopped play' })
  expect(boardOf(book.state).sentence).toBe('Rain stopped play')
  book.write({ type: 'play-resumed' }).write({ type: 'toss', winner: 'h', decision: 'bat' })
  expect(boardOf(book.state).sentence).toBe('Homes won the toss and chose to bat')
})

test('a ball ends a stoppage, whether or not somebody says that play resumes', () => {
  const book = write(two, 'h: 6 . . . . . | . . . . . .', 'a: 1')
  book.write({ type: 'stoppage', reason: 'Drinks' })
  expect(boardOf(book.state)).toMatchObject({ stoppage: 'Drinks', sentence: 'Drinks' })
  expect(boardOf(book.bowl('1').state)).toMatchObject({
    stoppage: null,
    sentence: 'Need 5 from 10 balls',
  })
})

test('a list shows status, scores, the seam and whose innings it is', () => {
  expect(summaryOf(play(t20, 'h: 1 4 W . wd 6'))).toMatchObject({
    status: 'live',
    batting: 'h',
    seam: '14W.6',
    ballLimit: 120,
    innings: [{ team: 'h', runs: 12, wickets: 1, overs: '0.5' }],
  })
  expect(summaryOf(play(t20)).status).toBe('upcoming')
})

test('a ball is told from its facts, and the same way each time', () => {
  const state = play(t20, 'h: 1 6 nb Wro | .')
  const [over] = state.current === null ? [] : commentary(state, state.current)
  const lines = over?.lines.toReversed() ?? []

  expect(lines.map(({ number, head }) => `${number} ${head}`)).toEqual([
    '0.1 Away 7 to Home 1, 1 run.',
    '0.2 Away 7 to Home 2, SIX.',
    '0.3 Away 7 to Home 2, no-ball.',
    '0.3 Away 7 to Home 2, OUT.',
    '0.4 Away 7 to Home 3, no run.',
  ])
  expect(lines[3]).toMatchObject({
    text: 'Free hit. Home 2 is run out. That is 8/1.',
    wicket: { name: 'Home 2', how: 'run out', runs: 6, balls: 3, sixes: 1, score: '8/1' },
  })
  expect(over).toMatchObject({ over: 1, runs: 8, complete: false, score: '8/1' })
  expect(commentary(state, state.current ?? never())).toEqual([over])
})

function never(): never {
  throw new Error('No innings.')
}

test('commentary has the newest over and ball first, and what was said between balls', () => {
  const book = write(t20, 'h: . . . . . . 1').write({ type: 'noted', text: 'Drinks.' }).bowl('2')
  const told = commentary(book.state, book.state.current ?? never())

  expect(told.map(({ over }) => over)).toEqual([2, 1])
  expect(told[0]?.lines.map(({ text, number }) => number ?? text)).toEqual([
    '1.2',
    'Drinks.',
    '1.1',
  ])
  expect(told[1]).toMatchObject({ bowler: { figures: '1-1-0-0' }, complete: true })
})

test('milestones are said once', () => {
  const state = play(t20, `h: ${'6 '.repeat(20)}`)
  const text = commentary(state, state.current ?? never())
    .flatMap(({ lines }) => lines)
    .map((line) => line.text)
    .join(' ')

  expect(text.match(/50 up for/g)).toHaveLength(1)
})

test('a worm has a point an over and a table to read', () => {
  const { series, table } = worm(play(two, 'h: 1 . . . . . | 2 . . . . .', 'a: 4'))

  expect(series[0]?.points).toEqual([
    { balls: 0, runs: 0 },
    { balls: 6, runs: 1 },
    { balls: 12, runs: 3 },
  ])
  expect(table).toEqual({
    head: ['Over', homes.name, 'Aways'],
    rows: [
      [1, '1/0', '4/0'],
      [2, '3/0', ''],
    ],
  })
})

test('a surname keeps its particles and loses initials and first names', () => {
  expect(
    ['SPD Smith', 'C de Grandhomme', 'Babar Azam', 'Roelof van der Merwe', 'Sikandar'].map(surname),
  ).toEqual(['Smith', 'de Grandhomme', 'Azam', 'van der Merwe', 'Sikandar'])
})

test('the last wicket is told as the total alone', () => {
  const state = play(t20, `h: 4 ${'W '.repeat(5)}. | ${'W '.repeat(5)}`)
  const [over] = state.current === null ? [] : commentary(state, state.current)

  expect(over?.score).toBe('4')
  expect(over?.lines[0]?.text).toContain('All out for 4.')
})
