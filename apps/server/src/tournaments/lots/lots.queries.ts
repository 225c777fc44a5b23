import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { teamJson, type TeamRow } from '#records/references.queries.ts'

export type LotRow = {
  readonly id: string
  readonly kind: 'coin' | 'lots'
  /** In the order in which they came out. */
  readonly teams: TeamRow[]
  readonly by: string
  readonly reason: string
  readonly at: string
}

/** The latest last. */
export async function findLots(db: Db, tournamentId: string): Promise<LotRow[]> {
  const found = await sql<LotRow>`
    select l.id, l.kind, l.drawn_by as by, l.reason, l.made_at as at,
           (select jsonb_agg(${teamJson('t')} order by o.place)
            from tournament_lot_team o join team t on t.id = o.team_id
            where o.lot_id = l.id) as teams
    from tournament_lot l
    where l.tournament_id = ${tournamentId}::uuid
    order by l.made_at, l.id`.execute(db)
  return found.rows
}

type NewLot = {
  readonly id: string
  readonly tournamentId: string
  readonly kind: LotRow['kind']
  readonly teamIds: readonly string[]
  readonly by: string
  readonly reason: string
  readonly accountId: string
  readonly now: string
}

export async function insertLot(db: Db, lot: NewLot): Promise<void> {
  const { id, tournamentId, kind, teamIds, by, reason, accountId, now } = lot
  await db
    .insertInto('tournament_lot')
    .values({
      id,
      tournament_id: tournamentId,
      kind,
      drawn_by: by,
      reason,
      made_by: accountId,
      made_at: now,
    })
    .execute()
  await sql`
    insert into tournament_lot_team (tournament_id, lot_id, team_id, place)
    select ${tournamentId}::uuid, ${id}::uuid, team_id, place
    from unnest(${[...teamIds]}::uuid[]) with ordinality as named(team_id, place)`.execute(db)
}

type Which = { readonly id: string; readonly tournamentId: string }

export async function deleteLot(db: Db, { id, tournamentId }: Which): Promise<void> {
  await db
    .deleteFrom('tournament_lot')
    .where('id', '=', id)
    .where('tournament_id', '=', tournamentId)
    .execute()
}
