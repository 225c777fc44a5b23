import type { BasisPoints, MinorUnits, Percent } from './units.ts'

// What a sum of amounts is cannot be told from its parts by the compiler: these say it, where money is
// reckoned or read from what people type.

export function minorUnits(value: number): MinorUnits {
  if (isMinorUnits(value)) return value
  throw new RangeError(`${value} is not a number of minor units.`)
}

export function basisPoints(value: number): BasisPoints {
  if (isBasisPoints(value)) return value
  throw new RangeError(`${value} is not a number of basis points.`)
}

export function percent(value: number): Percent {
  if (isPercent(value)) return value
  throw new RangeError(`${value} is not a percentage.`)
}

export const negative = (amount: MinorUnits): MinorUnits => minorUnits(0 - amount)

export const sumOf = (amounts: readonly MinorUnits[]): MinorUnits =>
  minorUnits(amounts.reduce<number>((sum, amount) => sum + amount, 0))

const ALL = 100
const isMinorUnits = (value: number): value is MinorUnits => Number.isSafeInteger(value)
const isBasisPoints = (value: number): value is BasisPoints => Number.isSafeInteger(value)
const isPercent = (value: number): value is Percent =>
  Number.isInteger(value) && value >= 0 && value <= ALL
