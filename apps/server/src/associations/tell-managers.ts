import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { affiliationStep } from './association-events.ts'
import { findManagers } from './organisation.queries.ts'

type Step = {
  readonly step: 'asked' | 'approved' | 'declined' | 'ended'
  /** Who is told. */
  readonly toId: string
  readonly otherId: string
  readonly season: string
  readonly by: string
  readonly now: string
}

/** Records a step for those who run one of the two organisations. */
export async function tellManagers(db: Db, { step, toId, otherId, season, by, now }: Step) {
  const accountIds = await findManagers(db, toId)
  await record(db, {
    is: affiliationStep,
    thingId: toId,
    accountId: by,
    organisationId: otherId,
    data: { step, otherId, season, accountIds },
    at: now,
  })
}
