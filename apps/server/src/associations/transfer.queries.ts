import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type OnRegister = {
  readonly personId: string
  readonly accountId: string | null
  /** The club that the person is registered with on the day; null for none. */
  readonly clubId: string | null
}

type Sought = {
  readonly associationId: string
  readonly number: number
  readonly name: string
  readonly accountId: string | null
  readonly day: string
}

/** Somebody on the register by number and name, and where they are registered on a day. */
export async function findOnRegister(db: Db, sought: Sought): Promise<OnRegister | undefined> {
  const { associationId, number, name, accountId, day } = sought
  const found = await sql<OnRegister>`
    select p.id as "personId", p.account_id as "accountId",
           (select r.organisation_id from registration r where r.person_id = p.id
              and r.kind = 'own' and r.state = 'approved' and r.days @> ${day}::date) as "clubId"
    from registered_person p
    where p.association_id = ${associationId}::uuid and p.number = ${number}
      and (p.folded = fold(${name}) or p.account_id = ${accountId}::uuid)`.execute(db)
  return found.rows[0]
}

export type NewTransfer = {
  readonly associationId: string
  readonly personId: string
  readonly fromId: string
  readonly toId: string
  readonly playerId: string
  readonly startsOn: string
  readonly endsOn: string | null
  readonly now: string
}

/** Answers `new`, `same` for a repeat of what was asked, or `other` while something else is open. */
export async function insertTransfer(db: Db, made: NewTransfer): Promise<'new' | 'same' | 'other'> {
  const inserted = await sql<{ id: string }>`
    insert into transfer (association_id, person_id, from_id, to_id, player_id, kind, starts_on,
      ends_on, state, asked_at)
    values (${made.associationId}::uuid, ${made.personId}::uuid, ${made.fromId}::uuid,
      ${made.toId}::uuid, ${made.playerId}::uuid, ${made.endsOn === null ? 'transfer' : 'loan'},
      ${made.startsOn}::date, ${made.endsOn}::date, 'asked', ${made.now}::timestamptz)
    on conflict (person_id) where state in ('asked', 'released') do nothing
    returning id`.execute(db)
  if (inserted.rows.length > 0) return 'new'
  const open = await sql<{ isSame: boolean }>`
    select to_id = ${made.toId}::uuid and starts_on = ${made.startsOn}::date
           and ends_on is not distinct from ${made.endsOn}::date as "isSame"
    from transfer where person_id = ${made.personId}::uuid
      and state in ('asked', 'released')`.execute(db)
  return open.rows[0]?.isSame === true ? 'same' : 'other'
}

export type TransferState = 'asked' | 'released' | 'approved' | 'declined' | 'withdrawn'
export type OpenTransfer = Omit<NewTransfer, 'now'> & {
  readonly id: string
  readonly state: TransferState
  readonly accountId: string | null
}

/** The transfer and the person's place on the register, locked: changes of one register follow each other. */
export async function lockTransfer(db: Db, id: string): Promise<OpenTransfer | undefined> {
  const found = await sql<OpenTransfer>`
    select t.id, t.association_id as "associationId", t.person_id as "personId",
           t.from_id as "fromId", t.to_id as "toId", t.player_id as "playerId",
           t.starts_on::text as "startsOn", t.ends_on::text as "endsOn", t.state,
           p.account_id as "accountId"
    from transfer t join registered_person p on p.id = t.person_id
    where t.id = ${id}::uuid for update of t, p`.execute(db)
  return found.rows[0]
}

type Step = {
  readonly id: string
  readonly state: TransferState
  readonly reason: string
  readonly now: string
}

export const stepTransfer = (db: Db, { id, state, reason, now }: Step) =>
  sql`
    update transfer set state = ${state}, reason = ${reason},
      released_at = case when ${state} = 'released' then ${now}::timestamptz else released_at end,
      decided_at = case when ${state} <> 'released' then ${now}::timestamptz end
    where id = ${id}::uuid`.execute(db)

type Held = {
  readonly id: string
  readonly playerId: string
  /** The last day. */
  readonly until: string
}

/** The registration with the old club that covers the day. */
export async function findHeld(db: Db, transfer: OpenTransfer): Promise<Held | undefined> {
  const found = await sql<Held>`
    select id, player_id as "playerId", (upper(days) - 1)::text as until
    from registration where person_id = ${transfer.personId}::uuid and state = 'approved'
      and kind = 'own' and organisation_id = ${transfer.fromId}::uuid and days @> ${transfer.startsOn}::date
    for update`.execute(db)
  return found.rows[0]
}

type Cut = { readonly id: string; readonly day: string; readonly now: string }

/** The registration lasts until the day before; one that would begin on that day is over. */
export const cutRegistration = (db: Db, { id, day, now }: Cut) =>
  sql`
    update registration set
      state = case when lower(days) >= ${day}::date then 'ended' else state end,
      days = case when lower(days) >= ${day}::date then days else daterange(lower(days), ${day}::date) end,
      decided_at = ${now}::timestamptz
    where id = ${id}::uuid`.execute(db)

/** Whether the person is, or will be, on loan after a day. */
export async function hasLoanAfter(db: Db, personId: string, day: string): Promise<boolean> {
  const found = await sql<{ is: boolean }>`
    select exists (select from registration where person_id = ${personId}::uuid and kind = 'loan'
      and state = 'approved' and upper(days) > ${day}::date) as is`.execute(db)
  return found.rows[0]?.is === true
}

/** What the old club has registered for later days is over with a transfer for good. */
export const endLater = (db: Db, { personId, fromId, startsOn }: OpenTransfer, now: string) =>
  sql`
    update registration set state = 'ended', decided_at = ${now}::timestamptz
    where person_id = ${personId}::uuid and organisation_id = ${fromId}::uuid
      and state in ('asked', 'approved') and lower(days) > ${startsOn}::date`.execute(db)

/** The accounts of a person on the register, and of those who look after them. */
export async function findConcerned(db: Db, personId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select account_id as id from registered_person
    where id = ${personId}::uuid and account_id is not null
    union
    select g.account_id from registration r join guardian g on g.player_id = r.player_id
    where r.person_id = ${personId}::uuid`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** The day after, as a day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
