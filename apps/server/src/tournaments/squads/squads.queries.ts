import type { SquadPlayer } from '@pavilion/cricket/squads/squad-rules.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Squad = { readonly tournamentId: string; readonly teamId: string }

export type SquadRow = SquadPlayer & {
  readonly id: string
  readonly teamId: string
  readonly shirt: number | null
  readonly isOfClub: boolean
}

/** All squads of a tournament, each by shirt number, then by name. A club says when its players were born. */
export async function findSquads(db: Db, tournamentId: string): Promise<SquadRow[]> {
  const found = await sql<SquadRow>`
    select p.id, p.team_id as "teamId", p.name, p.shirt, p.kind,
           coalesce(p.born_on, c.born_on) as "bornOn", p.registered_on as "registeredOn",
           p.club_player_id is not null as "isOfClub"
    from tournament_player p left join club_player c on c.id = p.club_player_id
    where p.tournament_id = ${tournamentId}::uuid
    order by p.shirt nulls last, p.folded, p.id`.execute(db)
  return found.rows
}

export type NewSquadPlayer = Omit<SquadRow, 'teamId' | 'isOfClub'> & {
  readonly clubPlayerId: string | null
}

type Added = Squad & {
  readonly players: readonly NewSquadPlayer[]
  readonly accountId: string
  readonly now: string
}

/**
 * Adds players; of those who are in the squad already, what is said anew is changed. Answers how many are in it
 * now of these: the others are in another squad. Breaks `tournament_player_of_club_once` and
 * `tournament_player_shirt_once`.
 */
export async function insertSquadPlayers(db: Db, added: Added): Promise<string[]> {
  const { tournamentId, teamId, players, accountId, now } = added
  const found = await sql<{ name: string }>`
    insert into tournament_player as p (id, tournament_id, team_id, name, club_player_id, shirt, kind,
      born_on, registered_on, added_by, added_at)
    select (one->>'id')::uuid, ${tournamentId}::uuid, ${teamId}::uuid, one->>'name',
           (one->>'clubPlayerId')::uuid, (one->>'shirt')::smallint, one->>'kind',
           (one->>'bornOn')::date, (one->>'registeredOn')::date, ${accountId}::uuid,
           ${now}::timestamptz
    from jsonb_array_elements(${JSON.stringify(players)}::jsonb) one
    on conflict (tournament_id, folded) do update
      set shirt = coalesce(excluded.shirt, p.shirt), kind = excluded.kind,
          club_player_id = coalesce(excluded.club_player_id, p.club_player_id),
          born_on = coalesce(excluded.born_on, p.born_on),
          registered_on = coalesce(excluded.registered_on, p.registered_on)
      where p.team_id = excluded.team_id
    returning p.name`.execute(db)
  return found.rows.map(({ name }) => name)
}

/** The teams in whose squads somebody of one of these names is. */
export async function findTaken(
  db: Db,
  { tournamentId, teamId }: Squad,
  names: readonly string[],
): Promise<{ name: string; team: string }[]> {
  const found = await sql<{ name: string; team: string }>`
    select p.name, t.name as team from tournament_player p join team t on t.id = p.team_id
    where p.tournament_id = ${tournamentId}::uuid and p.team_id <> ${teamId}::uuid
      and p.folded in (select fold(asked) from unnest(${[...names]}::text[]) asked)
    order by p.folded`.execute(db)
  return found.rows
}

type Changed = Omit<NewSquadPlayer, 'clubPlayerId'>

/**
 * Answers whether there is such a player. What the club says of a birth is not copied. Breaks `tournament_player_in_one_squad`,
 * and the unique shirts.
 */
export async function updateSquadPlayer(
  db: Db,
  { tournamentId, teamId }: Squad,
  player: Changed,
): Promise<boolean> {
  const { id, name, shirt, kind, bornOn, registeredOn } = player
  const updated = await sql`
    update tournament_player p
    set name = ${name}, shirt = ${shirt}, kind = ${kind}, registered_on = ${registeredOn}::date,
        born_on = nullif(${bornOn}::date,
          (select c.born_on from club_player c where c.id = p.club_player_id))
    where p.id = ${id}::uuid and p.tournament_id = ${tournamentId}::uuid
      and p.team_id = ${teamId}::uuid`.execute(db)
  return updated.numAffectedRows === 1n
}

export async function deleteSquadPlayer(
  db: Db,
  { tournamentId, teamId }: Squad,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('tournament_player')
    .where('id', '=', id)
    .where('tournament_id', '=', tournamentId)
    .where('team_id', '=', teamId)
    .execute()
}

export type Candidate = { readonly id: string; readonly name: string }

/** Players of the club who are in no squad of the tournament: the team's own first. */
export async function findCandidates(
  db: Db,
  { tournamentId, teamId }: Squad,
  organisationId: string,
): Promise<Candidate[]> {
  const found = await sql<Candidate>`
    select c.id, c.name from club_player c
    where c.organisation_id = ${organisationId}::uuid and c.left_at is null
      and not exists (select from tournament_player p
        where p.tournament_id = ${tournamentId}::uuid
          and (p.club_player_id = c.id or p.folded = c.folded))
    order by not exists (select from squad_player s
        where s.player_id = c.id and s.team_id = ${teamId}::uuid), c.folded
    limit 500`.execute(db)
  return found.rows
}
