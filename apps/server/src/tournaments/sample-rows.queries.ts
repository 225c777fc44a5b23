import type { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'
import { setupColumns } from './manage/setup.queries.ts'

export const insertSampleTournaments = (
  db: Db,
  tournaments: readonly Insertable<Database['tournament']>[],
) => db.insertInto('tournament').values(tournaments).execute()

type SampleSetup = Omit<
  Insertable<Database['tournament_setup']>,
  keyof ReturnType<typeof setupColumns>
>

export const insertSampleSetup = (db: Db, fields: TournamentFields, setup: SampleSetup) =>
  db
    .insertInto('tournament_setup')
    .values({ ...setupColumns(fields), ...setup })
    .execute()

export const insertSampleManager = (db: Db, manager: Insertable<Database['tournament_manager']>) =>
  db.insertInto('tournament_manager').values(manager).execute()

export const insertSampleEntries = (
  db: Db,
  entries: readonly Insertable<Database['tournament_entry']>[],
) => db.insertInto('tournament_entry').values(entries).execute()

export const insertSampleFixtures = (
  db: Db,
  fixtures: readonly Insertable<Database['tournament_fixture']>[],
) => db.insertInto('tournament_fixture').values(fixtures).execute()

export const insertSampleSponsors = (
  db: Db,
  sponsors: readonly Insertable<Database['tournament_sponsor']>[],
) => db.insertInto('tournament_sponsor').values(sponsors).execute()

/** Enters the teams of its matches. */
export const enterPlayedTeams = (db: Db, id: string, now: string) =>
  sql`
    insert into tournament_entry (id, tournament_id, team_id, status, entered_at, answered_at)
    select uuidv7(), ${id}::uuid, team_id, 'accepted', ${now}::timestamptz, ${now}::timestamptz
    from (select distinct s.team_id from match_side s join match m on m.id = s.match_id
          where m.tournament_id = ${id}::uuid) teams`.execute(db)

/** A fixture for each of its matches. */
export const insertPlayedFixtures = (db: Db, id: string) =>
  sql`
    insert into tournament_fixture
      (id, tournament_id, stage, number, home_id, away_id, starts_at, ground, match_id)
    select uuidv7(), m.tournament_id, 'league', m.match_number::smallint, home.team_id, away.team_id,
           m.starts_at, g.name, m.id
    from match m join ground g on g.id = m.ground_id
    join match_side home on home.match_id = m.id and home.side = 0
    join match_side away on away.match_id = m.id and away.side = 1
    where m.tournament_id = ${id}::uuid`.execute(db)
