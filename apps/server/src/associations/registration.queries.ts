import type { Registrable } from '@pavilion/contract/associations/registration-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type Pair = { readonly organisationId: string; readonly associationId: string }

export async function isAffiliated(
  db: Db,
  { organisationId, associationId }: Pair,
): Promise<boolean> {
  const found = await sql<{ is: boolean }>`
    select exists (select from affiliation where organisation_id = ${organisationId}::uuid
      and association_id = ${associationId}::uuid) as is`.execute(db)
  return found.rows[0]?.is === true
}

/** The players of a club by name, each as the register has them on a day or later. */
export async function findRegistrable(
  db: Db,
  { organisationId, associationId }: Pair,
  now: string,
): Promise<Registrable[]> {
  const found = await sql<Registrable>`
    select c.id as "playerId", c.name, coalesce(own.state, elsewhere.state, 'new') as standing,
           coalesce(own.number, elsewhere.number) as number, own.until,
           case when own.number is null and elsewhere.number is null then
             coalesce((select jsonb_agg(p.number order by p.number) from registered_person p
               where p.association_id = ${associationId}::uuid and p.folded = c.folded), '[]')
           else '[]' end as namesakes
    from club_player c
    left join lateral (
      select case r.state when 'approved' then 'registered' else 'asked' end as state, p.number,
             (upper(r.days) - 1)::text as until
      from registration r join registered_person p on p.id = r.person_id
      where r.player_id = c.id and r.association_id = ${associationId}::uuid
        and r.state in ('asked', 'approved') and upper(r.days) > ${now}::timestamptz::date
      order by r.days desc limit 1) own on true
    left join lateral (
      select 'elsewhere' as state, p.number
      from registration r join registered_person p on p.id = r.person_id
      where own.state is null and p.association_id = ${associationId}::uuid and p.folded = c.folded
        and r.organisation_id <> c.organisation_id
        and r.state in ('asked', 'approved') and upper(r.days) > ${now}::timestamptz::date
      order by r.days desc limit 1) elsewhere on true
    where c.organisation_id = ${organisationId}::uuid and c.left_at is null
    order by c.folded, c.id`.execute(db)
  return found.rows
}

export type Wanted = { readonly playerId: string; readonly number: number | null }

type Named = { readonly playerId: string; readonly name: string; readonly accountId: string | null }

/** Those of the players who play for the club. */
export async function findPlayers(
  db: Db,
  organisationId: string,
  playerIds: readonly string[],
): Promise<Map<string, Named>> {
  const found = await sql<Named>`
    select id as "playerId", name, account_id as "accountId" from club_player
    where organisation_id = ${organisationId}::uuid and left_at is null
      and id = any(${[...playerIds]}::uuid[])`.execute(db)
  return new Map(found.rows.map((player) => [player.playerId, player]))
}

/** The next free number; the association stays locked until the end of the transaction. */
export async function takeNumber(db: Db, associationId: string): Promise<number> {
  const taken = await sql<{ number: number }>`
    update association set next_number = next_number + 1
    where organisation_id = ${associationId}::uuid returning old.next_number as number`.execute(db)
  return taken.rows[0]?.number ?? 1
}

/** Changes of one register follow each other. Answers how it takes registrations. */
export async function lockRegister(db: Db, associationId: string): Promise<'by-hand' | 'at-once'> {
  const found = await sql<{ approves: 'by-hand' | 'at-once' }>`
    select approves from association where organisation_id = ${associationId}::uuid
    for update`.execute(db)
  return found.rows[0]?.approves ?? 'by-hand'
}

/** Whom the register has for a player: by an earlier registration, by the account, or by number and name. */
export async function findPerson(
  db: Db,
  associationId: string,
  { playerId, name, accountId, number }: Named & Wanted,
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select p.id from registered_person p
    where p.association_id = ${associationId}::uuid and (
      exists (select from registration r where r.person_id = p.id and r.player_id = ${playerId}::uuid)
      or p.account_id = ${accountId}::uuid
      or (p.number = ${number} and p.folded = fold(${name})))
    order by (p.number = ${number}) desc nulls last, p.number limit 1`.execute(db)
  return found.rows[0]?.id
}

type NewPerson = Omit<Named, 'playerId'> & {
  readonly associationId: string
  readonly number: number
  readonly now: string
}

export async function insertPerson(db: Db, person: NewPerson): Promise<string> {
  const { associationId, number, name, accountId, now } = person
  const { id } = await db
    .insertInto('registered_person')
    .values({
      association_id: associationId,
      number,
      name,
      account_id: accountId,
      added_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type NewRegistration = Pair & {
  readonly personId: string
  readonly playerId: string
  readonly kind: 'own' | 'loan'
  readonly state: 'asked' | 'approved'
  readonly from: string
  /** The last day. */
  readonly until: string
  readonly now: string
}

/** Whether the club has registered the person for all of these days. */
export async function isRegistered(db: Db, asked: NewRegistration): Promise<boolean> {
  const found = await sql<{ is: boolean }>`
    select exists (select from registration where person_id = ${asked.personId}::uuid
      and organisation_id = ${asked.organisationId}::uuid and state in ('asked', 'approved')
      and days @> daterange(${asked.from}::date, ${asked.until}::date, '[]')) as is`.execute(db)
  return found.rows[0]?.is === true
}

/** Breaks `registration_one_club`. */
export const insertRegistration = (db: Db, made: NewRegistration) =>
  sql`
    insert into registration (association_id, person_id, organisation_id, player_id, kind, state, days,
      asked_at, decided_at)
    values (${made.associationId}::uuid, ${made.personId}::uuid, ${made.organisationId}::uuid,
      ${made.playerId}::uuid, ${made.kind}, ${made.state},
      daterange(${made.from}::date, ${made.until}::date, '[]'), ${made.now}::timestamptz,
      case when ${made.state} = 'approved' then ${made.now}::timestamptz end)`.execute(db)

type Decision = {
  readonly associationId: string
  readonly registrationIds: readonly string[]
  readonly state: 'approved' | 'declined'
  readonly reason: string
  readonly now: string
}

/** The clubs whose registrations were decided now, or undefined when one is there no more or decided otherwise. */
export async function decideAll(db: Db, asked: Decision): Promise<string[] | undefined> {
  const { associationId, registrationIds, state, reason, now } = asked
  const found = await sql<{ state: string }>`
    select state from registration where id = any(${[...registrationIds]}::uuid[])
      and association_id = ${associationId}::uuid order by id for update`.execute(db)
  const fits = found.rows.every((row) => ['asked', state].includes(row.state))
  if (!fits || found.rows.length !== new Set(registrationIds).size) return undefined
  const decided = await sql<{ clubId: string }>`
    update registration set state = ${state}, reason = ${reason}, decided_at = ${now}::timestamptz
    where id = any(${[...registrationIds]}::uuid[]) and state = 'asked'
    returning organisation_id as "clubId"`.execute(db)
  return [...new Set(decided.rows.map(({ clubId }) => clubId))]
}

type Marked = {
  readonly organisationId: string
  readonly personId: string
  readonly isOverseas: boolean
  readonly isStar: boolean
}

/** Answers whether the register has such a person. */
export async function markOnRegister(db: Db, marked: Marked): Promise<boolean> {
  const { organisationId, personId, isOverseas, isStar } = marked
  const { numUpdatedRows } = await db
    .updateTable('registered_person')
    .set({ is_overseas: isOverseas, is_star: isStar })
    .where('id', '=', personId)
    .where('association_id', '=', organisationId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** When an affiliation ends, so do the registrations of the club: today, or before they began. */
export async function endRegistrations(
  db: Db,
  { organisationId, associationId }: Pair,
  now: string,
): Promise<void> {
  const of = sql`organisation_id = ${organisationId}::uuid
    and association_id = ${associationId}::uuid and state in ('asked', 'approved')`
  await sql`
    update registration set state = 'ended', decided_at = ${now}::timestamptz
    where ${of} and (state = 'asked' or lower(days) >= ${now}::timestamptz::date)`.execute(db)
  await sql`
    update registration set days = daterange(lower(days), ${now}::timestamptz::date)
    where ${of} and upper(days) > ${now}::timestamptz::date`.execute(db)
}
