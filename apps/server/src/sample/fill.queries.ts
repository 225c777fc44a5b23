import type { Db } from '#db/connect.ts'

export async function hasMatches(db: Db): Promise<boolean> {
  const first = await db.selectFrom('match').select('id').limit(1).executeTakeFirst()
  return first !== undefined
}

export async function findDefaultSiteId(db: Db): Promise<string> {
  const site = await db
    .selectFrom('site')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  return site.id
}
