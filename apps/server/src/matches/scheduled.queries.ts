import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { formatSlug } from './match-columns.ts'
import { touched } from './record.queries.ts'
import type { OfficialRole } from './match-info.queries.ts'
import { REPLAYED } from './annulled.queries.ts'

/** Whether nothing has been recorded of the match. */
const isUntouched = sql<boolean>`status = 'upcoming' and seq = 0`

/** Deletes a match of which nothing has been recorded. Answers whether it is gone. */
export async function deleteUntouched(db: Db, matchId: string): Promise<boolean> {
  const deleted = await sql<{ id: string }>`
    delete from match where id = ${matchId}::uuid and ${isUntouched} returning id`.execute(db)
  return deleted.rows.length > 0
}

export type Moved = {
  readonly matchId: string
  readonly startsAt: string | null
  /** The local days. */
  readonly startsOn: string
  readonly endsOn: string
  readonly groundId: string | null
  readonly closesGround: boolean
}

/** Moves a match of which nothing has been recorded. Answers whether it has moved. */
export async function moveUntouched(db: Db, moved: Moved): Promise<boolean> {
  const { matchId, startsAt, startsOn, endsOn, groundId, closesGround } = moved
  const updated = await sql<{ id: string }>`
    update match
    set starts_at = ${startsAt}::timestamptz, starts_on = ${startsOn}::date,
        ends_on = ${endsOn}::date, ground_id = ${groundId}::uuid,
        closes_ground = ${closesGround}, ${touched}
    where id = ${matchId}::uuid and ${isUntouched} returning id`.execute(db)
  return updated.rows.length > 0
}

/** Lets a match start at an instant, and on the day that it then is at its ground. */
export async function setStart(db: Db, matchId: string, startsAt: string): Promise<void> {
  await sql`
    update match m set starts_at = ${startsAt}::timestamptz,
           starts_on = (${startsAt}::timestamptz at time zone g.time_zone)::date,
           ends_on = (${startsAt}::timestamptz at time zone g.time_zone)::date,
           ${touched}
    from ground g where g.id = m.ground_id and m.id = ${matchId}::uuid`.execute(db)
}

/** Gives a match of which nothing has been recorded its line-ups. Answers whether it has them. */
export async function setLineUps(db: Db, matchId: string, setup: MatchSetup): Promise<boolean> {
  const updated = await sql<{ id: string }>`
    update match set setup = ${JSON.stringify(setup)}::jsonb, ${touched}
    where id = ${matchId}::uuid and ${isUntouched} returning id`.execute(db)
  if (updated.rows.length === 0) return false
  await db.deleteFrom('match_player').where('match_id', '=', matchId).execute()
  const players = setup.teams.flatMap((team, side) =>
    team.players.map(({ id }, at) => ({
      match_id: matchId,
      side,
      person_id: id,
      position: at + 1,
    })),
  )
  await db.insertInto('match_player').values(players).execute()
  return true
}

/** Gives a match of which nothing has been recorded other playing conditions. Answers whether it has them. */
export async function setConditions(
  db: Db,
  matchId: string,
  conditions: MatchSetup['conditions'],
): Promise<boolean> {
  const updated = await sql<{ id: string }>`
    update match
    set setup = jsonb_set(setup, '{conditions}', ${JSON.stringify(conditions)}::jsonb), ${touched}
    where id = ${matchId}::uuid and ${isUntouched} returning id`.execute(db)
  return updated.rows.length > 0
}

export type Reformatted = {
  readonly matchId: string
  readonly conditions: MatchSetup['conditions']
  readonly matchType: string
}

/** Lets a match of which nothing has been recorded be of another format. Answers whether it is. */
export async function reformatUntouched(db: Db, reformatted: Reformatted): Promise<boolean> {
  const { matchId, conditions, matchType } = reformatted
  const updated = await sql<{ id: string }>`
    update match
    set setup = jsonb_set(setup, '{conditions}', ${JSON.stringify(conditions)}::jsonb),
        match_type = ${matchType}, format = ${formatSlug(conditions)},
        ends_on = starts_on + ${conditions.daysScheduled - 1}::int,
        ${touched}
    where id = ${matchId}::uuid and ${isUntouched} returning id`.execute(db)
  return updated.rows.length > 0
}

type Officials = readonly { readonly role: OfficialRole; readonly personId: string }[]

/** Says who officiates at a match, in place of whoever did. */
export async function setOfficials(db: Db, matchId: string, officials: Officials): Promise<void> {
  await db.deleteFrom('match_official').where('match_id', '=', matchId).execute()
  const rows = officials.map(({ role, personId }, at) => ({
    match_id: matchId,
    role,
    person_id: personId,
    position: at + 1,
  }))
  if (rows.length > 0) await db.insertInto('match_official').values(rows).execute()
  await sql`update match set ${touched} where id = ${matchId}::uuid`.execute(db)
}

export async function annul(db: Db, matchId: string): Promise<void> {
  await sql`
    update match set stage = ${REPLAYED}, match_number = null, ${touched}
    where id = ${matchId}::uuid`.execute(db)
}
