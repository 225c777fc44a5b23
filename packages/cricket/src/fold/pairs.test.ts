import { expect, test } from 'vitest'
import { indoor } from '../formats/indoor.ts'
import { pairs } from '../formats/pairs.ts'
import { dueOf } from '../laws/due.ts'
import { judge } from '../laws/judge.ts'
import { outcomeText } from '../result/outcome-text.ts'
import { outcomeOf } from '../result/outcome.ts'
import { commentary } from '../text/commentary.ts'
import { sentenceOf } from '../text/sentence.ts'
import { boardOf } from '../views/board.ts'
import { explain } from '../views/explain.ts'
import { scorecard } from '../views/scorecard.ts'
import { write } from './play.testing.ts'
import type { Book } from './play.testing.ts'

/** Two pairs of one over each. */
const short = {
  ...pairs,
  playersPerSide: 4,
  oversPerInnings: 2,
  pairs: { overs: 1, start: 200, wicketCosts: 5, otherFaces: true },
}
const shortIndoor = { ...short, pairs: { ...short.pairs, start: 0, otherFaces: false } }

const resultOf = ({ state }: Book) => {
  const outcome = outcomeOf(state)
  return outcome && outcomeText(state, outcome)
}

test('a side begins with 200, and a wicket takes five off and nobody away', () => {
  const { state } = write(short, 'h: 4 W 1')

  expect(state.current).toMatchObject({ runs: 200, wickets: 1, closed: null })
  expect(state.current?.batterById.get('h1')).toMatchObject({ runs: 4, outs: 1, dismissal: null })
  expect(new Set([state.current?.striker?.id, state.current?.nonStriker?.id])).toEqual(
    new Set(['h1', 'h2']),
  )
  expect(boardOf(state)).toMatchObject({ runRate: 0, projected: 200 })
})

test('who was out does not face the next ball, be it the first of an over (Barrington rule 6)', () => {
  expect(write(short, 'h: W').state.current?.striker?.id).toBe('h2')
  expect(write(short, 'h: W W').state.current?.striker?.id).toBe('h1')
  const two = { ...short, oversPerInnings: 4, pairs: { ...short.pairs, overs: 2 } }
  expect(write(two, 'h: . . . . . W').state.current?.striker?.id).toBe('h2')
})

test('indoors who was out may face again (rule 17), and a score may be below nothing', () => {
  const { state } = write(shortIndoor, 'h: W W')

  expect(state.current).toMatchObject({ runs: -10, wickets: 2, closed: null })
  expect(state.current?.striker?.id).toBe('h1')
  expect(indoor.pairs).toEqual({ overs: 4, start: 0, wicketCosts: 5, otherFaces: false })
})

test('after its overs a pair makes way, and does not come back while others wait', () => {
  const { state } = write(short, 'h: . . . . . .')
  const due = dueOf(state)

  expect(due).toMatchObject({ need: 'ball', striker: null, nonStriker: null })
  expect(due.batters).not.toContain('h1')
  expect(due.batters).toContain('h3')
  expect(judge(state, { type: 'batter-came-in', player: 'h1' })).toMatchObject({ code: 'had-turn' })
})

test('in a side that is short somebody bats twice with the last', () => {
  const book = write({ ...short, playersPerSide: 3 }, 'h: . . . . . .')
  book.write({ type: 'batter-came-in', player: 'h3' })

  expect(judge(book.state, { type: 'batter-came-in', player: 'h1' }).ok).toBe(true)
})

test('an innings lasts all its overs, however many are out and whatever is chased', () => {
  const book = write(short, 'h: W W W W W W | W W W W W W', 'a: 4 . . . . .')

  expect(book.state.innings[0]).toMatchObject({ closed: 'overs', runs: 140, wickets: 12 })
  expect(book.state.current?.closed).toBeNull()
  expect(sentenceOf(book.state, null)).toBe('Aways lead by 64 runs')
  expect(resultOf(book.bowl('. . . . . .'))).toBe('Aways won by 64 runs')
})

test('the side that bats second loses by runs, and a tie stands', () => {
  expect(resultOf(write(short, `h: 6 ${'. '.repeat(11)}`, `a: 1 W ${'. '.repeat(10)}`))).toBe(
    'Homes won by 10 runs',
  )
  expect(resultOf(write(short, `h: 6 W ${'. '.repeat(10)}`, `a: 1 ${'. '.repeat(11)}`))).toBe(
    'Match tied',
  )
})

test('the card says how often each was out, and adds up to the total', () => {
  const { state } = write(short, 'h: 4 W 1 W wd .')
  const [card] = scorecard(state)

  expect(card?.batting.map(({ how, runs }) => [how, runs])).toEqual([
    ['out twice', 4],
    ['not out', 1],
  ])
  expect(card).toMatchObject({ runs: 197, extras: { total: 2 }, pairs: { start: 200, lost: 10 } })
})

test('each pair has a stand of its own, less what its wickets cost', () => {
  const { state } = write(short, 'h: 6 6 W . . . | 4 . . . . .')

  expect(state.current?.partnerships.map(({ wicket, runs }) => [wicket, runs])).toEqual([
    [1, 7],
    [2, 4],
  ])
})

test('the total is explained to the run, and the commentary says the same score', () => {
  const { state } = write(short, 'h: 4 W 1 W wd . | 2')
  const asked = { innings: 1, figure: { of: 'total' } } as const

  expect(explain(state.setup, state.log, asked).sum).toBe(state.current?.runs)
  expect(commentary(state, state.innings[0]!)[0]?.score).toBe('199/2')
})

test('nobody counts the hundreds of a side that began with two of them and loses runs again', () => {
  const { state } = write(short, 'h: W 4 4 4')
  const told = JSON.stringify(commentary(state, state.innings[0]!))

  expect(told).toContain('"207/1"')
  expect(told).not.toContain('The 200 is up')
})
