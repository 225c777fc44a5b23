import { answerJobs } from '#security/thread-jobs.ts'
import { type Invoice, printInvoice } from './invoice.ts'
import { logoForPrint } from './invoice-mark.ts'

/** An invoice, with the logo's file as it is kept. */
export type InvoiceToPrint = Omit<Invoice, 'logo'> & { readonly logo: Uint8Array | undefined }

/** Runs in a worker thread. */
answerJobs(async (invoice: InvoiceToPrint) => {
  const { logo: mark } = invoice.site
  const file = invoice.logo
  const logo = mark && file && (await logoForPrint(mark, Buffer.from(file)))
  return printInvoice({ ...invoice, logo: logo ?? undefined })
})
