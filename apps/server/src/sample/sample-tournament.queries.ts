import { randomUUID } from 'node:crypto'
import { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { Db } from '#db/connect.ts'
import {
  SAMPLE_ORGANISER,
  sampleEntries,
  sampleLeague,
  sampleTournament,
} from './sample-tournament.ts'

/** Drafts a tournament of sample clubs with its fixtures, for the owner of the sample association. */
export async function draftSampleTournament(db: Db, now: string): Promise<void> {
  const { organisation_id, account_id } = await findOrganiser(db)
  const fields = TournamentFields.parse(sampleTournament(now))
  const tournament_id = randomUUID()
  await db
    .insertInto('tournament_setup')
    .values({
      id: tournament_id,
      organisation_id,
      made_by: account_id,
      created_at: now,
      time_zone: 'Asia/Karachi',
      name: fields.name,
      about: fields.about,
      city: fields.city,
      grounds: [...fields.grounds],
      starts_on: fields.startsOn,
      ends_on: fields.endsOn,
      gender: fields.gender,
      age_group: fields.ageGroup,
      ball_type: fields.ballType,
      organiser: fields.organiser,
      email: fields.email,
      phone: fields.phone,
      conditions: JSON.stringify(fields.conditions),
      points: JSON.stringify(fields.points),
      qualifiers: fields.qualifiers,
      idempotency_key: 'sample',
      request_hash: Buffer.alloc(0),
    })
    .execute()
  await db
    .insertInto('tournament_manager')
    .values({ tournament_id, account_id, role: 'owner', added_at: now })
    .execute()
  const teams = await enterTeams(db, tournament_id, now)
  const idOf = (name: string) => teams.get(name) ?? ''
  const fixtures = sampleLeague(now).map(({ number, home, away, startsAt, ground }) => ({
    id: randomUUID(),
    tournament_id,
    stage: 'league' as const,
    number,
    home_id: idOf(home),
    away_id: idOf(away),
    starts_at: startsAt,
    ground,
  }))
  await db.insertInto('tournament_fixture').values(fixtures).execute()
}

const findOrganiser = (db: Db) =>
  db
    .selectFrom('organisation')
    .innerJoin('membership', 'membership.organisation_id', 'organisation.id')
    .select(['membership.organisation_id', 'membership.account_id'])
    .where('organisation.name', '=', SAMPLE_ORGANISER)
    .where('organisation.is_sample', '=', true)
    .where('membership.role', '=', 'owner')
    .executeTakeFirstOrThrow()

/** The ids of the teams that play, by name. */
async function enterTeams(
  db: Db,
  tournament_id: string,
  now: string,
): Promise<Map<string, string>> {
  const teams = await db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('name', 'in', [...sampleEntries])
    .where('is_sample', '=', true)
    .execute()
  const entries = teams.map(({ id }) => ({
    id: randomUUID(),
    tournament_id,
    team_id: id,
    status: 'accepted' as const,
    entered_at: now,
    answered_at: now,
  }))
  await db.insertInto('tournament_entry').values(entries).execute()
  return new Map(teams.map(({ id, name }) => [name, id]))
}
