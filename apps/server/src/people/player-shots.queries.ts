import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { eachOf, isListed, matchIsIn, type Scope } from '#sites/scope.queries.ts'

export type BattedIn = { readonly matchId: string; readonly loggedAs: string }

/** Of how many matches the logs are looked into: most have no directions. */
const LOOKED_AT = 40

/** The latest matches with a direction to shots of somebody, and under which id they stand in each. */
export async function findMatchesWithShots(
  db: Db,
  personId: string,
  { scope, size }: { readonly scope: Scope; readonly size: number },
): Promise<BattedIn[]> {
  const found = await sql<BattedIn>`
    with latest as (
      select m.id, m.starts_on, coalesce(b.logged_as, b.person_id) as logged_as
      from batting_innings b join match m on m.id = b.match_id
      where b.person_id = ${personId}::uuid and not b.super_over
        and ${isListed('m')} and ${matchIsIn('m', eachOf(scope))}
      group by m.id, coalesce(b.logged_as, b.person_id)
      order by m.starts_on desc, m.id desc limit ${LOOKED_AT}
    )
    select id as "matchId", logged_as as "loggedAs" from latest
    where exists (select from match_event e where e.match_id = latest.id and e.fact ? 'wagon'
                  and e.fact ->> 'striker' = latest.logged_as::text)
    order by starts_on desc, id desc limit ${size}`.execute(db)
  return found.rows
}
