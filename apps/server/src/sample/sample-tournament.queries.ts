import { randomUUID } from 'node:crypto'
import { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { Db } from '#db/connect.ts'
import { insertSampleEntries, insertSampleFixtures } from '#tournaments/sample-rows.queries.ts'
import { setUpSample } from './sample-setup.queries.ts'
import {
  SAMPLE_ORGANISER,
  sampleEntries,
  sampleLeague,
  sampleTournament,
} from './sample-tournament.ts'

/** Drafts a tournament of sample clubs with its fixtures, for the owner of the sample association. */
export async function draftSampleTournament(db: Db, now: string): Promise<void> {
  const fields = TournamentFields.parse(sampleTournament(now))
  const tournament_id = randomUUID()
  const made = { id: tournament_id, organiser: SAMPLE_ORGANISER, fields, key: 'sample' }
  await setUpSample(db, made, now)
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
  await insertSampleFixtures(db, fixtures)
}

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
  await insertSampleEntries(db, entries)
  return new Map(teams.map(({ id, name }) => [name, id]))
}
