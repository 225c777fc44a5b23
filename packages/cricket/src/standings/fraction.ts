/** An exact rational number; the denominator is above zero. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

export const zero: Fraction = { numerator: 0n, denominator: 1n }

/** Of whole numbers. Throws on a denominator of zero. */
export function fraction(numerator: number, denominator = 1): Fraction {
  if (denominator === 0) throw new RangeError('A denominator of zero.')
  const sign = denominator < 0 ? -1n : 1n
  return { numerator: sign * BigInt(numerator), denominator: sign * BigInt(denominator) }
}

export function minus(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator - other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

/** Below zero when `one` is the smaller, above when it is the larger, zero when they are equal. */
export function compareFractions(one: Fraction, other: Fraction): number {
  const { numerator } = minus(one, other)
  if (numerator === 0n) return 0
  return numerator < 0n ? -1 : 1
}

/** Rounded half up by magnitude, as published tables are: 0.0005 is "0.001" and -0.0005 is "-0.001". */
export function decimalText({ numerator, denominator }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places)
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (2n * magnitude * scale + denominator) / (2n * denominator)
  const digits = rounded.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const sign = numerator < 0n && rounded > 0n ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${whole}.${digits.slice(-places)}`
}
