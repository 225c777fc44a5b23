import { PersonId } from '@pavilion/contract/ids.ts'
import type { Db } from '#db/connect.ts'

/** The id of whom somebody counts as who was merged; of everybody else, their own. */
export async function countsAs(db: Db, id: PersonId): Promise<PersonId> {
  const found = await db
    .selectFrom('person')
    .select('counts_as')
    .where('id', '=', id)
    .executeTakeFirst()
  return PersonId.parse(found?.counts_as ?? id)
}
