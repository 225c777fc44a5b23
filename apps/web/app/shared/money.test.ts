import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { amountOf, shortMoney } from './money.ts'

const rupees = { id: 'PKR', digits: 2 }

test('whole amounts are written without the zeros behind the point', () => {
  expect(shortMoney(minorUnits(450_000), rupees)).toBe('PKR 4,500')
  expect(shortMoney(minorUnits(450_050), rupees)).toBe('PKR 4,500.50')
  expect(shortMoney(minorUnits(1000), { id: 'JPY', digits: 0 })).toBe('JPY 1,000')
})

test('the currency can be left out', () => {
  expect([amountOf(minorUnits(450_000), rupees), amountOf(minorUnits(-450_050), rupees)]).toEqual([
    '4,500',
    '-4,500.50',
  ])
})
