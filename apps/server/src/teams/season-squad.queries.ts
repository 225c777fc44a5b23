import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isHiddenPlayer } from '#privacy/minors.queries.ts'

export type SquadPlayerRow = {
  readonly organisationId: string
  readonly season: string
  readonly name: string
  readonly shirt: number | null
  readonly isCaptain: boolean
  readonly isKeeper: boolean
  readonly isHidden: boolean
}

type Asked = { readonly teamId: string; readonly now: string }

/** The squad of the latest season that has begun by this year, by shirt number, then by name. */
export async function findSeasonSquad(db: Db, { teamId, now }: Asked): Promise<SquadPlayerRow[]> {
  const found = await sql<SquadPlayerRow>`
    select s.organisation_id as "organisationId", s.season, p.name, s.shirt,
           s.is_captain as "isCaptain", s.is_keeper as "isKeeper",
           ${isHiddenPlayer(now)} as "isHidden"
    from squad_player s join club_player p on p.id = s.player_id and p.left_at is null
    join organisation o on o.id = s.organisation_id and o.archived_at is null
    where s.team_id = ${teamId}::uuid and s.season = (
      select max(l.season) from squad_player l
      where l.team_id = ${teamId}::uuid and left(l.season, 4) <= left(${now}, 4))
    order by s.shirt nulls last, p.folded, p.id limit 100`.execute(db)
  return found.rows
}
