import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isHiddenPlayer } from '#privacy/minors.queries.ts'

export type SheetPlayer = {
  readonly name: string
  readonly folded: string
  readonly shirt: number | null
  readonly isCaptain: boolean
  readonly isKeeper: boolean
  /** As the squad that the team has named for the tournament calls the player; null for who is not in it. */
  readonly inSquad: string | null
  /** Whoever asks may know only the initials. */
  readonly isHidden: boolean
}

export type SheetRow = {
  readonly teamId: string
  readonly club: string
  /** In the order in which they were picked. */
  readonly players: readonly SheetPlayer[]
}

type Asked = {
  readonly tournamentId: string
  readonly matchId: string
  readonly accountId: string
  readonly now: string
}

/**
 * The elevens that clubs have published for a match, as they were published: those for everybody, and those of
 * clubs that the asker belongs to.
 */
export async function findTeamSheets(db: Db, asked: Asked): Promise<SheetRow[]> {
  const { tournamentId, matchId, accountId, now } = asked
  const found = await sql<SheetRow>`
    select e.team_id as "teamId", o.name as club, jsonb_agg(jsonb_build_object('name', p.name,
      'folded', p.folded, 'shirt', s.shirt, 'isCaptain', s.is_captain, 'isKeeper', s.is_keeper,
      'inSquad', tp.name, 'isHidden', not inside.is_so and tp.id is null and ${isHiddenPlayer(now)})
      order by s.place, p.id) as players
    from calendar_entry e
    join organisation o on o.id = e.organisation_id and o.archived_at is null
    join selection s on s.entry_id = e.id and s.told = 'playing' and s.state = 'playing'
    join club_player p on p.id = s.player_id
    left join lateral (
      select one.id, one.name from tournament_player one
      where one.tournament_id = ${tournamentId}::uuid and one.team_id = e.team_id
        and (one.club_player_id = p.id or (one.club_player_id is null and one.folded = p.folded))
      order by one.club_player_id nulls last limit 1) tp on true
    cross join lateral (select exists (select from membership m
        where m.organisation_id = e.organisation_id and m.account_id = ${accountId}::uuid)
      or exists (select from club_player own left join guardian g on g.player_id = own.id
        where own.organisation_id = e.organisation_id and own.left_at is null
          and ${accountId}::uuid in (own.account_id, g.account_id)) as is_so) inside
    where e.match_id = ${matchId}::uuid and e.kind = 'match' and e.cancelled_at is null
      and e.sheet_published_at is not null and (e.sheet_is_public or inside.is_so)
    group by e.id, o.id order by e.sheet_published_at desc, e.id`.execute(db)
  return found.rows
}
