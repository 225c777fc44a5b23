import { expect, test } from 'vitest'
import { hundred } from '../formats/hundred.ts'
import { t20 } from '../formats/t20.ts'
import { judge } from './judge.ts'
import { parseBall } from '../text/notation.ts'
import { write } from '../fold/play.testing.ts'
import type { Book } from '../fold/play.testing.ts'

/** The code of the refusal, or "ok". */
function ball(book: Book, text: string, who: object = {}): string {
  const parsed = parseBall(text, book.due(), book.state.setup.conditions)
  if (!parsed.ok) throw new Error(parsed.message)
  const answer = judge(book.state, { ...parsed.value, ...who })
  return answer.ok ? 'ok' : answer.code
}

/** So many dot balls, whoever else has begun the over. */
function bowl(book: Book, bowler: string, balls: number): void {
  for (let i = 0; i < balls; i++) {
    book.write({ type: 'ball-bowled', ...book.due(), bowler, runs: 0 })
  }
}

test('nobody bowls two overs running, so an over has six legal balls', () => {
  const book = write(t20, 'h: . . . . . .')

  expect(ball(book, '.', { bowler: 'a7' })).toBe('two-overs-running')
  expect(ball(book, '.', { bowler: 'a8' })).toBe('ok')
  book.write({ type: 'over-miscounted', over: 0, balls: 7 })
  expect(ball(book, '.', { bowler: 'a7' })).toBe('ok')
})

test('nobody who bowled the last over finishes this one', () => {
  const book = write(t20, 'h: . . . . . . .')

  expect(ball(book, '.', { bowler: 'a7' })).toBe('two-overs-running')
  expect(ball(book, '.', { bowler: 'a9' })).toBe('ok')
})

test('two sets of five may be bowled running, three may not', () => {
  const book = write(hundred, 'h: . . . . .')
  expect(ball(book, '.', { bowler: 'a7' })).toBe('ok')
  bowl(book, 'a7', 5)
  expect(ball(book, '.', { bowler: 'a7' })).toBe('two-overs-running')
})

test('a bowler stops at the quota', () => {
  const book = write({ ...t20, maxOversPerBowler: 1 }, 'h: . . . . . . . . . . . .')

  expect(ball(book, '.', { bowler: 'a7' })).toBe('bowler-over-quota')
})

test('a part of an over counts as a whole one towards the quota', () => {
  const book = write({ ...t20, maxOversPerBowler: 2 }, 'h: . . . . . . .')
  bowl(book, 'a9', 5)
  expect(book.state.current?.bowlerById.get('a8')?.balls).toBe(1)
  expect(ball(book, '.', { bowler: 'a8' })).toBe('two-overs-running')
  expect(ball(book, '.', { bowler: 'a9' })).toBe('two-overs-running')

  bowl(book, 'a7', 6)
  bowl(book, 'a8', 3)
  expect(ball(book, '.', { bowler: 'a8' })).toBe('ok')
  bowl(book, 'a10', 3)
  bowl(book, 'a11', 6)
  expect(ball(book, '.', { bowler: 'a8' })).toBe('bowler-over-quota')
  bowl(book, 'a10', 1)
  expect(ball(book, '.', { bowler: 'a8' })).toBe('bowler-over-quota')
  expect(ball(book, '.', { bowler: 'a9' })).toBe('ok')
})

test('a part of a set counts as a whole one towards the twenty balls of The Hundred', () => {
  const book = write({ ...hundred, maxOversPerBowler: 2 }, 'h: . . . . .')
  bowl(book, 'a7', 2)
  bowl(book, 'a8', 3)
  bowl(book, 'a9', 5)

  expect(ball(book, '.', { bowler: 'a7' })).toBe('bowler-over-quota')
  expect(ball(book, '.', { bowler: 'a8' })).toBe('ok')
})

test('who bowls when rain shortens the innings below what was bowled completes the over', () => {
  const book = write(t20, 'h: . . . . . . | . . . . . .')
  bowl(book, 'a7', 6)
  bowl(book, 'a8', 6)
  bowl(book, 'a7', 3)
  book.write({ type: 'target-revised', balls: 60 })

  expect(ball(book, '.')).toBe('ok')
})

test('however short an innings becomes, a bowler may bowl two overs of it', () => {
  const book = write(t20, 'h: . . . . . . | . . . . . .')
  book.write({ type: 'target-revised', balls: 30 })
  expect(ball(book, '.', { bowler: 'a7' })).toBe('ok')
  bowl(book, 'a7', 6)
  bowl(book, 'a8', 6)

  expect(ball(book, '.', { bowler: 'a7' })).toBe('bowler-over-quota')
  expect(ball(book, '.', { bowler: 'a9' })).toBe('ok')
})
