import type { Insertable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Db } from '#db/connect.ts'

/** A second site, which answers for the host if one is named. Answers its ID. */
export async function anotherSite(
  db: Db,
  { host, ...values }: Partial<Insertable<Database['site']>> & { readonly host?: string } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('site')
    .values({
      name: 'Another site',
      tagline: 'Ours.',
      description: 'A front of its own.',
      country: 'PK',
      currency: 'PKR',
      locale: 'en',
      time_zone: 'UTC',
      no_reply: 'no-reply@another.example',
      contact_email: 'hello@another.example',
      theme: '{}',
      links: '{}',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (host !== undefined) {
    await db.insertInto('site_host').values({ host, site_id: id }).execute()
  }
  return id
}
