import type { RosterPlayer } from '@pavilion/contract/clubs/club-fields.ts'
import { sql } from 'kysely'
import { emailKey } from '#access/email-key.ts'
import type { Db } from '#db/connect.ts'
import { isChildPlayer } from '#privacy/minors.queries.ts'
import { teamJson, type TeamRow } from '#records/references.queries.ts'
import { hiddenByFormer } from './former-child.queries.ts'

export type RosterRow = {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly hasAccount: boolean
  readonly teams: readonly TeamRow[]
  readonly bornOn: string | null
  readonly isMinor: boolean
  readonly showsName: boolean
  readonly showsPicture: boolean
  readonly guardians: RosterPlayer['guardians']
}

/** Everybody who plays for the club, by name, with the teams of whose latest squads they are. */
export async function findRoster(
  db: Db,
  organisationId: string,
  now: string,
): Promise<RosterRow[]> {
  const found = await sql<RosterRow>`
    with latest as (
      select max(season) as season from squad_player
      where organisation_id = ${organisationId}::uuid
    ), squads as (
      select s.player_id, jsonb_agg(${teamJson('t')} order by t.folded, t.id) as teams
      from latest join squad_player s on s.season = latest.season
        and s.organisation_id = ${organisationId}::uuid
      join team t on t.id = s.team_id group by s.player_id
    )
    select p.id, p.name, p.email, p.account_id is not null as "hasAccount",
           coalesce(s.teams, '[]') as teams, p.born_on::text as "bornOn",
           coalesce(p.born_on > (${now}::timestamptz - interval '18 years')::date, false) as "isMinor",
           p.shows_name as "showsName", p.shows_picture as "showsPicture",
           coalesce((select jsonb_agg(jsonb_build_object('accountId', a.id,
             'name', concat_ws(' ', a.first_name, a.last_name)) order by g.since, a.id)
             from guardian g join account a on a.id = g.account_id
             where g.player_id = p.id), '[]') as guardians
    from club_player p left join squads s on s.player_id = p.id
    where p.organisation_id = ${organisationId}::uuid and p.left_at is null
    order by p.folded, p.id`.execute(db)
  return found.rows
}

export type ClubMember = { readonly accountId: string; readonly name: string }

/** Members of the club who are not among its players, by name. */
export async function findOtherMembers(db: Db, organisationId: string): Promise<ClubMember[]> {
  const found = await sql<ClubMember>`
    select a.id as "accountId", concat_ws(' ', a.first_name, a.last_name) as name
    from membership m join account a on a.id = m.account_id
    where m.organisation_id = ${organisationId}::uuid
      and not exists (select from club_player p where p.account_id = a.id
                        and p.organisation_id = m.organisation_id and p.left_at is null)
    group by a.id order by 2, a.id limit 500`.execute(db)
  return found.rows
}

/** Those of the names that players of the club have, as they were given. */
export async function findKnownNames(
  db: Db,
  organisationId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const found = await sql<{ asked: string; id: string }>`
    select asked, p.id from unnest(${[...names]}::text[]) asked
    join club_player p on p.folded = fold(asked)
      and p.organisation_id = ${organisationId}::uuid and p.left_at is null`.execute(db)
  return new Map(found.rows.map(({ asked, id }) => [asked, id]))
}

export async function countPlayers(db: Db, organisationId: string): Promise<number> {
  const found = await sql<{ players: number }>`
    select count(*)::int as players from club_player
    where organisation_id = ${organisationId}::uuid and left_at is null`.execute(db)
  return found.rows[0]?.players ?? 0
}

export type NewPlayer = {
  readonly name: string
  readonly email: string | null
  readonly bornOn: string | null
  /** Where the club writes in place of a child. */
  readonly guardian: string | null
}
type NewPlayers = {
  readonly organisationId: string
  readonly players: readonly NewPlayer[]
  readonly now: string
}

/**
 * Those whom the club has already are left as they are; an address that it did not have is noted, and the date of
 * birth of who has no account.
 */
export async function insertPlayers(db: Db, asked: NewPlayers): Promise<void> {
  const { organisationId, players, now } = asked
  if (players.length === 0) return
  const names = players.map(({ name }) => name)
  const emails = players.map(({ email, guardian }) => guardian ?? email)
  const days = players.map(({ bornOn }) => bornOn)
  const keys = emails.map((email) => (email === null ? null : emailKey(email)))
  await sql`
    insert into club_player as p (organisation_id, name, email, email_key, born_on, hidden_until, added_at)
    select distinct on (fold(name)) ${organisationId}::uuid, name, email, key, born_on,
           ${hiddenByFormer({ organisationId, name: sql`given.name`, now })}, ${now}::timestamptz
    from unnest(${names}::text[], ${emails}::text[], ${keys}::text[], ${days}::date[])
      given (name, email, key, born_on)
    on conflict (organisation_id, folded) where left_at is null
    do update set email = coalesce(p.email, excluded.email),
      email_key = coalesce(p.email_key, excluded.email_key),
      born_on = case when p.account_id is null then coalesce(p.born_on, excluded.born_on)
                     else p.born_on end
      where (p.email is null and excluded.email is not null)
        or (p.born_on is null and excluded.born_on is not null)`.execute(db)
}

/** Whether a player is who was born that day and has no account, so that a parent may answer for them. */
export async function isGuardable(db: Db, playerId: string, bornOn: string): Promise<boolean> {
  const found = await db
    .selectFrom('club_player')
    .select('id')
    .where('id', '=', playerId)
    .where('account_id', 'is', null)
    .where('born_on', '=', bornOn)
    .executeTakeFirst()
  return found !== undefined
}

type NewMembers = {
  readonly organisationId: string
  readonly accountIds: readonly string[]
  readonly now: string
}

/**
 * Puts members of the club on its list of players; strangers are left out. A player of the same name without an account
 * is the member, unless that is a child, has a guardian, or has an address that is not the member's: then those who run
 * the club decide.
 */
export async function insertMembers(db: Db, asked: NewMembers): Promise<void> {
  const { organisationId, accountIds, now } = asked
  await sql`
    insert into club_player as p (organisation_id, name, account_id, hidden_until, added_at)
    select distinct on (fold(name)) ${organisationId}::uuid, name, id,
           ${hiddenByFormer({ organisationId, name: sql`member.name`, accountId: sql`member.id`, now })},
           ${now}::timestamptz
    from (
      select a.id, coalesce(nullif(left(concat_ws(' ', a.first_name, a.last_name), 100), ''), '?') as name
      from membership m join account a on a.id = m.account_id and a.status = 'active'
      where m.organisation_id = ${organisationId}::uuid and a.id = any(${[...accountIds]}::uuid[])
        and not exists (select from club_player known where known.account_id = a.id
          and known.organisation_id = m.organisation_id and known.left_at is null)
      group by a.id
    ) member
    on conflict (organisation_id, folded) where left_at is null
    do update set account_id = excluded.account_id, claim_hash = null, claim_expires_at = null
    where p.account_id is null and not ${isChildPlayer(now)}
      and not exists (select from guardian g where g.player_id = p.id)
      and (p.email_key is null
        or p.email_key = (select a.email_key from account a where a.id = excluded.account_id))`.execute(
    db,
  )
}

type Leaving = {
  readonly organisationId: string
  readonly playerId: string
  readonly now: string
}

/**
 * Answers whether there is such a player. The player's squads of this year and later go too; earlier ones stay
 * as they were.
 */
export async function markLeft(
  db: Db,
  { organisationId, playerId, now }: Leaving,
): Promise<boolean> {
  await sql`
    delete from squad_player where player_id = ${playerId}::uuid
      and organisation_id = ${organisationId}::uuid and season >= ${now.slice(0, 4)}`.execute(db)
  const { numAffectedRows = 0n } = await sql`
    update club_player set left_at = ${now}::timestamptz, email = null, email_key = null,
           claim_hash = null, claim_expires_at = null
    where id = ${playerId}::uuid and organisation_id = ${organisationId}::uuid
      and left_at is null`.execute(db)
  return numAffectedRows > 0n
}
