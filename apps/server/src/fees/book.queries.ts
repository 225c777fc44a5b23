import type { FeeMember, FeeProduct, FeeSheet } from '@pavilion/contract/fees/fee-fields.ts'
import { sql } from 'kysely'
import type { Letterhead } from '#clubs/clubs.ts'
import type { Db } from '#db/connect.ts'
import { coloursJson } from '#records/badge.queries.ts'
import { organisationColumns, type OrganisationRow } from '#records/references.queries.ts'
import { openCharges, today } from './ledger.queries.ts'

/** Undefined when there is none, or when it is archived. */
export async function findClub(db: Db, id: string): Promise<OrganisationRow | undefined> {
  const found = await sql<OrganisationRow>`
    select ${organisationColumns('organisation')} from organisation
    where id = ${id}::uuid and archived_at is null`.execute(db)
  return found.rows[0]
}

export async function hasBook(db: Db, organisationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('fee_book')
    .select('organisation_id')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return found !== undefined
}

type NewBook = {
  readonly organisationId: string
  readonly currency: string
  readonly timeZone: string
  readonly siteId: string
  readonly linkOrigin: string
  readonly now: string
}

/** Opens the book of a club unless it is open. */
export async function ensureBook(db: Db, book: NewBook): Promise<void> {
  await db
    .insertInto('fee_book')
    .values({
      organisation_id: book.organisationId,
      currency: book.currency,
      time_zone: book.timeZone,
      site_id: book.siteId,
      link_origin: book.linkOrigin,
      remind_days: 7,
      opened_at: book.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type Book = Letterhead & {
  readonly currency: string
  readonly blocksDebtors: boolean
  readonly remindDays: number | null
  readonly siteId: string
  readonly linkOrigin: string
}

export async function findBook(db: Db, organisationId: string): Promise<Book> {
  const found = await sql<Book>`
    select b.currency, b.blocks_debtors as "blocksDebtors", b.remind_days as "remindDays",
           o.name as club, ${coloursJson('o')} as colours, s.id as "siteId", s.name as "siteName", s.no_reply as sender, s.locale,
           b.link_origin as "linkOrigin"
    from fee_book b join organisation o on o.id = b.organisation_id
    join site s on s.id = b.site_id
    where b.organisation_id = ${organisationId}::uuid`.execute(db)
  const [book] = found.rows
  if (book === undefined) throw new Error('The book was not opened.')
  return book
}

/** Changes of a club's accounts follow each other. */
export async function lockBook(db: Db, organisationId: string): Promise<void> {
  await sql`
    select from fee_book where organisation_id = ${organisationId}::uuid for update`.execute(db)
}

type Settings = {
  readonly currency: string
  readonly blocksDebtors: boolean
  readonly remindDays: number | null
}

/** Answers whether it could be: the currency stays once amounts were named in it, and has to be known. */
export async function updateBook(db: Db, organisationId: string, to: Settings): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update fee_book b set currency = ${to.currency}, blocks_debtors = ${to.blocksDebtors},
           remind_days = ${to.remindDays}
    where b.organisation_id = ${organisationId}::uuid
      and (b.currency = ${to.currency} or (
        exists (select from currency where code = ${to.currency})
        and not exists (select from fee_product p where p.organisation_id = b.organisation_id)
        and not exists (select from affiliation_fee a where a.association_id = b.organisation_id)
        and not exists (select from fee_entry e where e.organisation_id = b.organisation_id)))`.execute(
    db,
  )
  return numAffectedRows > 0n
}

export async function findProducts(db: Db, organisationId: string): Promise<FeeProduct[]> {
  const found = await sql<FeeProduct>`
    select id, kind, name, amount, concession, family, instalments from fee_product
    where organisation_id = ${organisationId}::uuid and archived_at is null
      and kind <> 'tuition'
    order by kind, lower(name), id limit 200`.execute(db)
  return found.rows
}

/** All players of the club, and whoever has left and whose account is not settled. */
export async function findMembers(
  db: Db,
  organisationId: string,
  now: string,
): Promise<FeeMember[]> {
  const found = await sql<FeeMember>`
    with b as (select * from fee_book where organisation_id = ${organisationId}::uuid),
    balance as (
      select holder_id, sum(amount)::bigint as balance from fee_entry
      where organisation_id = ${organisationId}::uuid group by holder_id
    ), due as (
      select c.holder_id, sum(c.open)::bigint as due, min(c.due_on)::text as since,
             max(r.reminded_at) as reminded
      from b cross join lateral (${openCharges(sql`b.organisation_id`)}) c
      left join fee_reminder r on r.entry_id = c.id
      where c.open > 0 and c.due_on <= ${today(now)} group by c.holder_id
    )
    select p.id as "playerId", p.name, p.has_left as "hasLeft",
           f.holder_id is not null as "isConcession",
           coalesce(p.born_on > (${now}::timestamptz - interval '18 years')::date, false) as "isMinor",
           coalesce(balance.balance, 0) as balance, coalesce(due.due, 0) as due,
           due.since as "dueSince", due.reminded as "remindedAt"
    from fee_holder p left join balance on balance.holder_id = p.id
    left join due on due.holder_id = p.id left join fee_concession f on f.holder_id = p.id
    where p.organisation_id = ${organisationId}::uuid
      and (not p.has_left or balance.balance <> 0)
    order by coalesce(due.due, 0) desc, p.folded, p.id limit 3000`.execute(db)
  return found.rows
}

/** The published sheets of two months, and those to come. */
export async function findSheets(db: Db, organisationId: string, now: string): Promise<FeeSheet[]> {
  const found = await sql<FeeSheet>`
    select e.id as "entryId", coalesce(t.name, '') as team, e.opponent,
           lower(e.days)::text as day, count(*)::int as playing,
           count(x.id)::int as charged
    from calendar_entry e left join team t on t.id = e.team_id
    join selection s on s.entry_id = e.id and s.told = 'playing'
    left join fee_entry x on x.player_id = s.player_id and x.about = 'match:' || e.id
    where e.organisation_id = ${organisationId}::uuid and e.kind = 'match'
      and e.sheet_published_at is not null and e.cancelled_at is null
      and e.starts_at > ${now}::timestamptz - interval '60 days'
    group by e.id, t.name order by e.starts_at desc, e.id limit 30`.execute(db)
  return found.rows
}
