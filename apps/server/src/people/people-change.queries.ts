import type { PeopleChange } from '@pavilion/contract/people/people-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import {
  organisationColumns,
  type OrganisationRow,
  personJson,
  type PersonRow,
} from '#records/references.queries.ts'

export type ChangeRow = Omit<PeopleChange, 'from' | 'into'> & {
  readonly from: PersonRow
  readonly into: PersonRow
}

/** Changes of who is who follow each other. */
export const lockChanges = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('person_change', 0))`.execute(db)

const changes = sql`
  select c.id, c.kind, ${personJson('f')} as "from", ${personJson('i')} as "into",
         nullif(concat_ws(' ', a.first_name, a.last_name), '') as by, c.made_at as "madeAt",
         c.undone_at as "undoneAt",
         case c.kind
           when 'split' then (select count(*) from person_change_match m where m.change_id = c.id)
           else (select count(distinct mp.match_id) from match_player mp
                 where coalesce(mp.logged_as, mp.person_id) in (select same_person(c.from_id)))
         end::int as matches
  from person_change c join person f on f.id = c.from_id join person i on i.id = c.into_id
  left join account a on a.id = c.made_by and a.status <> 'closed'`

const MOST = 100

/** The latest first; of an organisation, those that its owners made. */
export async function findChanges(
  db: Db,
  organisationId: string | undefined,
): Promise<ChangeRow[]> {
  const found = await sql<ChangeRow>`
    ${changes}
    where ${organisationId === undefined ? sql`true` : sql`c.organisation_id = ${organisationId}::uuid`}
    order by c.nth desc limit ${MOST}`.execute(db)
  return found.rows
}

export async function findChange(db: Db, id: string): Promise<ChangeRow | undefined> {
  const found = await sql<ChangeRow>`${changes} where c.id = ${id}::uuid`.execute(db)
  return found.rows[0]
}

export type NewChange = {
  readonly id: string
  readonly kind: 'merge' | 'split'
  readonly fromId: string
  readonly intoId: string
  readonly organisationId: string | undefined
  readonly matchIds: readonly string[]
  /** Null for nobody who has an account. */
  readonly by: string | null
  readonly now: string
}

/** Records a change and makes the rows of both follow it. */
export async function insertChange(db: Db, change: NewChange): Promise<void> {
  const { id, kind, fromId, intoId, organisationId, matchIds, by, now } = change
  await db
    .insertInto('person_change')
    .values({
      id,
      kind,
      from_id: fromId,
      into_id: intoId,
      organisation_id: organisationId ?? null,
      made_by: by,
      made_at: now,
    })
    .execute()
  if (matchIds.length > 0) {
    await sql`
      insert into person_change_match (change_id, match_id)
      select ${id}::uuid, unnest(${[...matchIds]}::uuid[])`.execute(db)
  }
  await recount(db, id)
}

type Undone = { readonly id: string; readonly by: string | null; readonly now: string }

/** Takes a change back. Answers false when somebody else has already. */
export async function undoChange(db: Db, { id, by, now }: Undone): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person_change')
    .set({ undone_by: by, undone_at: now })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await recount(db, id)
  return true
}

/** Makes the rows of all whom changes that stand connect with this one follow the changes. */
const recount = (db: Db, changeId: string) =>
  sql`${connected(changeId)} select recount_people(array(select id from connected))`.execute(db)

const connected = (changeId: string) => sql`
  with recursive connected as (
    select from_id as id from person_change where id = ${changeId}::uuid
    union
    select into_id from person_change where id = ${changeId}::uuid
    union
    select case when c.from_id = connected.id then c.into_id else c.from_id end
    from connected join person_change c on connected.id in (c.from_id, c.into_id)
      and (c.undone_at is null or c.id = ${changeId}::uuid)
  )`

export const insertNamed = (
  db: Db,
  {
    name,
    likeId,
    by,
  }: { readonly name: string; readonly likeId: string; readonly by: string | null },
): Promise<{ id: string }> =>
  db
    .insertInto('person')
    .columns(['name', 'gender', 'is_sample', 'made_by'])
    .expression((is) =>
      is
        .selectFrom('person')
        .select((one) => [
          one.val(name).as('name'),
          'gender',
          'is_sample',
          one.cast<string>(one.val(by), 'uuid').as('made_by'),
        ])
        .where('id', '=', likeId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

export type PlayedRow = {
  readonly id: string
  readonly title: string
  readonly day: string
  readonly team: string | null
}

const title = sql`(select string_agg(t.name, ' v ' order by s.side)
  from match_side s join team t on t.id = s.team_id where s.match_id = m.id)`

/** The matches that count for a person, as a player or an official, the latest first. */
export async function findMatchesOf(db: Db, personId: string): Promise<PlayedRow[]> {
  const found = await sql<PlayedRow>`
    select m.id, ${title} as title, m.starts_on::text as day,
           (select t.name from match_player mp
            join match_side s on s.match_id = mp.match_id and s.side = mp.side
            join team t on t.id = s.team_id
            where mp.match_id = m.id and mp.person_id = ${personId}::uuid limit 1) as team
    from match m
    where m.id in (select match_id from match_player where person_id = ${personId}::uuid
      union select match_id from match_official where person_id = ${personId}::uuid)
    order by m.starts_key desc, m.id`.execute(db)
  return found.rows
}

export type SinceRow = Omit<PlayedRow, 'team'> & {
  readonly named: string
  readonly by: string | null
}

/** The matches made after a change that name one of its people. */
export async function findSince(db: Db, changeId: string): Promise<SinceRow[]> {
  const found = await sql<SinceRow>`
    select distinct m.id, ${title} as title, m.starts_on::text as day, p.name as named,
           nullif(concat_ws(' ', a.first_name, a.last_name), '') as by, m.starts_key
    from person_change c
    join match_player mp on mp.person_id in (c.from_id, c.into_id)
    join match m on m.id = mp.match_id and m.created_at > c.made_at
    join person p on p.id = coalesce(mp.logged_as, mp.person_id)
    left join match_scoring s on s.match_id = m.id
    left join account a on a.id = s.created_by and a.status <> 'closed'
    where c.id = ${changeId}::uuid order by m.starts_key desc, m.id limit 200`.execute(db)
  return found.rows.map(({ id, title: called, day, named, by }) => ({
    id,
    title: called,
    day,
    named,
    by,
  }))
}

const countedOf = (ids: readonly string[]) => sql`
  select coalesce(counts_as, id) from person where id = any(${[...ids]}::uuid[])`

/** Whether two of these people would be one person in a match, which counts for neither then. */
export async function areInOneMatch(db: Db, changeId: string): Promise<boolean> {
  const found = await sql`
    ${connected(changeId)}
    select from connected join person p on p.id = connected.id and p.counts_as is not null
    join match_player mp on mp.person_id = p.id limit 1`.execute(db)
  return found.rows.length > 0
}

/**
 * The only organisation that these people have played for; null when there are others, or none, or they have
 * officiated.
 */
export async function findOnlyOrganisation(db: Db, ids: readonly string[]): Promise<string | null> {
  const found = await sql<{ id: string | null }>`
    select distinct t.organisation_id as id
    from match_player mp join match_side s on s.match_id = mp.match_id and s.side = mp.side
    join team t on t.id = s.team_id
    where mp.person_id in (${countedOf(ids)})
    union
    select null from match_official where person_id in (${countedOf(ids)})`.execute(db)
  const [only, another] = found.rows
  return only === undefined || another !== undefined ? null : only.id
}

/** Undefined when there is no such organisation. */
export async function findOrganisation(db: Db, id: string): Promise<OrganisationRow | undefined> {
  const found = await sql<OrganisationRow>`
    select ${organisationColumns('organisation')} from organisation
    where id = ${id}::uuid and archived_at is null`.execute(db)
  return found.rows[0]
}
