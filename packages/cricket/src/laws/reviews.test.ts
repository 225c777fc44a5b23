import { expect, test } from 'vitest'
import type { BallBowled, Review } from '../facts.ts'
import { t20 } from '../formats/t20.ts'
import { write } from '../fold/play.testing.ts'
import type { Book } from '../fold/play.testing.ts'
import { judge } from './judge.ts'
import { reviewsLeft } from './reviews.ts'

const conditions = { ...t20, reviews: 2 }
const lost: Review = { by: 'a', decision: 'struck down', type: 'wicket' }

const reviewed = (book: Book, ...reviews: Review[]): BallBowled => ({
  type: 'ball-bowled',
  ...book.due(),
  runs: 0,
  reviews,
})
const left = ({ state }: Book) => ['a', 'h'].map((team) => reviewsLeft(state, state.current!, team))

test('a review is lost when it is unsuccessful, but not by the umpire’s call', () => {
  const book = write(conditions, 'h: .')
  expect(left(book)).toEqual([2, 2])

  book.write(reviewed(book, { ...lost, umpiresCall: true }))
  book.write(reviewed(book, { ...lost, decision: 'upheld' }))
  expect(left(book)).toEqual([2, 2])
  book.write(reviewed(book, lost))
  expect(left(book)).toEqual([1, 2])
})

test('a side without a review left has no more in that innings, and all again in the next', () => {
  const book = write(conditions, 'h: .')
  for (let i = 0; i < 2; i++) book.write(reviewed(book, lost))

  expect(judge(book.state, reviewed(book, lost))).toMatchObject({ code: 'no-review-left' })
  expect(judge(book.state, reviewed(book, { ...lost, by: 'h' })).ok).toBe(true)
  book.write({ type: 'innings-ended', reason: 'closed' })
  expect(left(book.write({ type: 'innings-started', battingTeam: 'a' }))).toEqual([2, 2])
})

test('a correction of what came of a review counts, and is judged at its ball', () => {
  const book = write(conditions, 'h: .')
  for (let i = 0; i < 2; i++) book.write(reviewed(book, lost))
  const { seq, fact } = book.state.log[2]!
  if (fact.type !== 'ball-bowled') throw new Error('No ball.')
  const upheld = { ...fact, reviews: [{ ...lost, decision: 'upheld' }] }

  expect(left(book.write({ type: 'corrected', seq, fact: upheld }))).toEqual([1, 2])
})

test('where the conditions say nothing of reviews, they are not counted', () => {
  const book = write(t20, 'h: .')
  book.write(reviewed(book, lost))

  expect(left(book)).toEqual([null, null])
  expect(judge(book.state, reviewed(book, lost)).ok).toBe(true)
})
