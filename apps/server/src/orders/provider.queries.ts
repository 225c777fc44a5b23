import type { Db } from '#db/connect.ts'

/** Whether the sample world's packages are sold here. */
export async function sellsSamples(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('package')
    .select('id')
    .where('is_sample', '=', true)
    .limit(1)
    .execute()
  return found.length > 0
}
