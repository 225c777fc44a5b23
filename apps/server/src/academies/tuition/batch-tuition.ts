import {
  BATCH_NOT_FOUND,
  ENROLMENT_NOT_FOUND,
  ENROLMENT_OVER,
} from '@pavilion/contract/academies/academy-refusals.ts'
import type { BatchTuition, OwnTuition } from '@pavilion/contract/academies/tuition-fields.ts'
import { may } from '#access/access.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { currencyOf } from '#places/places.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { type Academy, academyOf, managedAcademy } from '../academy.ts'
import { type Found, findEnrolment, isOfAcademy } from '../enrolment/enrolment.queries.ts'
import { findBatch } from '../enrolment/told.queries.ts'
import { limits } from '../limits.ts'
import { addPack, choose, LAST_SESSIONS, refund } from './packs.ts'
import { findCurrencyCode } from './tariff.queries.ts'
import { findBatchTariffs, findOwn, findStudents } from './view.queries.ts'

async function tuitionOf(
  app: AppContext,
  { actor, organisation }: Academy,
  batchId: string,
): Promise<BatchTuition> {
  const { db } = app
  const organisationId = organisation.id
  const isFeeManager = may(actor, 'keep-fees', { organisationId })
  const [tariffs, students, code] = await Promise.all([
    findBatchTariffs(db, batchId),
    findStudents(db, { batchId, organisationId, isFeeManager, now: app.now() }),
    findCurrencyCode(db, organisationId),
  ])
  const currency = isFeeManager && code !== null ? await currencyOf(db, code) : null
  return { tariffs, students, currency, isFeeManager }
}

export const showBatchTuition = os.academies.batchTuition.handler(async ({ input, context }) => {
  const { organisationId, batchId } = input
  const academy = await academyOf(context, organisationId)
  const { app } = context
  const told = await findBatch(app.db, batchId, app.now())
  if (told?.organisation.id !== organisationId) {
    throw refuseCall('BATCH_NOT_FOUND', BATCH_NOT_FOUND)
  }
  return success('Fees of the batch', await tuitionOf(app, academy, batchId))
})

type OfEnrolment = { readonly organisationId: string; readonly enrolmentId: string }

/** Changes how a student of the academy pays, with the batch locked; answers all of the batch. */
async function changeOf(
  context: CallContext,
  { organisationId, enrolmentId }: OfEnrolment,
  change: (db: Db, academy: Academy, found: Found) => Promise<void>,
) {
  const academy = await managedAcademy(context, organisationId)
  const { app } = context
  const batchId = await app.db.transaction().execute(async (db) => {
    const found = (await isOfAcademy(db, enrolmentId, organisationId))
      ? await findEnrolment(db, enrolmentId)
      : undefined
    if (found === undefined) throw refuseCall('ENROLMENT_NOT_FOUND', ENROLMENT_NOT_FOUND)
    await change(db, academy, found)
    return found.batchId
  })
  return success('Saved', await tuitionOf(app, academy, batchId))
}

const refuseOver = ({ state }: Found) => {
  if (state === 'withdrawn') throw refuseCall('ENROLMENT_OVER', ENROLMENT_OVER)
}

export const setTuition = os.academies.setTuition.handler(({ input, context }) =>
  changeOf(context, input, async (db, _academy, found) => {
    refuseOver(found)
    await choose(db, { ...input, now: context.app.now() })
  }),
)

export const givePack = os.academies.givePack.handler(({ input, context }) =>
  changeOf(context, input, (db, { actor: { accountId } }) =>
    addPack(context.app, db, { ...input, accountId }),
  ),
)

export const refundPack = os.academies.refundPack.handler(({ input, context }) =>
  changeOf(context, input, (db, { actor: { accountId } }) =>
    refund(db, { ...input, accountId, now: context.app.now() }),
  ),
)

async function ownOf({ db, now }: AppContext, accountId: string): Promise<OwnTuition[]> {
  const rows = await findOwn(db, accountId, now())
  return Promise.all(
    rows.map(async (row) => {
      const { packs, tariffs, tariffId } = row
      const isGoingOn = tariffs.some(({ id }) => id === tariffId)
      return {
        ...row,
        currency: await currencyOf(db, row.currency),
        isPackOffered: packs !== null && isGoingOn && packs.left <= LAST_SESSIONS,
      }
    }),
  )
}

export const showOwnTuition = os.academies.ownTuition.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  return success('How you pay', await ownOf(context.app, accountId))
})

/** Changes how the caller pays for an enrolment of the caller's own, with the batch locked. */
async function changeOwn(
  context: CallContext,
  enrolmentId: string,
  change: (db: Db, found: Found, accountId: string) => Promise<void>,
) {
  const { accountId } = await signedIn(context)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    const found = await findEnrolment(db, enrolmentId)
    if (found?.accountId !== accountId) {
      throw refuseCall('ENROLMENT_NOT_FOUND', ENROLMENT_NOT_FOUND)
    }
    await change(db, found, accountId)
  })
  return success('Saved', await ownOf(app, accountId))
}

export const chooseTuition = os.academies.chooseTuition.handler(({ input, context }) =>
  changeOwn(context, input.enrolmentId, async (db, found) => {
    refuseOver(found)
    await choose(db, { ...input, now: context.app.now() })
  }),
)

export const buyPack = os.academies.buyPack.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  await spendTries(context, [[limits.enrolByAccount, accountId]])
  return changeOwn(context, input.enrolmentId, (db) =>
    addPack(context.app, db, { ...input, accountId }),
  )
})
