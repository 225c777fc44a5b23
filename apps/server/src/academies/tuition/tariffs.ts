import { NAME_TAKEN, PART_NOT_FOUND } from '@pavilion/contract/academies/academy-refusals.ts'
import type { Tariffs } from '@pavilion/contract/academies/tuition-fields.ts'
import type { AppContext } from '#app-context.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import { chargeTuition, keepTuition, openBook } from '#fees/fees.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { workAt } from '#jobs/jobs.ts'
import { currencyOf } from '#places/places.ts'
import { spendTries } from '#security/limits.ts'
import { type Academy, managedAcademy } from '../academy.ts'
import { lockAcademy } from '../academy.queries.ts'
import { limits } from '../limits.ts'
import { findCharging, findDue } from './due.queries.ts'
import { settleTariffs } from './standing.queries.ts'
import {
  findCurrencyCode,
  findPriced,
  findTariffBatches,
  findTariffs,
  keepTariff,
} from './tariff.queries.ts'

async function tariffsOf(context: CallContext, { organisation }: Academy): Promise<Tariffs> {
  const { db } = context.app
  const { id } = organisation
  await openBook(context, id)
  const [code, programmes, tariffs] = await Promise.all([
    findCurrencyCode(db, id),
    findPriced(db, id),
    findTariffs(db, id),
  ])
  return { organisation, currency: await currencyOf(db, code ?? ''), programmes, tariffs }
}

export const showTariffs = os.academies.tariffs.handler(async ({ input, context }) => {
  const academy = await managedAcademy(context, input.organisationId)
  const told = await tariffsOf(context, academy)
  return success(counted(told.tariffs.length, 'fee'), told)
})

export const saveTariff = os.academies.saveTariff.handler(async ({ input, context }) => {
  const { organisationId, id, fields, isEnded } = input
  const academy = await managedAcademy(context, organisationId)
  const { app } = context
  await spendTries(context, [[limits.planByAccount, academy.actor.accountId]])
  await openBook(context, organisationId)
  const now = app.now()
  const { name, amount, concession, family } = fields
  await unlessNameTaken(() =>
    app.db.transaction().execute(async (db) => {
      await lockAcademy(db, organisationId)
      const product = { organisationId, productId: id, name, amount, concession, family }
      await keepTuition(db, { ...product, isEnded, now })
      if (!(await keepTariff(db, { ...input, now }))) {
        throw refuseCall('PART_NOT_FOUND', PART_NOT_FOUND)
      }
      for (const batchId of await findTariffBatches(db, id)) await settleTariffs(db, batchId, now)
    }),
  )
  return success('Saved', await tariffsOf(context, academy))
})

async function unlessNameTaken(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!brokeUnique(error, 'fee_product_named_once')) throw error
    const { message } = NAME_TAKEN
    throw refuseCall('NAME_TAKEN', NAME_TAKEN, [{ path: 'fields.name', message }])
  }
}

type Charging = {
  readonly organisationId: string
  /** Who charges it now; null for the job. */
  readonly accountId: string | null
}

/** Charges what is due of an academy's terms and months; answers how many charges are new. */
export const chargeDue = (app: AppContext, charging: Charging): Promise<number> =>
  app.db.transaction().execute(async (db) => {
    const { organisationId, accountId } = charging
    const isAtOnce = accountId !== null
    const items = await findDue(db, { organisationId, isAtOnce, now: app.now() })
    return chargeTuition(app, db, { ...charging, items })
  })

export const chargeTuitionNow = os.academies.chargeTuition.handler(async ({ input, context }) => {
  const { organisationId } = input
  const academy = await managedAcademy(context, organisationId)
  const { accountId } = academy.actor
  await spendTries(context, [[limits.planByAccount, accountId]])
  const charged = await chargeDue(context.app, { organisationId, accountId })
  return success(`${counted(charged, 'fee')} charged`, await tariffsOf(context, academy))
})

const HALF_HOURLY = '10,40 * * * *'

/** Starts the job that charges terms and months, academy by academy. */
export const startCharging = (app: AppContext): Promise<void> =>
  workAt(app, 'charge-tuition', {
    cron: HALF_HOURLY,
    run: async () => {
      for (const organisationId of await findCharging(app.db)) {
        await chargeDue(app, { organisationId, accountId: null })
      }
    },
  })
