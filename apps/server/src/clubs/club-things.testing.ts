import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { someone } from '#app/access-walk/people.testing.ts'
import type { Things } from '#app/access-walk/rows.testing.ts'

export const SEASON = '2026'

/** A team that the club has made; the sample's were imported. */
export async function aTeam({ app, organisationId }: Things) {
  const { id } = await app.db
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
  return { organisationId, teamId: id }
}

export async function aPlayer({ app, organisationId }: Pick<Things, 'app' | 'organisationId'>) {
  const { id } = await app.db
    .insertInto('club_player')
    .values({ organisation_id: organisationId, name: `P ${randomUUID()}`, added_at: app.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { organisationId, playerId: id }
}

export async function inSquad(things: Things) {
  const [team, player] = [await aTeam(things), await aPlayer(things)]
  const asked = { ...team, ...player, season: SEASON }
  await things.app.db
    .insertInto('squad_player')
    .values({
      organisation_id: team.organisationId,
      team_id: team.teamId,
      player_id: player.playerId,
      season: SEASON,
      added_at: things.app.now(),
    })
    .execute()
  return asked
}

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

export const entryFields = () => ({
  kind: 'training' as const,
  teamId: null,
  opponent: '',
  place: '',
  note: '',
  startsAt: soon(48),
  endsAt: soon(50),
  askDays: null,
})

/** Training of the whole club, of which the member is a player. */
export async function anEntry({ app, organisationId, memberId }: Things) {
  const { id: siteId } = await app.db.selectFrom('site').select('id').executeTakeFirstOrThrow()
  const { id } = await app.db
    .insertInto('calendar_entry')
    .values({
      organisation_id: organisationId,
      kind: 'training',
      starts_at: soon(48),
      ends_at: soon(50),
      time_zone: 'UTC',
      site_id: siteId,
      link_origin: 'http://localhost',
      idempotency_key: randomUUID(),
      made_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('club_player')
    .values({
      organisation_id: organisationId,
      name: `P ${randomUUID()}`,
      account_id: memberId,
      added_at: app.now(),
    })
    .execute()
  return { organisationId, entryId: id }
}

/** A match to come, and its day. */
export async function aMatch(things: Things) {
  const { organisationId, teamId } = await aTeam(things)
  const { entryId } = await anEntry(things)
  const { day } = await things.app.db
    .updateTable('calendar_entry')
    .set({ kind: 'match', team_id: teamId, opponent: 'Lyari' })
    .where('id', '=', entryId)
    .returning(sql<string>`lower(days)::text`.as('day'))
    .executeTakeFirstOrThrow()
  return { organisationId, entryId, day }
}

/** A match with one player picked. */
export async function aPicked(things: Things) {
  const match = await aMatch(things)
  const { playerId } = await aPlayer(things)
  const { organisationId, entryId } = match
  const { days } = await things.app.db
    .selectFrom('calendar_entry')
    .select('days')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  await things.app.db
    .insertInto('selection')
    .values({
      organisation_id: organisationId,
      entry_id: entryId,
      player_id: playerId,
      days,
      state: 'playing',
    })
    .execute()
  return { ...match, playerId }
}

/** A published team sheet. */
export async function aSheet(things: Things, isPublic: boolean) {
  const { entryId } = await aPicked(things)
  await things.app.db
    .updateTable('calendar_entry')
    .set({ sheet_published_at: things.app.now(), sheet_is_public: isPublic })
    .where('id', '=', entryId)
    .execute()
  return { entryId }
}

export const fields = () => ({
  name: `Team ${randomUUID()}`,
  shortName: null,
  gender: 'mixed' as const,
})

/** A child whom the member looks after. */
export async function aChild({ app, organisationId, memberId }: Things) {
  const { playerId } = await aPlayer({ app, organisationId })
  await app.db
    .insertInto('guardian')
    .values({
      organisation_id: organisationId,
      player_id: playerId,
      account_id: memberId,
      since: app.now(),
    })
    .execute()
  return { playerId, showsName: true, showsPicture: false }
}

/** A guest place near the member, who would play as a guest; nobody else would. */
export async function aGuestOffer(things: Things) {
  const { app, memberId } = things
  const { organisationId, entryId } = await aMatch(things)
  await app.db
    .updateTable('club_player')
    .set({ left_at: app.now() })
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', memberId)
    .where('left_at', 'is', null)
    .execute()
  await app.db
    .insertInto('guest_consent')
    .values({
      account_id: memberId,
      country: 'PK',
      city: 'Lahore',
      role: 'bowler',
      from_day: '2026-01-01',
      given_at: app.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await app.db
    .insertInto('guest_offer')
    .values({ entry_id: entryId, organisation_id: organisationId, note: '', until: soon(24) })
    .execute()
  await app.db
    .insertInto('guest_told')
    .values({ entry_id: entryId, account_id: memberId, told_at: app.now() })
    .execute()
  await app.db
    .insertInto('guest_place')
    .values({ entry_id: entryId, organisation_id: organisationId })
    .execute()
  return { entryId }
}

/** Somebody new asks to join. */
export async function aJoinRequest({ app, organisationId }: Things) {
  const { id } = await app.db
    .insertInto('join_request')
    .values({
      organisation_id: organisationId,
      account_id: await someone(app),
      note: '',
      asked_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { organisationId, requestId: id }
}

/** A message that must be seen, to the member. */
export async function aMessage({ app, organisationId, memberId }: Things) {
  const { id } = await app.db
    .insertInto('club_message')
    .values({
      organisation_id: organisationId,
      audience: 'Everyone',
      subject: 'Nets',
      body: 'Tonight at six.',
      must_be_seen: true,
      author_id: await someone(app),
      sent_at: app.now(),
      idempotency_key: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('club_message_reader')
    .values({ message_id: id, account_id: memberId, reached_by: 'account' })
    .execute()
  return { organisationId, messageId: id }
}
