import path from 'node:path'
import { type CallContext, os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { logoFileOf, siteOf } from '#sites/sites.ts'
import { refuseFull } from '#security/bounded-work.ts'
import { FULL } from '#security/fair-queue.ts'
import { FAILED, threadsFor } from '#security/thread-pool.ts'
import { signedIn } from '#sessions/sessions.ts'
import type { InvoiceToPrint } from './invoice-worker.ts'
import { findBuyer } from './order-list.queries.ts'
import { orderInFull } from './show-order.ts'

export const generateReport = os.orders.report.handler(async ({ input: { orderId }, context }) => {
  const { app, host } = context
  const { accountId } = await signedIn(context)
  const order = await orderInFull(context, orderId)
  const [site, buyer] = await Promise.all([siteOf(app, host), findBuyer(app.db, orderId)])
  const logo = site.logo ? await logoFileOf(app, site.logo) : undefined
  const name = `${buyer.firstName} ${buyer.lastName}`
  const invoice = { site, logo, order, buyer: { name, email: buyer.email } }
  const pdf = await printed(context, accountId, invoice)
  return success(`The invoice of order ${order.number}`, {
    fileName: `invoice-${order.number}.pdf`,
    contentType: 'application/pdf' as const,
    base64: pdf.toString('base64'),
  })
})

const threadsOf = threadsFor<InvoiceToPrint, Uint8Array>(
  'invoice',
  path.join(import.meta.dirname, 'invoice-worker.ts'),
)

/** The invoice as a PDF. */
async function printed(
  context: CallContext,
  accountId: string,
  invoice: InvoiceToPrint,
): Promise<Buffer> {
  const pdf = await threadsOf(context.app).run(accountId, invoice)
  if (pdf === FULL) return refuseFull(context, 'invoices are being printed')
  if (pdf === FAILED) throw new Error('The invoice took too long to print.')
  return Buffer.from(pdf)
}
