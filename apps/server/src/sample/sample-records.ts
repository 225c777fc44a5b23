import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'
import { insertSampleAffiliations } from '#associations/sample-rows.queries.ts'
import { insertSampleGrounds } from '#grounds/sample-rows.queries.ts'
import {
  insertSampleOfficers,
  insertSampleOrganisations,
} from '#organisations/sample-rows.queries.ts'
import { insertSamplePeople } from '#people/sample-rows.queries.ts'
import { insertSampleTeams } from '#teams/sample-rows.queries.ts'
import { insertSampleTournaments } from '#tournaments/sample-rows.queries.ts'

/** The records that the sample matches refer to. */
export type SampleRecords = {
  readonly organisations: readonly Insertable<Database['organisation']>[]
  readonly officers: readonly Insertable<Database['officer']>[]
  readonly affiliations: readonly Insertable<Database['affiliation']>[]
  readonly people: readonly Insertable<Database['person']>[]
  readonly teams: readonly Insertable<Database['team']>[]
  readonly grounds: readonly Insertable<Database['ground']>[]
  readonly tournaments: readonly Insertable<Database['tournament']>[]
}

export async function insertRecords(db: Db, records: SampleRecords): Promise<void> {
  await insertSampleOrganisations(db, records.organisations)
  await insertSampleOfficers(db, records.officers)
  await insertSampleAffiliations(db, records.affiliations)
  await insertSamplePeople(db, records.people)
  await insertSampleTeams(db, records.teams)
  await insertSampleGrounds(db, records.grounds)
  await insertSampleTournaments(db, records.tournaments)
}
