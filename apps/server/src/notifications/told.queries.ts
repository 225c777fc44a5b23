import { sql } from 'kysely'
import { organisationColumns, type OrganisationRow } from '#records/references.queries.ts'
import type { Db } from '#db/connect.ts'

export const findOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['number', 'account_id as accountId'])
    .where('id', '=', orderId)
    .executeTakeFirst()

/** Who booked, where, and with which order; walk-ins have none. */
export const findBooking = (db: Db, bookingId: string) =>
  db
    .selectFrom('booking')
    .innerJoin('ground', 'ground.id', 'booking.ground_id')
    .select(['booking.booked_by as accountId', 'booking.order_id as orderId', 'ground.name'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()

/** Undefined when it is closed. */
export async function findOrganisation(
  db: Db,
  organisationId: string,
): Promise<OrganisationRow | undefined> {
  const { rows } = await sql<OrganisationRow>`
    select ${organisationColumns('organisation')} from organisation
    where id = ${organisationId}::uuid and archived_at is null`.execute(db)
  return rows[0]
}

/** The accounts with the address or number that an open invitation was sent to. */
export async function findInvited(db: Db, invitationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from organisation_invitation i
      join account a on a.email_key = i.email_key or a.phone = i.phone
    where i.id = ${invitationId}::uuid and a.status = 'active'
      and i.accepted_at is null and i.withdrawn_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

type Team = { readonly organisationId: string; readonly name: string; readonly club: string }

/** A club's team. */
export async function findTeam(db: Db, teamId: string): Promise<Team | undefined> {
  const { rows } = await sql<Team>`
    select o.id as "organisationId", t.name, o.name as club
    from team t join organisation o on o.id = t.organisation_id
    where t.id = ${teamId}::uuid and o.archived_at is null`.execute(db)
  return rows[0]
}

type Planned = {
  readonly organisationId: string
  readonly club: string
  /** "Ravi Seconds v Margalla". */
  readonly title: string
  /** With the day, in a sentence: "Ravi Seconds v Margalla, 4 July", "training, 4 July". */
  readonly what: string
  readonly day: string
  readonly isCancelled: boolean
}

/** An entry of a club's calendar. */
export async function findPlanned(db: Db, entryId: string): Promise<Planned | undefined> {
  const { rows } = await sql<Planned>`
    select e.organisation_id as "organisationId", o.name as club, lower(e.days)::text as day,
           e.cancelled_at is not null as "isCancelled",
           case when e.kind = 'match' then concat_ws(' v ', t.name, e.opponent)
                else concat_ws(', ', 'Training', t.name) end as title,
           case when e.kind = 'match' then concat_ws(' v ', t.name, e.opponent) else 'training' end
             || to_char(e.starts_at at time zone e.time_zone, ', FMDD FMMonth') as what
    from calendar_entry e
    join organisation o on o.id = e.organisation_id and o.archived_at is null
    left join team t on t.id = e.team_id
    where e.id = ${entryId}::uuid`.execute(db)
  return rows[0]
}

type Batch = { readonly organisationId: string; readonly academy: string; readonly name: string }

/** A batch of an academy. */
export async function findBatch(db: Db, batchId: string): Promise<Batch | undefined> {
  const { rows } = await sql<Batch>`
    select b.organisation_id as "organisationId", o.name as academy, b.name
    from batch b join organisation o on o.id = b.organisation_id and o.archived_at is null
    where b.id = ${batchId}::uuid`.execute(db)
  return rows[0]
}

type Lapsing = {
  readonly organisationId: string
  readonly organisation: string
  /** "First aid at work", "First aid at work (Sana Marwat)". */
  readonly what: string
  readonly on: string
  /** Whom it is about; null when it is about the organisation. */
  readonly aboutId: string | null
}

/** A document on file; undefined when it has gone or another last day meanwhile. */
export async function findLapsing(
  db: Db,
  documentId: string,
  expiresOn: string,
): Promise<Lapsing | undefined> {
  const { rows } = await sql<Lapsing>`
    select o.id as "organisationId", o.name as organisation, d.about_id as "aboutId",
           d.title || case when a.id is null then ''
             else ' (' || concat_ws(' ', a.first_name, a.last_name) || ')' end as what,
           to_char(d.expires_on, 'FMDD FMMonth YYYY') as "on"
    from document d join organisation o on o.id = d.organisation_id and o.archived_at is null
    left join account a on a.id = d.about_id
    where d.id = ${documentId}::uuid and d.expires_on = ${expiresOn}::date`.execute(db)
  return rows[0]
}
