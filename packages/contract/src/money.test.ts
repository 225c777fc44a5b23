import { balls, overs, type Balls, type Overs } from '@pavilion/cricket/standings/units.ts'
import { expect, test } from 'vitest'
import { leastOf } from './least.ts'
import { basisPoints, minorUnits, negative, percent, sumOf } from './money.ts'
import type { BasisPoints, MinorUnits, Percent } from './units.ts'

type Units = {
  readonly balls: Balls
  readonly overs: Overs
  readonly money: MinorUnits
  readonly rate: BasisPoints
  readonly percent: Percent
}

test('no unit stands where another belongs, and no plain number either', () => {
  const of: Units = {
    balls: balls(6),
    overs: overs(1),
    money: minorUnits(100),
    rate: basisPoints(1600),
    percent: percent(16),
  }
  // Each line must fail to compile: without its error the check of the types fails.
  // @ts-expect-error Balls are no overs.
  const ballsAsOvers: Units = { ...of, overs: of.balls }
  // @ts-expect-error Overs are no balls.
  const oversAsBalls: Units = { ...of, balls: of.overs }
  // @ts-expect-error Money is no rate.
  const moneyAsRate: Units = { ...of, rate: of.money }
  // @ts-expect-error A rate is no money.
  const rateAsMoney: Units = { ...of, money: of.rate }
  // @ts-expect-error 16 % is 1600 basis points, not 16.
  const percentAsRate: Units = { ...of, rate: of.percent }
  // @ts-expect-error 1600 basis points are 16 %.
  const rateAsPercent: Units = { ...of, percent: of.rate }
  // @ts-expect-error Balls cost nothing.
  const ballsAsMoney: Units = { ...of, money: of.balls }
  // @ts-expect-error What two amounts come to has to be said.
  const sumAsMoney: Units = { ...of, money: of.money + of.money }

  const mixed = [ballsAsOvers, oversAsBalls, moneyAsRate, rateAsMoney, percentAsRate]
  expect([...mixed, rateAsPercent, ballsAsMoney, sumAsMoney]).toHaveLength(8)
})

test('sums, the least and the contrary of amounts are amounts', () => {
  const amounts = [300, 200, 250].map(minorUnits)

  expect([sumOf(amounts), sumOf([]), leastOf(amounts), negative(leastOf(amounts))]).toEqual([
    750, 0, 200, -200,
  ])
})

test('a fraction or what is too large to be exact is no amount', () => {
  expect(() => minorUnits(0.5)).toThrow(RangeError)
  expect(() => basisPoints(2 ** 53)).toThrow(RangeError)
  expect(() => percent(101)).toThrow(RangeError)
})
