import type { AppContext } from '#app-context.ts'
import { type Reached, reachPlayers } from '#clubs/clubs.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import type { Charged } from './charge.queries.ts'
import { emailDue } from './email-due.ts'
import { feesCharged } from './fee-events.ts'
import { findAffiliateManagers } from './affiliation.queries.ts'
import { findFamilies } from './tuition.queries.ts'

/**
 * How those are reached whose accounts these are: players and their guardians, the families of students, and those who
 * run affiliates.
 */
export async function reachHolders(db: Db, holderIds: readonly string[]): Promise<Reached[]> {
  const players = await reachPlayers(db, holderIds)
  const families = await findFamilies(db, holderIds)
  return [...players, ...families, ...(await findAffiliateManagers(db, holderIds))]
}

type Told = {
  readonly organisationId: string
  /** Who has charged them; null for the job. */
  readonly accountId: string | null
  readonly charged: readonly Charged[]
}

/** Tells those who were charged, in the transaction that has charged them. */
export async function tellCharged(app: AppContext, db: Db, told: Told): Promise<void> {
  const { organisationId, accountId, charged } = told
  const [first] = charged
  if (first === undefined) return
  const reached = await reachHolders(db, [...new Set(charged.map(({ playerId }) => playerId))])
  const accountIds = [...new Set(reached.flatMap((one) => one.accountId ?? []))]
  const by = { thingId: organisationId, accountId, organisationId, at: app.now() }
  await recordForMany(db, {
    is: feesCharged,
    ...by,
    concerns: accountIds,
    dataOf: (part) => ({ title: first.title, accountIds: part }),
  })
  await emailDue(app, db, { organisationId, reached, isReminder: false })
}
