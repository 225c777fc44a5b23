import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import type { Things } from '#app/access-walk/rows.testing.ts'
import { ensureBook } from './book.queries.ts'

export const DUE = '2026-05-01'

export const productFields = () => ({
  kind: 'subscription' as const,
  name: `Subscription ${randomUUID()}`,
  amount: minorUnits(10_000),
  concession: null,
  family: null,
  instalments: 1,
})

/** The club's book, open, as the first visit leaves it. */
export async function aBook({ app, organisationId }: Things) {
  const site = await app.db.selectFrom('site').select('id').executeTakeFirstOrThrow()
  const of = { currency: 'PKR', timeZone: 'UTC', siteId: site.id, linkOrigin: 'http://localhost' }
  await ensureBook(app.db, { organisationId, ...of, now: app.now() })
  return { organisationId }
}

export async function aProduct(things: Things) {
  const { organisationId } = await aBook(things)
  const { id } = await things.app.db
    .insertInto('fee_product')
    .values({
      organisation_id: organisationId,
      ...productFields(),
      idempotency_key: randomUUID(),
      made_at: things.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { organisationId, productId: id }
}

/** A player who owes a subscription. */
export async function aDebtor(things: Things) {
  const { organisationId, productId } = await aProduct(things)
  const { db } = things.app
  const player = await db
    .insertInto('club_player')
    .values({
      organisation_id: organisationId,
      name: `P ${randomUUID()}`,
      added_at: things.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = await db
    .insertInto('fee_entry')
    .values({
      organisation_id: organisationId,
      player_id: player.id,
      kind: 'charge',
      amount: minorUnits(10_000),
      title: 'Subscription',
      about: `subscription:${productId}:1`,
      product_id: productId,
      due_on: DUE,
      entered_at: things.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { organisationId, playerId: player.id, entryId: entry.id }
}

/** A match with a published sheet. */
export async function aSheet(things: Things) {
  const { organisationId, productId } = await aProduct(things)
  const { db } = things.app
  const { id: siteId } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow()
  const team = await db
    .insertInto('team')
    .values({
      name: `Team ${randomUUID()}`,
      gender: 'mixed',
      kind: 'club',
      made_here: true,
      organisation_id: organisationId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('calendar_entry')
    .values({
      organisation_id: organisationId,
      team_id: team.id,
      kind: 'match',
      opponent: 'Lyari',
      starts_at: things.app.now(),
      ends_at: new Date(Date.parse(things.app.now()) + 3_600_000).toISOString(),
      time_zone: 'UTC',
      site_id: siteId,
      link_origin: 'http://localhost',
      idempotency_key: randomUUID(),
      made_at: things.app.now(),
      sheet_published_at: things.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { organisationId, productId, entryId: id }
}
