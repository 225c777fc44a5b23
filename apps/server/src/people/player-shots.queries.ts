import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { eachOf, isListed, matchIsIn, type Scope } from '#sites/scope.queries.ts'

export type PlayedIn = { readonly matchId: string; readonly loggedAs: string }

/** Of how many matches the logs are looked into: most say nothing of it. */
const LOOKED_AT = 100

/** What is said of a ball, and whose ball it is. */
type Which = {
  readonly part: 'wagon' | 'pitched'
  readonly by: 'striker' | 'bowler'
  readonly scope: Scope
  readonly size: number
}

/**
 * The latest matches in whose logs something is said of balls of somebody, and under which id they stand in each. It
 * is mostly said in a correction, after the ball.
 */
export async function findMatchesSaying(
  db: Db,
  personId: string,
  { part, by, scope, size }: Which,
): Promise<PlayedIn[]> {
  const ball = sql`case e.fact ->> 'type' when 'corrected' then e.fact -> 'fact' else e.fact end`
  const found = await sql<PlayedIn>`
    with latest as (
      select m.id, m.starts_on, coalesce(p.logged_as, p.person_id) as logged_as
      from match_player p join match m on m.id = p.match_id
      where p.person_id = ${personId}::uuid
        and ${isListed('m')} and ${matchIsIn('m', eachOf(scope))}
      group by m.id, coalesce(p.logged_as, p.person_id)
      order by m.starts_on desc, m.id desc limit ${LOOKED_AT}
    )
    select id as "matchId", logged_as as "loggedAs" from latest
    where exists (select from match_event e where e.match_id = latest.id and (${ball}) ? ${part}::text
                  and (${ball}) ->> ${by}::text = latest.logged_as::text)
    order by starts_on desc, id desc limit ${size}`.execute(db)
  return found.rows
}
