import type { SiteSettings } from '@pavilion/contract/sites/site-settings.ts'
import type { Updateable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

/** Locks a site's row, so that saves are serialised. */
export const lockSite = (db: Db, siteId: string) =>
  db
    .selectFrom('site')
    .select([
      'id',
      'revision',
      'name',
      'tagline',
      'description',
      'country',
      'currency',
      'locale',
      'time_zone as timeZone',
      'no_reply as noReply',
      'contact_email as contactEmail',
      'name_min as nameMin',
      'name_max as nameMax',
      'theme',
      'links',
      'logo_id as logo',
    ])
    .where('id', '=', siteId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export type SiteRow = Awaited<ReturnType<typeof lockSite>>

export const updateSite = (db: Db, siteId: string, values: Updateable<Database['site']>) =>
  db.updateTable('site').set(values).where('id', '=', siteId).execute()

export const insertChange = (
  db: Db,
  change: {
    readonly siteId: string
    readonly revision: number
    readonly accountId: string
    readonly at: string
    readonly before: Readonly<Record<string, unknown>>
    readonly after: Readonly<Record<string, unknown>>
  },
) =>
  db
    .insertInto('site_change')
    .values({
      site_id: change.siteId,
      revision: change.revision,
      changed_by: change.accountId,
      changed_at: change.at,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
    })
    .execute()

const SHOWN = 10

/** The latest ten, newest first. */
export async function findChanges(db: Db, siteId: string): Promise<SiteSettings['changes']> {
  const rows = await db
    .selectFrom('site_change')
    .leftJoin('account', 'account.id', 'site_change.changed_by')
    .select([
      'site_change.revision',
      'site_change.changed_at as at',
      'site_change.after',
      'account.first_name as firstName',
      'account.last_name as lastName',
    ])
    .where('site_change.site_id', '=', siteId)
    .orderBy('site_change.revision', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ revision, at, after, firstName, lastName }) => ({
    revision,
    at,
    by: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
    fields: Object.keys(after),
  }))
}

/** Which of the two codes do not exist. */
export async function findUnknown(
  db: Db,
  { country, currency }: { readonly country: string; readonly currency: string },
): Promise<('country' | 'currency')[]> {
  const [land, money] = await Promise.all([
    db.selectFrom('country').select('code').where('code', '=', country).executeTakeFirst(),
    db.selectFrom('currency').select('code').where('code', '=', currency).executeTakeFirst(),
  ])
  return [
    ...(land === undefined ? (['country'] as const) : []),
    ...(money === undefined ? (['currency'] as const) : []),
  ]
}
