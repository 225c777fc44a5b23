import { type CallContext, os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { currencyOf } from '#places/places.ts'
import { noteFailures, refuseUsedUp, type Try } from '#security/limits.ts'
import { bearerOf } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { cartLines } from './cart-lines.ts'
import type { Coupon } from './coupon.queries.ts'
import { judgeCoupon } from './judge-coupon.ts'
import { taxLines } from './order-of.ts'
import { type NewLine, quote, type QuotedLine } from './quote.ts'
import { refusePlacing } from './refuse-order.ts'
import { findTaxes } from './tax.queries.ts'

/** Nothing is kept and no use of the code is taken: that is for the order itself. */
export const applyCode = os.ecommerce.applyCode.handler(
  async ({ input: { code, items }, context }) => {
    const { world, host } = context
    context.caller.setHeader('cache-control', 'no-store')
    const site = await siteOf(world, host)
    const lines = await cartLines(world, site, items)
    const coupon = code === undefined ? undefined : await couponFor(context, code, lines)
    const quoted = quote(lines, { taxes: await findTaxes(world.db, site.id), discount: coupon })
    return success(coupon === undefined ? 'What it costs' : `${coupon.title} applies`, {
      items: quoted.lines.map(itemOf),
      currency: await currencyOf(world.db, site.currency),
      subtotal: quoted.subtotal,
      discount: quoted.discount,
      coupon: coupon === undefined ? null : { code: coupon.code, title: coupon.title },
      taxes: taxLines(quoted.lines),
      total: quoted.total,
    })
  },
)

const itemOf = (line: QuotedLine) => ({
  id: line.subject,
  title: line.title,
  period: line.period ?? ('once' as const),
  quantity: line.quantity,
  price: line.unitPrice,
  amount: line.amount,
  discount: line.discount,
  tax: line.tax,
})

/** Guessing at codes is limited: only codes that we do not know count. */
async function couponFor(
  context: CallContext,
  code: string,
  lines: readonly NewLine[],
): Promise<Coupon> {
  const { world, host, caller } = context
  const guesses: readonly Try[] = [['unknown-coupon-by-address', caller.address]]
  await refuseUsedUp(context, guesses)
  const { id: siteId, currency } = await siteOf(world, host)
  const account = await bearerOf(context)
  const use = { siteId, accountId: account?.accountId, currency, lines, now: world.now() }
  const coupon = await judgeCoupon(world.db, code, use)
  if (coupon.ok) return coupon.value
  if (coupon.code === 'coupon-unknown') await noteFailures(context, guesses)
  throw refusePlacing(context, coupon.code)
}
