import type { TermFields } from '@pavilion/contract/academies/programme-fields.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { batchMoved, holidayPlanned } from '../academy-events.ts'
import { findFamilies } from '../attendance/session.queries.ts'
import { findFamiliesOn, findWhereAndWhen } from './tell-changes.queries.ts'

export type By = {
  readonly organisationId: string
  readonly accountId: string
  readonly at: string
}

/** Changes a batch, and tells its families if it trains at other times or elsewhere then. */
export async function tellingOfTimes(
  db: Db,
  { batchId, ...by }: By & { readonly batchId: string },
  change: () => Promise<boolean>,
): Promise<boolean> {
  const before = await findWhereAndWhen(db, batchId)
  if (!(await change())) return false
  if (before === undefined || before === (await findWhereAndWhen(db, batchId))) return true
  await recordForMany(db, {
    is: batchMoved,
    thingId: batchId,
    ...by,
    concerns: await findFamilies(db, batchId),
    dataOf: (accountIds) => ({ accountIds }),
  })
  return true
}

/** Changes a holiday, and tells the families of all who lose a session that is to come. */
export async function tellingOfHoliday(
  db: Db,
  { fields, ...by }: By & { readonly fields: TermFields },
  change: () => Promise<boolean>,
): Promise<boolean> {
  const { firstDay, lastDay } = fields
  const today = by.at.slice(0, 10)
  const days = { firstDay: firstDay < today ? today : firstDay, lastDay }
  const concerns = await findFamiliesOn(db, { organisationId: by.organisationId, ...days })
  if (!(await change())) return false
  await recordForMany(db, {
    is: holidayPlanned,
    thingId: by.organisationId,
    ...by,
    concerns,
    dataOf: (accountIds) => ({ firstDay, lastDay, accountIds }),
  })
  return true
}
