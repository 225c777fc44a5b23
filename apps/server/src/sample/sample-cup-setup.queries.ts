import { randomUUID } from 'node:crypto'
import { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { Db } from '#db/connect.ts'
import {
  enterPlayedTeams,
  insertPlayedFixtures,
  insertSampleFixtures,
  insertSampleSponsors,
} from '#tournaments/sample-rows.queries.ts'
import {
  CUP_ORGANISER,
  cupBracket,
  cupFields,
  cupKnockOut,
  cupSponsors,
} from './sample-cup-setup.ts'
import { SAMPLE_CUP } from './sample-names.ts'
import { setUpSample } from './sample-setup.queries.ts'
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
  await setUpSample(db, { ...made, key: 'sample cup' }, now)
  await enterPlayedTeams(db, id, now)
  await insertPlayedFixtures(db, id)
  await insertKnockOut(db, id, now)
  const sponsors = cupSponsors.map((sponsor, position) => ({
    ...sponsor,
    id: randomUUID(),
    tournament_id: id,
    position,
    link: '',
  }))
  await insertSampleSponsors(db, sponsors)
}

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
  await insertSampleFixtures(db, rows)
}
