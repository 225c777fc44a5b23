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

export type GroundFound = { id: string; timeZone: string; organisationId: string | null }

const groundColumns = ['id', 'time_zone as timeZone', 'organisation_id as organisationId'] as const

export const findGround = (db: Db, id: string): Promise<GroundFound | undefined> =>
  db.selectFrom('ground').select(groundColumns).where('id', '=', id).executeTakeFirst()

export async function newId(db: Db): Promise<string> {
  const made = await db
    .selectNoFrom((make) => make.fn<string>('uuidv7').as('id'))
    .executeTakeFirstOrThrow()
  return made.id
}
