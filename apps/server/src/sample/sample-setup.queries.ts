import type { KnockOut } from '@pavilion/contract/tournaments/fixture-fields.ts'
import type { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { Db } from '#db/connect.ts'
import { insertSampleManager, insertSampleSetup } from '#tournaments/sample-rows.queries.ts'

export type SampleSetup = {
  readonly id: string
  /** The name of the association whose owner runs it. */
  readonly organiser: string
  readonly fields: TournamentFields
  readonly key: string
  /** Without it the tournament is a draft. */
  readonly publishedAt?: string
  readonly knockOut?: KnockOut
}

/** What the organiser of a sample tournament has set up, with the owner of the association as its owner. */
export async function setUpSample(db: Db, setup: SampleSetup, now: string): Promise<void> {
  const { id, organiser, fields, key, publishedAt, knockOut } = setup
  const { organisation_id, account_id } = await findOrganiser(db, organiser)
  await insertSampleSetup(db, fields, {
    id,
    organisation_id,
    made_by: account_id,
    created_at: now,
    published_at: publishedAt ?? null,
    time_zone: 'Asia/Karachi',
    currency: 'PKR',
    knock_out: knockOut === undefined ? null : JSON.stringify(knockOut),
    idempotency_key: key,
    request_hash: Buffer.alloc(0),
  })
  await insertSampleManager(db, { tournament_id: id, account_id, role: 'owner', added_at: now })
}

const findOrganiser = (db: Db, name: string) =>
  db
    .selectFrom('organisation')
    .innerJoin('membership', 'membership.organisation_id', 'organisation.id')
    .select(['membership.organisation_id', 'membership.account_id'])
    .where('organisation.name', '=', name)
    .where('organisation.is_sample', '=', true)
    .where('membership.role', '=', 'owner')
    .executeTakeFirstOrThrow()
