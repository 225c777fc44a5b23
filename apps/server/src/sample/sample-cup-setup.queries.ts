import { randomUUID } from 'node:crypto'
import { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import {
  CUP_ORGANISER,
  cupBracket,
  cupFields,
  cupKnockOut,
  cupSponsors,
} from './sample-cup-setup.ts'
import { SAMPLE_CUP } from './sample-names.ts'
import { insertSampleSetup } from './sample-setup.queries.ts'
import { samplePoints } from './sample-tournament.ts'

/** Sets up the cup that the sample matches are of: its entries, its fixtures, the knock-out and sponsors. */
export async function setUpSampleCup(db: Db, now: string): Promise<void> {
  const { id } = await db
    .selectFrom('tournament')
    .select('id')
    .where('name', '=', SAMPLE_CUP)
    .where('is_sample', '=', true)
    .executeTakeFirstOrThrow()
  const fields = TournamentFields.parse(cupFields(now, samplePoints))
  const made = { id, organiser: CUP_ORGANISER, fields, knockOut: cupKnockOut, publishedAt: now }
  await insertSampleSetup(db, { ...made, key: 'sample cup' }, now)
  await enterTeams(db, id, now)
  await insertLeague(db, id)
  await insertKnockOut(db, id, now)
  await db
    .insertInto('tournament_sponsor')
    .values(
      cupSponsors.map((sponsor, position) => ({
        ...sponsor,
        id: randomUUID(),
        tournament_id: id,
        position,
        link: '',
      })),
    )
    .execute()
}

const enterTeams = (db: Db, id: string, now: string) =>
  sql`
    insert into tournament_entry (id, tournament_id, team_id, status, entered_at, answered_at)
    select uuidv7(), ${id}::uuid, team_id, 'accepted', ${now}::timestamptz, ${now}::timestamptz
    from (select distinct s.team_id from match_side s join match m on m.id = s.match_id
          where m.tournament_id = ${id}::uuid) teams`.execute(db)

/** A fixture for each of its matches. */
const insertLeague = (db: Db, id: string) =>
  sql`
    insert into tournament_fixture
      (id, tournament_id, stage, number, home_id, away_id, starts_at, ground, match_id)
    select uuidv7(), m.tournament_id, 'league', m.match_number::smallint, home.team_id, away.team_id,
           m.starts_at, g.name, m.id
    from match m join ground g on g.id = m.ground_id
    join match_side home on home.match_id = m.id and home.side = 0
    join match_side away on away.match_id = m.id and away.side = 1
    where m.tournament_id = ${id}::uuid`.execute(db)

async function insertKnockOut(db: Db, id: string, now: string): Promise<void> {
  const league = await db
    .selectFrom('tournament_fixture')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('tournament_id', '=', id)
    .executeTakeFirstOrThrow()
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  const rows = cupBracket(now, ids).map((fixture, at) => ({
    id: fixture.id,
    tournament_id: id,
    stage: fixture.stage,
    number: league.number + 1 + at,
    home_from: JSON.stringify(fixture.homeFrom),
    away_from: JSON.stringify(fixture.awayFrom),
    starts_at: fixture.startsAt,
    ground: fixture.ground,
  }))
  await db.insertInto('tournament_fixture').values(rows).execute()
}
