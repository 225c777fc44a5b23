import type { Told } from '@pavilion/contract/tournaments/rain-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type ToldOf = Told & { readonly fixtureId: string }

/** Who has to know of changes to fixtures: who answers for the teams, officiates and scores. */
export async function findToTell(db: Db, fixtureIds: readonly string[]): Promise<ToldOf[]> {
  const found = await sql<ToldOf>`
    with f as (
      select id, tournament_id, match_id, home_id, away_id
      from tournament_fixture where id = any(${[...fixtureIds]}::uuid[])
    )
    select * from (
      select f.id as "fixtureId", coalesce(concat_ws(' ', a.first_name, a.last_name), '') as name,
             'team' as role, t.name as team, a.id is not null as "hasEmail"
      from f cross join lateral unnest(array[f.home_id, f.away_id]) side (team_id)
      join team t on t.id = side.team_id
      left join tournament_entry e on e.tournament_id = f.tournament_id and e.team_id = t.id
      left join account a on a.id = e.manager_id
      union all
      select f.id, p.name, 'official', '', p.email <> ''
      from f join appointment o on o.match_id = f.match_id and o.state in ('asked', 'accepted')
      join panel_official p on p.id = o.panel_id
      union all
      select f.id, concat_ws(' ', a.first_name, a.last_name), 'scorer', '', true
      from f join match_scorer s on s.match_id = f.match_id join account a on a.id = s.account_id
    ) told
    order by array_position(array['team', 'official', 'scorer'], role), team, name`.execute(db)
  return found.rows
}
