import type { BowledDay } from '@pavilion/cricket/workload/workload.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { DirectiveOf } from './limits-of.ts'
import {
  associationsAbove,
  bowledByDay,
  kin,
  known,
  namedInMatches,
} from './same-person.queries.ts'

type Style = 'pace' | 'spin'

export type ClubBowlerRow = {
  readonly id: string
  readonly name: string
  readonly bowls: Style | null
  readonly bornOn: string | null
  readonly bowled: BowledDay[]
  readonly nets: { readonly id: string; readonly day: string; readonly overs: number }[]
}

type Asked = { readonly organisationId: string; readonly from: string; readonly to: string }

/** Everybody who plays for the club, by name, with what they have bowled anywhere on these days. */
export async function findClubBowlers(db: Db, asked: Asked): Promise<ClubBowlerRow[]> {
  const { organisationId, from, to } = asked
  const found = await sql<ClubBowlerRow>`
    with asked as (
      select id as asked, id as player_id from club_player
      where organisation_id = ${organisationId}::uuid and left_at is null
    ), kin as (${kin}
    ), people as (${namedInMatches({ from, to })}
    ), known as (${known}
    ), bowled as (${bowledByDay({ except: null, from, to })})
    select p.id, p.name, known.bowls, known.born_on::text as "bornOn",
           coalesce(bowled.bowled, '[]') as bowled,
           coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'day', n.day,
               'overs', n.overs) order by n.day desc, n.added_at desc)
             from net_bowling n where n.player_id = p.id and n.day between ${from}::date
               and ${to}::date), '[]') as nets
    from asked join club_player p on p.id = asked.player_id
    left join known on known.asked = p.id left join bowled on bowled.asked = p.id
    order by p.folded, p.id`.execute(db)
  return found.rows
}

/** The directives of the associations above a club. */
export async function findDirectivesAbove(db: Db, organisationId: string): Promise<DirectiveOf[]> {
  const found = await sql<DirectiveOf>`
    with recursive held as (select ${organisationId}::uuid as organisation_id),
    above as (${associationsAbove})
    select distinct on (o.name, d.id) d.directive, o.name as by
    from above join bowling_directive d on d.association_id = above.association_id
    join organisation o on o.id = d.association_id order by o.name, d.id`.execute(db)
  return found.rows
}

type OfPlayer = { readonly organisationId: string; readonly playerId: string }

/** Answers whether the club has such a player. */
export async function keepStyle(
  db: Db,
  { organisationId, playerId, bowls }: OfPlayer & { readonly bowls: Style | null },
): Promise<boolean> {
  const found = await sql`
    select from club_player where id = ${playerId}::uuid and left_at is null
      and organisation_id = ${organisationId}::uuid`.execute(db)
  if (found.rows.length === 0) return false
  await (bowls === null
    ? db.deleteFrom('bowling_style').where('player_id', '=', playerId).execute()
    : db
        .insertInto('bowling_style')
        .values({ player_id: playerId, organisation_id: organisationId, bowls })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ bowls }))
        .execute())
  return true
}

type Nets = OfPlayer & {
  readonly id: string
  readonly day: string
  readonly overs: number
  readonly by: string
  readonly now: string
}

/** Answers whether the club has such a player; what is there under the id stays. */
export async function addNets(db: Db, nets: Nets): Promise<boolean> {
  const { organisationId, playerId, id, day, overs, by, now } = nets
  const found = await sql`
    with player as (
      select id from club_player where id = ${playerId}::uuid and left_at is null
        and organisation_id = ${organisationId}::uuid
    ), added as (
      insert into net_bowling (id, player_id, organisation_id, day, overs, added_by, added_at)
      select ${id}::uuid, player.id, ${organisationId}::uuid, ${day}::date, ${overs}::smallint,
             ${by}::uuid, ${now}::timestamptz
      from player on conflict (id) do nothing
    )
    select from player`.execute(db)
  return found.rows.length > 0
}

export const removeNets = (db: Db, organisationId: string, id: string) =>
  db
    .deleteFrom('net_bowling')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .execute()
