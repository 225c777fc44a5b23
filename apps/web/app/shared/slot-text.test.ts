import { expect, test } from 'vitest'
import { policyText, whenOf } from './slot-text.ts'

test('a cancellation policy is sentences, the most generous first', () => {
  const steps = [
    { hoursBefore: 24, percent: 50 },
    { hoursBefore: 72, percent: 100 },
  ]

  expect(policyText(steps)).toEqual([
    'All of the money comes back until 3 days before the slot begins.',
    '50% comes back until 24 hours before the slot begins.',
    'After that nothing comes back.',
  ])
})

test('a policy without steps says that nothing comes back', () => {
  expect(policyText([])).toEqual(['Nothing comes back after a cancellation.'])
})

test('a policy up to the start says nothing of afterwards', () => {
  expect(policyText([{ hoursBefore: 0, percent: 100 }])).toEqual([
    'All of the money comes back until the slot begins.',
  ])
})

test('a slot is told of by the clock at the ground', () => {
  const slot = { localStart: '2026-11-26T19:30', localEnd: '2026-11-26T23:30' }

  expect(whenOf(slot, 'en')).toBe('Thu 26 November 2026, 19:30 to 23:30')
})
