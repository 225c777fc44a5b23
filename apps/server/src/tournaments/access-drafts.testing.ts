import { randomUUID } from 'node:crypto'
import { TeamId, TournamentId } from '@pavilion/contract/ids.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { Things } from '#app/access-walk/rows.testing.ts'
import { updateTerms } from './entry-fees/payment.queries.ts'
import { insertFixtures } from './fixtures/fixtures.queries.ts'
import { insertEntry } from './manage/entries.queries.ts'
import { insertManager } from './manage/managers.queries.ts'
import { insertSetup } from './manage/setup.queries.ts'
import { villageCup } from './manage/setup.testing.ts'
import { insertSquadPlayers } from './squads/squads.queries.ts'

export const fields = TournamentFields.parse(villageCup)

/** A draft of the member for the organisation. */
export async function aDraft({ app, memberId, organisationId }: Things) {
  const now = app.now()
  const id = await insertSetup(app.db, {
    fields,
    organisationId,
    timeZone: 'UTC',
    currency: 'PKR',
    accountId: memberId,
    idempotencyKey: randomUUID(),
    requestHash: Buffer.from(''),
    now,
  })
  const tournamentId = TournamentId.parse(id)
  const manager = { tournamentId, accountId: memberId, role: 'owner', invitedBy: null } as const
  await insertManager(app.db, { ...manager, now })
  return { tournamentId }
}

/** A public tournament that teams enter with a PIN. */
export async function anOpenCup(things: Things) {
  const { tournamentId } = await aDraft(things)
  const { db, now } = things.app
  await db
    .insertInto('tournament')
    .values({ id: tournamentId, name: 'Cup', season: '2026', gender: 'male', made_here: true })
    .execute()
  await db
    .updateTable('tournament_setup')
    .set({ published_at: now(), entry_is_open: true, entry_pin: '123456' })
    .where('id', '=', tournamentId)
    .execute()
  return { tournamentId }
}

/** A team in a draft, for which the member answers. */
export const anEntry = async (things: Things) => entryIn(things, await aDraft(things))

/** The same in a draft that asks for an entry fee. */
export async function anEntryWithFee(things: Things) {
  const draft = await aDraft(things)
  await updateTerms(things.app.db, draft.tournamentId, {
    amount: minorUnits(5_000_00),
    refundUntil: null,
  })
  return entryIn(things, draft)
}

type Draft = Awaited<ReturnType<typeof aDraft>>

async function entryIn(things: Things, { tournamentId }: Draft) {
  const { app, teamId, memberId: managerId } = things
  const entryId = randomUUID()
  const entry = { id: entryId, tournamentId, teamId, status: 'requested', managerId } as const
  await insertEntry(app.db, { ...entry, now: app.now() })
  return { tournamentId, entryId }
}

/** The squad of an entry with one player. */
export async function aSquad(things: Things) {
  const { tournamentId, entryId } = await anEntry(things)
  const { app, teamId, memberId: accountId } = things
  const playerId = randomUUID()
  const player = {
    id: playerId,
    name: 'Bo',
    shirt: null,
    kind: 'member',
    clubPlayerId: null,
  } as const
  const players = [{ ...player, bornOn: null, registeredOn: null }]
  await insertSquadPlayers(app.db, { tournamentId, teamId, players, accountId, now: app.now() })
  return { entryId, playerId }
}

/** A draft with a fixture that nobody has published, and somebody who answers for its teams. */
export async function aFixture(things: Things, managerId: string | null = null) {
  const { tournamentId } = await aDraft(things)
  const { app } = things
  const entries = []
  const names = ['One', 'Two'].map((name) => `${name} ${randomUUID()}`)
  for (const name of names) {
    const { id } = await app.db
      .insertInto('team')
      .values({ name, gender: 'male', kind: 'club', made_here: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entry = { id: randomUUID(), tournamentId, teamId: id, status: 'accepted' } as const
    await insertEntry(app.db, { ...entry, managerId, now: app.now() })
    entries.push(TeamId.parse(id))
  }
  const [home = null, away = null] = entries
  const fixtureId = randomUUID()
  const place = { startsAt: null, ground: '', homeFrom: null, awayFrom: null, group: null }
  await insertFixtures(app.db, tournamentId, [
    { id: fixtureId, stage: 'league', homeId: home, awayId: away, ...place },
  ])
  return { tournamentId, fixtureId, names, teamId: home ?? TeamId.parse(randomUUID()) }
}

/** What a scorer asks the consequences of. */
export const aNote = ({ matchId }: Things) => ({
  matchId,
  after: 0,
  facts: [{ type: 'noted' as const, text: 'Rain' }],
})
