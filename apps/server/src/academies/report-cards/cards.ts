import path from 'node:path'
import { CARD_NOT_FOUND } from '@pavilion/contract/academies/academy-refusals.ts'
import type { ReportCard } from '@pavilion/contract/academies/report-card-fields.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef } from '#records/references.queries.ts'
import { slugOf } from '#records/slug.ts'
import { networkOfCaller, refuseFull } from '#security/bounded-work.ts'
import { FULL } from '#security/fair-queue.ts'
import { tokenHash } from '#security/opaque-token.ts'
import { FAILED, threadsFor } from '#security/thread-pool.ts'
import { siteOf } from '#sites/sites.ts'
import { findCard } from './card.queries.ts'
import type { CardToPrint } from './print-card.ts'

async function cardOf(db: Db, token: string): Promise<ReportCard> {
  const found = await findCard(db, tokenHash(token))
  if (found === undefined) throw refuseCall('CARD_NOT_FOUND', CARD_NOT_FOUND)
  return { ...found, organisation: organisationRef(found.organisation) }
}

export const showReportCard = os.academies.reportCard.handler(async ({ input, context }) => {
  const card = await cardOf(context.app.db, input.token)
  return success(card.programme, card)
})

const threadsOf = threadsFor<CardToPrint, Uint8Array>(
  'invoice',
  path.join(import.meta.dirname, 'card-worker.ts'),
)

export const printReportCard = os.academies.printCard.handler(async ({ input, context }) => {
  const { app, host } = context
  const [card, { locale }] = await Promise.all([cardOf(app.db, input.token), siteOf(app, host)])
  const pdf = await threadsOf(app).run(networkOfCaller(context), { card, locale })
  if (pdf === FULL) return refuseFull(context, 'report cards are being printed')
  if (pdf === FAILED) throw new Error('The report card took too long to print.')
  return success(card.programme, {
    fileName: `report-card-${slugOf(card.student)}.pdf`,
    contentType: 'application/pdf' as const,
    base64: Buffer.from(pdf).toString('base64'),
  })
})
