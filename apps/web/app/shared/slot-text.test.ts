import { percent } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { policyText, whenOf } from './slot-text.ts'

test('a cancellation policy is sentences, the most generous first', () => {
  const steps = [
    { hoursBefore: 24, percent: percent(50) },
    { hoursBefore: 72, percent: percent(100) },
  ]

  expect(policyText(steps)).toEqual([
    'Full refund up to 3 days before your slot.',
    '50% refund up to 24 hours before your slot.',
    'No refund after that.',
  ])
})

test('a policy without steps says that there are no refunds', () => {
  expect(policyText([])).toEqual(['No refunds for cancelled bookings.'])
})

test('a policy up to the start says nothing of afterwards', () => {
  expect(policyText([{ hoursBefore: 0, percent: percent(100) }])).toEqual([
    'Full refund until your slot begins.',
  ])
})

test('a slot is told of by the clock at the ground', () => {
  const slot = { localStart: '2026-11-26T19:30', localEnd: '2026-11-26T23:30' }

  expect(whenOf(slot, 'en')).toBe('Thu 26 November 2026, 19:30–23:30')
})
