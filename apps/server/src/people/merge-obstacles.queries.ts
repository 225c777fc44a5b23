import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Both = { readonly fromId: string; readonly intoId: string }

/** The players of clubs who are somebody of the records: of their name, in the club of a team they played for. */
const playersOf = (personId: string) => sql`
  select distinct k.id, k.account_id, k.born_on, k.folded, s.team_id
  from match_player mp join person l on l.id = coalesce(mp.logged_as, mp.person_id)
  join match_side s on s.match_id = mp.match_id and s.side = mp.side
  join team t on t.id = s.team_id
  join club_player k on k.organisation_id = t.organisation_id and k.folded = l.folded
  where mp.person_id = ${personId}::uuid`

const people = ({ fromId, intoId }: Both) => sql`
  one as (${playersOf(fromId)}), other as (${playersOf(intoId)})`

type Met = { readonly title: string; readonly day: string }

/** Matches in which both were named as players, or both stood as officials. */
export async function findMetIn(db: Db, { fromId, intoId }: Both): Promise<Met[]> {
  const found = await sql<Met>`
    select (select string_agg(t.name, ' v ' order by s.side) from match_side s
            join team t on t.id = s.team_id where s.match_id = m.id) as title,
           m.starts_on::text as day
    from match m where m.id in (
      select mp.match_id from match_player mp join match_player mate on mate.match_id = mp.match_id
      where mp.person_id = ${fromId}::uuid and mate.person_id = ${intoId}::uuid
      union
      select o.match_id from match_official o join match_official mate on mate.match_id = o.match_id
      where o.person_id = ${fromId}::uuid and mate.person_id = ${intoId}::uuid)
    order by m.starts_key desc limit 3`.execute(db)
  return found.rows
}

export type Obstacles = {
  /** Both log in, with accounts of which none is the same. */
  readonly hasTwoAccounts: boolean
  readonly hasTwoBirthdays: boolean
  /** Both can be hired with grounds. */
  readonly areBothHired: boolean
  /** Both are in the register of Cricsheet. */
  readonly areBothRegistered: boolean
}

export async function findObstacles(db: Db, both: Both): Promise<Obstacles> {
  const { fromId, intoId } = both
  const accounts = (personId: string, players: string) => sql`array(
    select account_id from ${sql.ref(players)} where account_id is not null
    union select account_id from official where account_id is not null
      and person_id in (select same_person(${personId}::uuid)))`
  const hired = (personId: string) => sql`exists (
    select from ground_official where archived_at is null
      and person_id in (select same_person(${personId}::uuid)))`
  const registered = (personId: string) => sql`exists (
    select from person where id in (select same_person(${personId}::uuid))
      and cricsheet_id is not null)`
  const births = (players: string) => sql`array(
    select born_on from ${sql.ref(players)} where born_on is not null)`
  const found = await sql<Obstacles>`
    with ${people(both)}, known as (
      select ${accounts(fromId, 'one')} as one_accounts, ${accounts(intoId, 'other')} as other_accounts,
             ${births('one')} as one_births, ${births('other')} as other_births
    )
    select cardinality(one_accounts) > 0 and cardinality(other_accounts) > 0
             and not one_accounts && other_accounts as "hasTwoAccounts",
           cardinality(one_births) > 0 and cardinality(other_births) > 0
             and not one_births && other_births as "hasTwoBirthdays",
           ${hired(fromId)} and ${hired(intoId)} as "areBothHired",
           ${registered(fromId)} and ${registered(intoId)} as "areBothRegistered"
    from known`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new Error('Nothing was judged.')
  return row
}

type Clash = { readonly by: string; readonly one: string; readonly other: string }

/** Registrations of both with an association on the same day, which one person cannot have. */
export async function findRegisteredTwice(db: Db, both: Both): Promise<Clash[]> {
  const found = await sql<Clash>`
    with ${people(both)}
    select distinct a.name as by, oc.name as one, tc.name as other
    from one join registration r on r.player_id = one.id and r.state in ('asked', 'approved')
    join registration k on k.association_id = r.association_id and k.person_id <> r.person_id
      and k.state in ('asked', 'approved') and k.days && r.days
    join other on other.id = k.player_id
    join organisation a on a.id = r.association_id
    join organisation oc on oc.id = r.organisation_id join organisation tc on tc.id = k.organisation_id
    limit 3`.execute(db)
  return found.rows
}

/** Squads of two teams in one tournament that they are in. */
export async function findTwoSquads(db: Db, { fromId, intoId }: Both): Promise<Clash[]> {
  const squads = (personId: string) => sql`
    select distinct tp.tournament_id, tp.team_id
    from match_player mp join person l on l.id = coalesce(mp.logged_as, mp.person_id)
    join match_side s on s.match_id = mp.match_id and s.side = mp.side
    join tournament_player tp on tp.team_id = s.team_id and tp.folded = l.folded
    where mp.person_id = ${personId}::uuid`
  const found = await sql<Clash>`
    select tour.name as by, o.name as one, t.name as other
    from (${squads(fromId)}) one join (${squads(intoId)}) other
      on other.tournament_id = one.tournament_id and other.team_id <> one.team_id
    join tournament tour on tour.id = one.tournament_id
    join team o on o.id = one.team_id join team t on t.id = other.team_id
    limit 3`.execute(db)
  return found.rows
}

/** Registrations that stand, and followers. */
export async function countMoved(
  db: Db,
  personId: string,
): Promise<{ registrations: number; followers: number }> {
  const found = await sql<{ registrations: number; followers: number }>`
    with one as (${playersOf(personId)})
    select (select count(distinct r.id)::int from registration r join one on one.id = r.player_id
            where r.state in ('asked', 'approved')) as registrations,
           (select count(distinct f.account_id)::int from follow f
            where f.person_id in (select same_person(${personId}::uuid))) as followers`.execute(db)
  return found.rows[0] ?? { registrations: 0, followers: 0 }
}
