import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { priceLines, type QuotedLine } from '#orders/orders.ts'
import { siteOf } from '#sites/sites.ts'
import { cartLines } from './cart-lines.ts'

export const applyCode = os.packages.applyCode.handler(
  async ({ input: { code, items }, context }) => {
    const { app, host } = context
    context.caller.setHeader('cache-control', 'no-store')
    const site = await siteOf(app, host)
    const cart = await cartLines(app, site, items)
    const { lines, sums } = await priceLines(context, {
      lines: cart,
      currency: site.currency,
      code,
    })
    return success(sums.coupon === null ? 'What it costs' : `${sums.coupon.title} applies`, {
      ...sums,
      items: lines.map(itemOf),
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
