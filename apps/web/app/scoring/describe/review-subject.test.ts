import { expect, test } from 'vitest'
import { ball } from '../scoring.testing.ts'
import { hasUmpiresCall, ofSubject, subjectsOf, usualSubject } from './review-subject.ts'

const wide = { ...ball(0), extras: { wides: 1 } }
const noBall = { ...ball(0), extras: { noballs: 1 } }

test('a wide or a no-ball is reviewed as what it was given, any other ball as all of them', () => {
  expect(subjectsOf(wide)).toEqual(['wicket', 'wide'])
  expect(subjectsOf(noBall)).toEqual(['wicket', 'no-ball'])
  expect(subjectsOf(ball(0))).toEqual(['wicket', 'wide', 'no-ball'])
  expect([wide, noBall, ball(0)].map(usualSubject)).toEqual(['wide', 'no-ball', 'wicket'])
})

test('a review of a wide names no batter and has no umpire’s call', () => {
  const review = { by: 'tigers', decision: 'upheld', type: 'wicket', batter: 'LA' }
  const ofWide = ofSubject({ ...review, umpiresCall: true }, 'wide', wide)

  expect(ofWide).toEqual({ by: 'tigers', decision: 'upheld', type: 'wide' })
  expect(hasUmpiresCall(ofWide)).toBe(false)
  expect(ofSubject(ofWide, 'wicket', wide)).toEqual(review)
})
