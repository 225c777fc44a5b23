import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Gender = 'male' | 'female' | 'mixed'

export type TeamFound = {
  id: string
  name: string
  shortName: string | null
  gender: Gender
  kind: 'international' | 'club'
  madeBy: string | null
  organisationId: string | null
}

export const teamColumns = [
  'id',
  'name',
  'short_name as shortName',
  'gender',
  'kind',
  'made_by as madeBy',
  'organisation_id as organisationId',
] as const

export const findTeam = (db: Db, id: string): Promise<TeamFound | undefined> =>
  db.selectFrom('team').select(teamColumns).where('id', '=', id).executeTakeFirst()

export type NewClub = {
  readonly name: string
  readonly shortName: string | null
  readonly gender: Gender
  readonly madeBy: string
}

/** The clubs of this name and gender that belong to an organisation or were made by the account, those first. */
export async function findClubs(db: Db, { name, gender, madeBy }: NewClub): Promise<TeamFound[]> {
  return db
    .selectFrom('team')
    .select(teamColumns)
    .where((is) => is('folded', '=', is.fn<string>('fold', [is.val(name)])))
    .where('gender', '=', gender)
    .where('kind', '=', 'club')
    .where((is) => is.or([is('made_by', '=', madeBy), is('organisation_id', 'is not', null)]))
    .orderBy((is) => is('made_by', 'is not distinct from', madeBy), 'desc')
    .orderBy('id')
    .execute()
}

export async function insertClub(db: Db, club: NewClub): Promise<TeamFound> {
  const { name, shortName: short_name, gender, madeBy: made_by } = club
  return db
    .insertInto('team')
    .values({ name, short_name, gender, kind: 'club', made_by, made_here: true })
    .returning(teamColumns)
    .executeTakeFirstOrThrow()
}

/** Whom they count as, and of them, `organisationIds`: those of the teams that the person has played for. */
export type PersonFound = {
  id: string
  name: string
  madeBy: string | null
  organisationIds: string[]
}

const personColumns = sql`p.id, p.name, p.made_by as "madeBy",
  array(select distinct t.organisation_id::text
        from match_player played
        join match_side s on s.match_id = played.match_id and s.side = played.side
        join team t on t.id = s.team_id
        where played.person_id = p.id and t.organisation_id is not null) as "organisationIds"`

/** The people whom these ids count as, with the id that was asked for. */
export async function findPeople(
  db: Db,
  ids: readonly string[],
): Promise<(PersonFound & { asked: string })[]> {
  const found = await sql<PersonFound & { asked: string }>`
    select asked.id as asked, ${personColumns} from unnest(${[...ids]}::uuid[]) asked (id)
    join person one on one.id = asked.id join person p on p.id = coalesce(one.counts_as, one.id)`.execute(
    db,
  )
  return found.rows
}

/** Who has played for the team under one of these names, with the name that was asked for. */
export async function findTeamMates(
  db: Db,
  teamId: string,
  names: readonly string[],
): Promise<(PersonFound & { asked: string })[]> {
  const found = await sql<PersonFound & { asked: string }>`
    select distinct asked.name as asked, ${personColumns}
    from (select distinct unnest(${[...names]}::text[]) as name) asked
    join person called on called.folded = fold(asked.name)
    join person p on p.id = coalesce(called.counts_as, called.id)
    where exists (select from match_player played join match_side s
                    on s.match_id = played.match_id and s.side = played.side
                  where played.person_id = p.id and s.team_id = ${teamId}::uuid)`.execute(db)
  return found.rows
}

/** Whom the account has made under one of these names, and who has officiated. */
export async function findOwnOfficials(
  db: Db,
  accountId: string,
  names: readonly string[],
): Promise<{ id: string; asked: string }[]> {
  const found = await sql<{ id: string; asked: string }>`
    select distinct asked.name as asked, p.id
    from unnest(${[...names]}::text[]) asked (name)
    join person called on called.folded = fold(asked.name)
    join person p on p.id = coalesce(called.counts_as, called.id)
    where called.made_by = ${accountId}::uuid
      and exists (select from match_official stood where stood.person_id = p.id)`.execute(db)
  return found.rows
}

export type NewPeople = {
  readonly names: readonly string[]
  readonly gender: 'male' | 'female' | null
  readonly madeBy: string | null
}

/** Answers the ids in the order of the names. */
export async function insertPeople(
  db: Db,
  { names, gender, madeBy: made_by }: NewPeople,
): Promise<string[]> {
  if (names.length === 0) return []
  const made = await db
    .insertInto('person')
    .values(names.map((name) => ({ name, gender, made_by })))
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

export type JoinedPerson = {
  readonly id: string
  readonly name: string
  readonly gender: 'male' | 'female' | null
  readonly madeBy: string
}

/** Those of these people who count as somebody who is on a team sheet of the match under another id. */
export async function findNamedAlready(
  db: Db,
  matchId: string,
  ids: readonly string[],
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select one.id from person one
    join match_player mp on mp.match_id = ${matchId}::uuid
      and mp.person_id = coalesce(one.counts_as, one.id)
      and coalesce(mp.logged_as, mp.person_id) <> one.id
    where one.id = any(${[...ids]}::uuid[])`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** A person whose id a device has made up. */
export const insertJoined = (db: Db, { id, name, gender, madeBy: made_by }: JoinedPerson) =>
  db.insertInto('person').values({ id, name, gender, made_by }).execute()

export type GroundFound = { id: string; timeZone: string; organisationId: string | null }

const groundColumns = ['id', 'time_zone as timeZone', 'organisation_id as organisationId'] as const

export const findGround = (db: Db, id: string): Promise<GroundFound | undefined> =>
  db.selectFrom('ground').select(groundColumns).where('id', '=', id).executeTakeFirst()

/** The ground of this name in this city, made if there is none. */
export async function keepGround(
  db: Db,
  ground: { readonly name: string; readonly city: string; readonly timeZone: string },
): Promise<GroundFound> {
  const { name, city, timeZone } = ground
  const made = await db
    .insertInto('ground')
    .values({ name, city, time_zone: timeZone })
    .onConflict((conflict) => conflict.doNothing())
    .returning(groundColumns)
    .executeTakeFirst()
  if (made !== undefined) return made
  return db
    .selectFrom('ground')
    .select(groundColumns)
    .where('name', '=', name)
    .where('city', '=', city)
    .executeTakeFirstOrThrow()
}

export async function newId(db: Db): Promise<string> {
  const made = await db
    .selectNoFrom((make) => make.fn<string>('uuidv7').as('id'))
    .executeTakeFirstOrThrow()
  return made.id
}
