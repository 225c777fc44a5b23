import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { registerStep, type RegisterStep } from './association-events.ts'
import { findManagers } from './organisation.queries.ts'

type Told = {
  readonly step: RegisterStep
  /** Whose managers are told. */
  readonly toId: string
  /** Of whom it is told. */
  readonly otherId: string
  /** The player and those who look after them, who are told too. */
  readonly accountIds?: readonly string[]
  readonly by: string
  readonly now: string
}

/** Records a step of a registration or a transfer for those whom it concerns. */
export async function tellOfRegister(db: Db, told: Told): Promise<void> {
  const { step, toId, otherId, accountIds = [], by, now } = told
  const managers = await findManagers(db, toId)
  await record(db, {
    is: registerStep,
    thingId: toId,
    accountId: by,
    organisationId: otherId,
    data: {
      step,
      otherId,
      managers,
      players: accountIds.filter((id) => !managers.includes(id)),
    },
    at: now,
  })
}
