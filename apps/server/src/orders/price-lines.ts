import type { Sums } from '@pavilion/contract/orders/order-fields.ts'
import type { CallContext } from '#http/implement.ts'
import { currencyOf } from '#places/places.ts'
import { noteFailures, refuseUsedUp, type Try } from '#security/limits.ts'
import { bearerOf } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import type { Coupon } from './coupon.queries.ts'
import { judgeCoupon } from './check-coupon.ts'
import { taxLines } from './order-of.ts'
import { type NewLine, quote, type QuotedLine } from './quote.ts'
import { refusePlacing } from './refuse-order.ts'
import { findTaxes } from './tax.queries.ts'
import { limits } from './limits.ts'

type Asked = {
  readonly lines: readonly NewLine[]
  /** ISO 4217, of the prices. */
  readonly currency: string
  /** The coupon code as typed. */
  readonly code: string | undefined
}

/**
 * What lines would cost as an order, with or without a coupon code. Nothing is stored and no use of the
 * coupon is taken. Refuses a code that does not apply.
 */
export async function priceLines(
  context: CallContext,
  { lines, currency, code }: Asked,
): Promise<{ readonly lines: readonly QuotedLine[]; readonly sums: Sums }> {
  const { app, host } = context
  const site = await siteOf(app, host)
  const use = { siteId: site.id, currency, lines, now: app.now() }
  const coupon = code === undefined ? undefined : await couponFor(context, code, use)
  const quoted = quote(lines, { taxes: await findTaxes(app.db, site.id), discount: coupon })
  return {
    lines: quoted.lines,
    sums: {
      currency: await currencyOf(app.db, currency),
      subtotal: quoted.subtotal,
      discount: quoted.discount,
      coupon: coupon === undefined ? null : { code: coupon.code, title: coupon.title },
      taxes: taxLines(quoted.lines),
      total: quoted.total,
    },
  }
}

type Use = Omit<Parameters<typeof judgeCoupon>[2], 'accountId'>

/** Limits guessing of codes: only unknown codes count. */
async function couponFor(context: CallContext, code: string, use: Use): Promise<Coupon> {
  const { app, caller } = context
  const guesses: readonly Try[] = [[limits.unknownCouponByAddress, caller.address]]
  await refuseUsedUp(context, guesses)
  const account = await bearerOf(context)
  const coupon = await judgeCoupon(app.db, code, { ...use, accountId: account?.accountId })
  if (coupon.ok) return coupon.value
  if (coupon.code === 'coupon-unknown') await noteFailures(context, guesses)
  throw refusePlacing(context, coupon.code)
}
