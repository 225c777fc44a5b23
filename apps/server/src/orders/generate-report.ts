import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { logoFileOf, siteOf } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { logoForPrint } from './invoice-mark.ts'
import { printInvoice } from './invoice.ts'
import { findBuyer } from './order-list.queries.ts'
import { orderInFull } from './show-order.ts'

export const generateReport = os.orders.report.handler(async ({ input: { orderId }, context }) => {
  const { app, host } = context
  const order = await orderInFull(context, orderId)
  const [site, buyer] = await Promise.all([siteOf(app, host), findBuyer(app.db, orderId)])
  const logo = await logoOf(app, site)
  const name = `${buyer.firstName} ${buyer.lastName}`
  const pdf = await printInvoice({ site, logo, order, buyer: { name, email: buyer.email } })
  return success(`The invoice of order ${order.number}`, {
    fileName: `invoice-${order.number}.pdf`,
    contentType: 'application/pdf' as const,
    base64: pdf.toString('base64'),
  })
})

async function logoOf(app: AppContext, { logo }: Site): Promise<Buffer | undefined> {
  const file = logo ? await logoFileOf(app, logo) : undefined
  return logo && file ? logoForPrint(logo, file) : undefined
}
