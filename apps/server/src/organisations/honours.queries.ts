import type { Honour, HonourKind } from '@pavilion/contract/organisations/honour-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import {
  organisationColumns,
  type OrganisationRow,
  personJson,
  type PersonRow,
} from '#records/references.queries.ts'
import { isListed, organisationIsIn, type Scope } from '#sites/scope.queries.ts'
import type { HonourLine } from './honour-lines.ts'

export type HonourRow = Omit<Honour, 'player'> & { readonly player: PersonRow | null }

const MOST = 400
const HUNDRED = 100
const FIVE = 5

/** What was typed in, and the centuries and five-wicket hauls of the matches of the club’s teams, the latest first. */
export async function findHonours(db: Db, organisationId: string): Promise<HonourRow[]> {
  const found = await sql<HonourRow>`
    with own as (
      select m.id, m.season, m.starts_on, s.team_id, t.name as opponent
      from team mine join match_side s on s.team_id = mine.id
      join match m on m.id = s.match_id and ${isListed('m')}
      join match_side other on other.match_id = s.match_id and other.side <> s.side
      join team t on t.id = other.team_id
      where mine.organisation_id = ${organisationId}::uuid
    ), one as (
      select id, kind, season, occasion, achievement, who, null::jsonb as player,
             null::uuid as match_id, null::date as day
      from honour where organisation_id = ${organisationId}::uuid
      union all
      select null, 'hundred', own.season, own.opponent,
             b.runs || case when b.out then '' else '*' end, p.name, ${personJson('p')}, own.id,
             own.starts_on
      from own join innings i on i.match_id = own.id and i.team_id = own.team_id
      join batting_innings b on b.match_id = i.match_id and b.innings = i.innings
        and not b.super_over and b.runs >= ${HUNDRED}
      join person p on p.id = b.person_id
      union all
      select null, 'five-wickets', own.season, own.opponent, b.wickets || '–' || b.runs, p.name,
             ${personJson('p')}, own.id, own.starts_on
      from own join innings i on i.match_id = own.id and i.bowling_team_id = own.team_id
      join bowling_innings b on b.match_id = i.match_id and b.innings = i.innings
        and not b.super_over and b.wickets >= ${FIVE}
      join person p on p.id = b.person_id
    )
    select id, kind, season, occasion, achievement, who, player, match_id as "matchId"
    from one order by season desc, day desc nulls last, who, occasion, id limit ${MOST}`.execute(db)
  return found.rows
}

/** Archived or not: its page stays. Undefined when it is of another world. */
export async function findNamed(
  db: Db,
  id: string,
  scope: Scope,
): Promise<OrganisationRow | undefined> {
  const found = await sql<OrganisationRow>`
    select ${organisationColumns('o')} from organisation o
    where o.id = ${id}::uuid and ${organisationIsIn('o', scope)}`.execute(db)
  return found.rows[0]
}

type Added = {
  readonly organisationId: string
  readonly kind: HonourKind
  readonly lines: readonly HonourLine[]
  readonly by: string
  readonly now: string
}

export async function insertHonours(db: Db, added: Added): Promise<void> {
  const { organisationId: organisation_id, kind, lines, by, now } = added
  if (lines.length === 0) return
  await db
    .insertInto('honour')
    .values(lines.map((line) => ({ ...line, organisation_id, kind, added_by: by, added_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function countHonours(db: Db, organisationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('honour')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return count
}

export const deleteHonour = (db: Db, organisationId: string, id: string) =>
  db
    .deleteFrom('honour')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .execute()
