import type { ReceivedMessage, SentMessage } from '@pavilion/contract/clubs/message-fields.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

type NewMessage = {
  readonly organisationId: string
  readonly audience: string
  readonly subject: string
  readonly text: string
  readonly mustBeSeen: boolean
  readonly accountId: string
  readonly idempotencyKey: string
  readonly now: string
}

/** Answers the id; undefined when this request has written it before. */
export async function insertMessage(db: Db, message: NewMessage): Promise<string | undefined> {
  const made = await db
    .insertInto('club_message')
    .values({
      organisation_id: message.organisationId,
      audience: message.audience,
      subject: message.subject,
      body: message.text,
      must_be_seen: message.mustBeSeen,
      author_id: message.accountId,
      sent_at: message.now,
      idempotency_key: message.idempotencyKey,
    })
    .onConflict((conflict) => conflict.constraint('club_message_asked_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export type Whom = { readonly messageId: string; readonly organisationId: string }

/** What a club has told its people this year, the latest first. */
export async function findSent(db: Db, organisationId: string): Promise<SentMessage[]> {
  const found = await sql<SentMessage>`
    select m.id, m.subject, m.body as text, m.audience, m.must_be_seen as "mustBeSeen",
           m.sent_at as "sentAt", concat_ws(' ', a.first_name, a.last_name) as author,
           reader.people, reader.seen, reader.reached
    from club_message m join account a on a.id = m.author_id
    cross join lateral (
      select count(*)::int as people, count(r.seen_at)::int as seen,
             jsonb_build_object(
               'account', count(*) filter (where r.reached_by = 'account'),
               'email', count(*) filter (where r.reached_by = 'email'),
               'nothing', count(*) filter (where r.reached_by = 'nothing')) as reached
      from club_message_reader r where r.message_id = m.id) reader
    where m.organisation_id = ${organisationId}::uuid
    order by m.sent_at desc, m.id desc limit 100`.execute(db)
  return found.rows
}

export type Reader = {
  /** A guardian's with those of the students. */
  readonly name: string
  readonly seenAt: string | null
  readonly playerId: string | null
  readonly accountId: string | null
  readonly reachedBy: 'account' | 'email' | 'nothing'
}

/** How a player `p` can be told: with an account, also a guardian's, in the page. */
export const reachedBy = sql<Reader['reachedBy']>`
  case when p.account_id is not null or exists (select from guardian g where g.player_id = p.id)
         then 'account'
       when p.email is not null then 'email' else 'nothing' end`

/** Whom a message of the club concerns that must be seen; undefined when there is none such. */
export async function findReaders(
  db: Db,
  { messageId, organisationId }: Whom,
): Promise<Reader[] | undefined> {
  const known = await sql`
    select from club_message where id = ${messageId}::uuid and must_be_seen
      and organisation_id = ${organisationId}::uuid`.execute(db)
  if (known.rows.length === 0) return undefined
  const found = await sql<Reader>`
    select coalesce(p.name, concat_ws(' ', a.first_name, a.last_name)
             || coalesce(' (' || (select string_agg(s.name, ', ' order by s.folded, s.id)
                  from student s where s.account_id = a.id and not s.is_self
                    and s.organisation_id = ${organisationId}::uuid
                    and exists (select from enrolment e where e.student_id = s.id
                      and e.state <> 'withdrawn')) || ')', '')) as name,
           r.seen_at as "seenAt", r.player_id as "playerId", r.account_id as "accountId",
           case when r.account_id is not null then 'account' else ${reachedBy} end as "reachedBy"
    from club_message_reader r left join club_player p on p.id = r.player_id
    left join account a on a.id = r.account_id
    where r.message_id = ${messageId}::uuid
    order by r.seen_at is not null, 1, r.id`.execute(db)
  return found.rows
}

/** Whether the reader `r` is the account, or a child it looks after. */
export const isFor = (accountId: string): RawBuilder<boolean> => sql<boolean>`
  (r.account_id = ${accountId}::uuid or exists (
    select from club_player p where p.id = r.player_id and p.left_at is null and (
      p.account_id = ${accountId}::uuid or exists (select from guardian g
        where g.player_id = p.id and g.account_id = ${accountId}::uuid))))`

/** Answers whether it was for the account; the first time that it is seen is kept. */
export async function markSeen(
  db: Db,
  of: { readonly messageId: string; readonly accountId: string; readonly now: string },
): Promise<boolean> {
  const found = await sql`
    update club_message_reader r
    set seen_at = case when m.must_be_seen then coalesce(r.seen_at, ${of.now}::timestamptz) end
    from club_message m
    where m.id = r.message_id and m.id = ${of.messageId}::uuid and ${isFor(of.accountId)}
    returning r.id`.execute(db)
  return found.rows.length > 0
}

type Received = Omit<ReceivedMessage, 'organisation'> & { readonly organisation: OrganisationRow }

/** What was told to the account's owner and to children, each once, the latest first. */
export async function findReceived(db: Db, accountId: string): Promise<Received[]> {
  const found = await sql<Received>`
    select m.id, m.subject, m.body as text, m.must_be_seen as "mustBeSeen", m.sent_at as "sentAt",
           concat_ws(' ', a.first_name, a.last_name) as author,
           case when bool_and(r.seen_at is not null) then max(r.seen_at) end as "seenAt",
           ${organisationJson('o')}
             as organisation
    from club_message_reader r join club_message m on m.id = r.message_id
    join organisation o on o.id = m.organisation_id and o.archived_at is null
    join account a on a.id = m.author_id
    where ${isFor(accountId)}
    group by m.id, a.id, o.id order by m.sent_at desc, m.id desc limit 100`.execute(db)
  return found.rows
}
