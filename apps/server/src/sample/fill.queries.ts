import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

export async function hasMatches(db: Db): Promise<boolean> {
  const first = await db.selectFrom('match').select('id').limit(1).executeTakeFirst()
  return first !== undefined
}

/** The records that the sample matches refer to. */
export type SampleRecords = {
  readonly organisations: readonly Insertable<Database['organisation']>[]
  readonly affiliations: readonly Insertable<Database['affiliation']>[]
  readonly people: readonly Insertable<Database['person']>[]
  readonly teams: readonly Insertable<Database['team']>[]
  readonly grounds: readonly Insertable<Database['ground']>[]
  readonly tournaments: readonly Insertable<Database['tournament']>[]
}

export async function insertRecords(db: Db, records: SampleRecords): Promise<void> {
  await db.insertInto('organisation').values(records.organisations).execute()
  await db.insertInto('affiliation').values(records.affiliations).execute()
  await db.insertInto('person').values(records.people).execute()
  await db.insertInto('team').values(records.teams).execute()
  await db.insertInto('ground').values(records.grounds).execute()
  await db.insertInto('tournament').values(records.tournaments).execute()
}

export async function findDefaultSiteId(db: Db): Promise<string> {
  const site = await db
    .selectFrom('site')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  return site.id
}

export const linkDefaultSite = (db: Db, links: string) =>
  db.updateTable('site').set({ links }).where('is_default', '=', true).execute()

/** Inserts a site for one host. */
export async function insertSite(
  db: Db,
  site: Insertable<Database['site']>,
  host: string,
): Promise<void> {
  const { id } = await db.insertInto('site').values(site).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('site_host').values({ host, site_id: id }).execute()
}

export const insertMembers = (db: Db, members: readonly Insertable<Database['membership']>[]) =>
  db.insertInto('membership').values(members).execute()

export const insertOperator = (db: Db, accountId: string, now: string) =>
  db
    .insertInto('platform_role')
    .values({ account_id: accountId, role: 'operator', granted_at: now })
    .execute()
