import { leastOf } from '@pavilion/contract/least.ts'
import { basisPoints, minorUnits, sumOf } from '@pavilion/contract/money.ts'
import type { BasisPoints, MinorUnits } from '@pavilion/contract/units.ts'
import type { Stored } from '#db/stored.ts'

type LineKind = Stored<'order_line', 'kind'>
type Period = Stored<'order_line', 'period'>

/** Something to buy, at the seller's price. */
export type NewLine = {
  readonly kind: LineKind
  readonly title: string
  readonly quantity: number
  readonly unitPrice: MinorUnits
  /** The id of what is bought: the ground or package. */
  readonly subject: string
  /** The id of what it leads to: the booking. */
  readonly reference?: string
  readonly period?: Period
  /** When and where it takes place. */
  readonly place?: string
  readonly startsAt?: string
  readonly endsAt?: string
  readonly timeZone?: string
}

/** A rate of a line's price after its discount, included in the price or added to it. */
export type Tax = {
  readonly lineKind: LineKind
  readonly name: string
  readonly rate: BasisPoints
  readonly inclusive: boolean
}

/** An amount or a share off the lines it applies to; without conditions it applies to all. */
export type Discount = {
  readonly amount: MinorUnits | null
  readonly rate: BasisPoints | null
  readonly lineKinds: readonly LineKind[]
  readonly subjects: readonly string[]
}

export type QuotedLine = NewLine & {
  readonly amount: MinorUnits
  readonly discount: MinorUnits
  readonly taxName: string | null
  readonly taxRate: BasisPoints
  readonly taxInclusive: boolean
  readonly tax: MinorUnits
}

export type Quote = {
  readonly lines: readonly QuotedLine[]
  readonly subtotal: MinorUnits
  readonly discount: MinorUnits
  readonly taxOnTop: MinorUnits
  readonly taxWithin: MinorUnits
  readonly total: MinorUnits
}

export type Terms = { readonly taxes: readonly Tax[]; readonly discount?: Discount | undefined }

const WHOLE = basisPoints(10_000)
const NOTHING = minorUnits(0)

/** `value * part / whole`, rounded half up; no argument may be negative. */
export function share<Part extends MinorUnits | BasisPoints>(
  value: MinorUnits,
  part: Part,
  whole: Part,
): MinorUnits {
  const doubled = 2n * BigInt(value) * BigInt(part) + BigInt(whole)
  return minorUnits(Number(doubled / (2n * BigInt(whole))))
}

/**
 * Divides an amount in proportion to weights without losing a unit: what rounding down leaves goes to the
 * largest remainders, the earlier first.
 */
export function divide(amount: MinorUnits, weights: readonly MinorUnits[]): MinorUnits[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => NOTHING)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((product) => Number(product / whole))
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((product, at) => ({ at, remainder: product % whole }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.at - b.at)
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1
  return parts.map(minorUnits)
}

/** Whether a discount applies to a line. */
export const isGoodFor = ({ lineKinds, subjects }: Discount, { kind, subject }: NewLine): boolean =>
  (lineKinds.length === 0 || lineKinds.includes(kind)) &&
  (subjects.length === 0 || subjects.includes(subject))

/** The discount of each amount, never more than the amount. */
function discountsOf(
  lines: readonly NewLine[],
  amounts: readonly MinorUnits[],
  discount: Discount | undefined,
): MinorUnits[] {
  if (discount === undefined) return lines.map(() => NOTHING)
  const weights = lines.map(
    (line, at) => (isGoodFor(discount, line) ? amounts[at] : undefined) ?? NOTHING,
  )
  const eligible = sumOf(weights)
  const wanted = discount.amount ?? share(eligible, discount.rate ?? basisPoints(0), WHOLE)
  return divide(leastOf([wanted, eligible]), weights)
}

/** Tax is rounded line by line, half up. */
function taxOf(base: MinorUnits, tax: Tax | undefined): MinorUnits {
  if (tax === undefined) return NOTHING
  return share(base, tax.rate, tax.inclusive ? basisPoints(WHOLE + tax.rate) : WHOLE)
}

const priceOf = ({ quantity, unitPrice }: NewLine): MinorUnits => minorUnits(quantity * unitPrice)

function quoteLine(line: NewLine, discount: MinorUnits, taxes: readonly Tax[]): QuotedLine {
  const amount = priceOf(line)
  const tax = taxes.find(({ lineKind }) => lineKind === line.kind)
  return {
    ...line,
    amount,
    discount,
    taxName: tax?.name ?? null,
    taxRate: tax?.rate ?? basisPoints(0),
    taxInclusive: tax?.inclusive ?? false,
    tax: taxOf(minorUnits(amount - discount), tax),
  }
}

const taxIn = (lines: readonly QuotedLine[]): MinorUnits => sumOf(lines.map(({ tax }) => tax))

/** What lines cost: the discount is taken off first, and tax is computed on the rest. */
export function quote(lines: readonly NewLine[], { taxes, discount }: Terms): Quote {
  const amounts = lines.map(priceOf)
  const discounts = discountsOf(lines, amounts, discount)
  const quoted = lines.map((line, at) => quoteLine(line, discounts[at] ?? NOTHING, taxes))
  const subtotal = sumOf(quoted.map(({ amount }) => amount))
  const taken = sumOf(quoted.map((line) => line.discount))
  const taxOnTop = taxIn(quoted.filter(({ taxInclusive }) => !taxInclusive))
  const taxWithin = taxIn(quoted.filter(({ taxInclusive }) => taxInclusive))
  return {
    lines: quoted,
    subtotal,
    discount: taken,
    taxOnTop,
    taxWithin,
    total: minorUnits(subtotal - taken + taxOnTop),
  }
}
