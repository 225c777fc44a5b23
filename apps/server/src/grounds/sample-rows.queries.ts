import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export const insertSampleGrounds = (db: Db, grounds: readonly Insertable<Database['ground']>[]) =>
  db.insertInto('ground').values(grounds).execute()

/** What a ground for hire offers. */
export type SampleHire = {
  readonly facts: Insertable<Database['ground_facts']>
  readonly slots: readonly Insertable<Database['ground_slot']>[]
  readonly equipment: readonly Insertable<Database['ground_equipment']>[]
  readonly terms: readonly Insertable<Database['ground_cancellation_step']>[]
  readonly officials: readonly Insertable<Database['ground_official']>[]
}

export async function insertSampleHire(db: Db, hire: SampleHire): Promise<void> {
  await db.insertInto('ground_facts').values(hire.facts).execute()
  await db.insertInto('ground_slot').values(hire.slots).execute()
  await db.insertInto('ground_equipment').values(hire.equipment).execute()
  await db.insertInto('ground_cancellation_step').values(hire.terms).execute()
  await db.insertInto('ground_official').values(hire.officials).execute()
}
