import type { Stored } from '#db/stored.ts'

type LineKind = Stored<'order_line', 'kind'>
type Period = Stored<'order_line', 'period'>

/** Something to buy, at the seller's price. */
export type NewLine = {
  readonly kind: LineKind
  readonly title: string
  readonly quantity: number
  /** Minor units. */
  readonly unitPrice: number
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

/** A rate in basis points of a line's price after its discount, included in the price or added to it. */
export type Tax = {
  readonly lineKind: LineKind
  readonly name: string
  readonly rate: number
  readonly inclusive: boolean
}

/** An amount or a share in basis points off the lines it applies to; without conditions it applies to all. */
export type Discount = {
  readonly amount: number | null
  readonly rate: number | null
  readonly lineKinds: readonly LineKind[]
  readonly subjects: readonly string[]
}

export type QuotedLine = NewLine & {
  readonly amount: number
  readonly discount: number
  readonly taxName: string | null
  readonly taxRate: number
  readonly taxInclusive: boolean
  readonly tax: number
}

export type Quote = {
  readonly lines: readonly QuotedLine[]
  readonly subtotal: number
  readonly discount: number
  readonly taxOnTop: number
  readonly taxWithin: number
  readonly total: number
}

export type Terms = { readonly taxes: readonly Tax[]; readonly discount?: Discount | undefined }

const WHOLE = 10_000

/** `value * part / whole`, rounded half up; no argument may be negative. */
export function share(value: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(value) * BigInt(part) + BigInt(whole)
  return Number(doubled / (2n * BigInt(whole)))
}

/**
 * Divides an amount in proportion to weights without losing a unit: what rounding down leaves goes to the
 * largest remainders, the earlier first.
 */
export function divide(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((product) => Number(product / whole))
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((product, at) => ({ at, remainder: product % whole }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.at - b.at)
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

/** Whether a discount applies to a line. */
export const isGoodFor = ({ lineKinds, subjects }: Discount, { kind, subject }: NewLine): boolean =>
  (lineKinds.length === 0 || lineKinds.includes(kind)) &&
  (subjects.length === 0 || subjects.includes(subject))

/** The discount of each amount, never more than the amount. */
function discountsOf(
  lines: readonly NewLine[],
  amounts: readonly number[],
  discount: Discount | undefined,
): number[] {
  if (discount === undefined) return lines.map(() => 0)
  const weights = lines.map((line, at) => (isGoodFor(discount, line) ? (amounts[at] ?? 0) : 0))
  const eligible = weights.reduce((sum, weight) => sum + weight, 0)
  const wanted = discount.amount ?? share(eligible, discount.rate ?? 0, WHOLE)
  return divide(Math.min(wanted, eligible), weights)
}

/** Tax is rounded line by line, half up. */
function taxOf(base: number, tax: Tax | undefined): number {
  if (tax === undefined) return 0
  return share(base, tax.rate, tax.inclusive ? WHOLE + tax.rate : WHOLE)
}

function quoteLine(line: NewLine, discount: number, taxes: readonly Tax[]): QuotedLine {
  const amount = line.quantity * line.unitPrice
  const tax = taxes.find(({ lineKind }) => lineKind === line.kind)
  return {
    ...line,
    amount,
    discount,
    taxName: tax?.name ?? null,
    taxRate: tax?.rate ?? 0,
    taxInclusive: tax?.inclusive ?? false,
    tax: taxOf(amount - discount, tax),
  }
}

const sumOf = (lines: readonly QuotedLine[], of: (line: QuotedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** What lines cost: the discount is taken off first, and tax is computed on the rest. */
export function quote(lines: readonly NewLine[], { taxes, discount }: Terms): Quote {
  const amounts = lines.map(({ quantity, unitPrice }) => quantity * unitPrice)
  const discounts = discountsOf(lines, amounts, discount)
  const quoted = lines.map((line, at) => quoteLine(line, discounts[at] ?? 0, taxes))
  const subtotal = sumOf(quoted, ({ amount }) => amount)
  const taken = sumOf(quoted, (line) => line.discount)
  const taxOnTop = sumOf(quoted, ({ tax, taxInclusive }) => (taxInclusive ? 0 : tax))
  const taxWithin = sumOf(quoted, ({ tax, taxInclusive }) => (taxInclusive ? tax : 0))
  return {
    lines: quoted,
    subtotal,
    discount: taken,
    taxOnTop,
    taxWithin,
    total: subtotal - taken + taxOnTop,
  }
}
