import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { lockBook } from './book.queries.ts'
import { insertContrary } from './payment.queries.ts'
import { tellCharged } from './tell-charged.ts'
import {
  chargePart,
  findTuition,
  insertTuition,
  type TuitionCharge,
  type TuitionItem,
} from './tuition.queries.ts'

type Charging = {
  readonly organisationId: string
  readonly accountId: string | null
  readonly items: readonly TuitionItem[]
}

/** Charges students of an academy and tells their families, in a transaction. Answers how many charges are new. */
export async function chargeTuition(app: AppContext, db: Db, charging: Charging): Promise<number> {
  const { organisationId, accountId, items } = charging
  if (items.length === 0) return 0
  await lockBook(db, organisationId)
  const charged = await insertTuition(db, { ...charging, now: app.now() })
  await tellCharged(app, db, { organisationId, accountId, charged })
  return charged.length
}

type Reduced = {
  readonly organisationId: string
  readonly studentId: string
  readonly about: string
  readonly accountId: string
  readonly now: string
  /** What is charged instead. */
  readonly instead: (charge: TuitionCharge) => {
    readonly about: string
    readonly title: string
    readonly amount: MinorUnits
  }
}

/** Takes a charge back, and charges a part of it instead. Does nothing when it does not stand any more. */
export async function reduceTuition(db: Db, reduced: Reduced): Promise<void> {
  const { organisationId, accountId, now } = reduced
  await lockBook(db, organisationId)
  const charge = await findTuition(db, reduced)
  if (charge === undefined) return
  const by = { entryId: charge.id, accountId, now }
  await insertContrary(db, by)
  const instead = reduced.instead(charge)
  if (instead.amount > 0) await chargePart(db, { ...by, ...instead })
}
