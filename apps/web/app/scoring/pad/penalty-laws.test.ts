import { commentary } from '@pavilion/cricket/text/commentary.ts'
import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { penaltyLaws, withReason } from './penalty-laws.ts'

const state = after(...opening, ball(1))
const award = { type: 'penalty-awarded', team: 'lions', runs: 5 } as const

test('the commentary says by which Law penalty runs were awarded', () => {
  const { current, ...rest } = after(...opening, ball(1), withReason(state, award, '28.3'))
  const told = current === null ? [] : commentary({ ...rest, current }, current)

  expect(told.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain(
    '5 penalty runs to Lions: ball hit a helmet on the ground (Law 28.3).',
  )
})

test('an award without a reason is as it was, and so is everything else', () => {
  const stopped = { type: 'stoppage', reason: 'Rain' } as const

  expect(withReason(state, award, '')).toBe(award)
  expect(withReason(state, stopped, '28.3')).toBe(stopped)
})

test('every Law is listed once, in order', () => {
  const laws = penaltyLaws.map(({ law }) => law)
  const order = (law: string) => law.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)

  expect(new Set(laws).size).toBe(laws.length)
  expect(laws.slice(0, -1)).toEqual(
    laws.slice(0, -1).toSorted((one, other) => order(one) - order(other)),
  )
})
