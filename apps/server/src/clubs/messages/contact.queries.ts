import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { coloursJson } from '#records/badge.queries.ts'
import type { Letterhead } from '../club-letter.ts'
import { contacts } from '../calendar/ask.queries.ts'

/** How somebody whom a message concerns is reached, or a guardian; a row each. */
export type Contact = {
  readonly accountId: string | null
  /** Null for who is no player. */
  readonly playerId: string | null
  readonly email: string | null
}

type Unseen = { readonly onlyUnseen: boolean }

export async function findContactsOf(
  db: Db,
  messageId: string,
  { onlyUnseen }: Unseen = { onlyUnseen: false },
): Promise<Contact[]> {
  const found = await sql<Contact>`
    select contact.account_id as "accountId", p.id as "playerId", contact.email
    from club_message_reader r join club_player p on p.id = r.player_id ${contacts}
    where r.message_id = ${messageId}::uuid and not (${onlyUnseen} and r.seen_at is not null)
      and (contact.account_id is not null or contact.email is not null)
    union
    select r.account_id, null::uuid, a.email from club_message_reader r
    join account a on a.id = r.account_id and a.status = 'active'
    where r.message_id = ${messageId}::uuid and not (${onlyUnseen} and r.seen_at is not null)`.execute(
    db,
  )
  return found.rows
}

/** In whose name a club's emails go: the site of its account, or else the first. */
export async function findLetterhead(db: Db, organisationId: string): Promise<Letterhead> {
  const found = await sql<Letterhead>`
    select o.name as club, ${coloursJson('o')} as colours, s.locale, s.name as "siteName", s.no_reply as sender
    from organisation o cross join lateral (
      select * from site order by site.organisation_id is not distinct from o.id desc, site.id limit 1
    ) s where o.id = ${organisationId}::uuid`.execute(db)
  const [head] = found.rows
  if (head === undefined) throw new Error('There is no site to write in the name of.')
  return head
}
