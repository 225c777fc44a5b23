import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import type { Things } from '#app/access-walk/rows.testing.ts'
import { keepTuition } from '#fees/fees.ts'
import { anEnrolmentRow } from '../academy-things.testing.ts'
import { keepTariff } from './tariff.queries.ts'

export const tariffFields = (programmeId: string) => ({
  kind: 'pack' as const,
  programmeId,
  batchId: null,
  name: `Pack ${randomUUID()}`,
  amount: minorUnits(100_00),
  concession: null,
  family: null,
  dueDay: null,
  sessions: 10,
  isShared: false,
})

/** The academy's fee book, open. */
async function aFeeBook({ app, organisationId }: Things): Promise<void> {
  const site = await app.db.selectFrom('site').select('id').executeTakeFirstOrThrow()
  await app.db
    .insertInto('fee_book')
    .values({
      organisation_id: organisationId,
      currency: 'PKR',
      time_zone: 'UTC',
      site_id: site.id,
      link_origin: 'http://localhost',
      opened_at: app.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A child of the member, whose programme can be paid for by packs. */
export async function anEnrolmentWithTariff(things: Things) {
  const { app, organisationId } = things
  const { enrolmentId, studentId } = await anEnrolmentRow(things)
  await aFeeBook(things)
  const { programme_id: programmeId } = await app.db
    .selectFrom('enrolment')
    .innerJoin('batch', 'batch.id', 'enrolment.batch_id')
    .select('batch.programme_id')
    .where('enrolment.id', '=', enrolmentId)
    .executeTakeFirstOrThrow()
  const [id, fields] = [randomUUID(), tariffFields(programmeId)]
  const kept = { organisationId, id, fields, isEnded: false, now: app.now() }
  await keepTuition(app.db, { ...kept, ...fields, productId: id })
  await keepTariff(app.db, kept)
  return { organisationId, enrolmentId, studentId, tariffId: id }
}

/** The child has a place, pays by packs, and has one session left of one. */
export async function aPackRow(things: Things) {
  const { app } = things
  const { organisationId, enrolmentId, studentId, tariffId } = await anEnrolmentWithTariff(things)
  const packId = randomUUID()
  await app.db
    .updateTable('enrolment')
    .set({ state: 'enrolled', trial_at: null })
    .where('id', '=', enrolmentId)
    .execute()
  await app.pool.query(
    `insert into tuition (enrolment_id, organisation_id, tariff_id, days)
     values ($1, $2, $3, daterange(current_date, null))`,
    [enrolmentId, organisationId, tariffId],
  )
  await app.pool.query(
    `insert into session_pack (id, organisation_id, student_id, tariff_id, bought, sessions,
                               bought_at, refunded_at)
     values ($1, $2, $3, $4, 10, 1, now(), now())`,
    [packId, organisationId, studentId, tariffId],
  )
  return { organisationId, enrolmentId, packId }
}
