import type { Db } from '#db/connect.ts'

/** The numbers of the rules in an association's handbook. */
export async function findClauses(db: Db, associationId: string): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('handbook_rule')
    .select('clause')
    .where('association_id', '=', associationId)
    .execute()
  return new Set(found.map(({ clause }) => clause))
}
