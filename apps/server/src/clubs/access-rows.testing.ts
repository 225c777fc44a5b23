import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import {
  only,
  open,
  openly,
  own,
  type Row,
  type RowsOf,
  type Things,
} from '#app/access-walk/rows.testing.ts'

const run = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('run-teams', ['owner', 'admin', 'coach', 'operator'], ask))

const SEASON = '2026'

/** A team that the club has made; the sample's were imported. */
async function aTeam({ app, organisationId }: Things) {
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

async function aPlayer({ app, organisationId }: Things) {
  const { id } = await app.db
    .insertInto('club_player')
    .values({ organisation_id: organisationId, name: `P ${randomUUID()}`, added_at: app.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { organisationId, playerId: id }
}

async function inSquad(things: Things) {
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

const entryFields = () => ({
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
async function anEntry({ app, organisationId, memberId }: Things) {
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
async function aMatch(things: Things) {
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
async function aPicked(things: Things) {
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

const fields = () => ({ name: `Team ${randomUUID()}`, shortName: null, gender: 'mixed' as const })

export const clubs: RowsOf<'clubs'> = {
  teams: run(({ organisationId }) => ({ organisationId })),
  createTeam: run(({ organisationId }) => ({
    organisationId,
    fields: fields(),
    idempotencyKey: randomUUID(),
  })),
  saveTeam: run(async (things) => ({ ...(await aTeam(things)), fields: fields() })),
  squad: run(async (things) => ({ ...(await aTeam(things)), season: SEASON })),
  addToSquad: run(async (things) => ({ ...(await aTeam(things)), season: SEASON, text: 'A' })),
  changeInSquad: run(async (things) => ({
    ...(await inSquad(things)),
    shirt: 7,
    isCaptain: true,
    isKeeper: false,
  })),
  removeFromSquad: run(inSquad),
  players: run(({ organisationId }) => ({ organisationId })),
  readPlayers: run(({ organisationId }) => ({ organisationId, text: 'Ayesha Khan' })),
  addPlayers: run(({ organisationId }) => ({ organisationId, text: 'Ayesha Khan' })),
  savePlayer: run(async (things) => ({
    ...(await aPlayer(things)),
    name: `P ${randomUUID()}`,
    email: null,
  })),
  removePlayer: run(aPlayer),
  offerClaim: run(aPlayer),
  showClaim: open(() => ({ token: randomUUID() }), 'the token says what may be read'),
  claim: own('the token says which player', () => ({ token: randomUUID() })),
  calendar: run(({ organisationId }) => ({ organisationId })),
  addEntry: run(({ organisationId }) => ({
    organisationId,
    fields: entryFields(),
    idempotencyKey: randomUUID(),
  })),
  saveEntry: run(async (things) => ({
    ...(await anEntry(things)),
    revision: 1,
    fields: entryFields(),
  })),
  cancelEntry: run(async (things) => ({ ...(await anEntry(things)), reason: '' })),
  ask: run(anEntry),
  answers: run(anEntry),
  asked: own('it lists what concerns the caller', () => undefined),
  answer: {
    lets: ['member'],
    refuses: 404,
    because: 'only the players whom it concerns answer; others find nothing',
    ask: async (things) => ({
      entryId: (await anEntry(things)).entryId,
      answer: 'yes' as const,
      note: '',
    }),
  },
  askedByLink: open(() => ({ token: 'x'.repeat(40) }), 'the token says whose link it is'),
  answerByLink: open(
    () => ({ token: 'x'.repeat(40), entryId: randomUUID(), answer: 'yes' as const, note: '' }),
    'the token says whose link it is',
  ),
  selection: run(({ organisationId }) => ({ organisationId })),
  pick: run(async (things) => {
    const { entryId, ...match } = await aMatch(things)
    const { playerId } = await aPlayer(things)
    return { ...match, playerId, from: null, to: entryId }
  }),
  markPick: run(async (things) => ({
    ...(await aPicked(things)),
    shirt: 7,
    isCaptain: true,
    isKeeper: false,
  })),
  setDuties: run(async (things) => ({ ...(await aMatch(things)), kinds: ['teas' as const] })),
  publishSheet: run(async (things) => {
    const { playerId: _, ...match } = await aPicked(things)
    return { ...match, isPublic: false }
  }),
  teamSheet: {
    lets: ['member', ...OrganisationRole.options],
    refuses: 404,
    refusesNobody: 404,
    because: 'members and players of the club see a team sheet that is not public',
    ask: async (things) => {
      const { entryId } = await aPicked(things)
      await things.app.db
        .updateTable('calendar_entry')
        .set({ sheet_published_at: things.app.now() })
        .where('id', '=', entryId)
        .execute()
      return { entryId }
    },
  },
  takeDuty: {
    lets: ['member'],
    refuses: 404,
    because: 'only the players whom the match concerns take its jobs; others find nothing',
    ask: async (things) => {
      const { organisationId, entryId } = await anEntry(things)
      const { id } = await things.app.db
        .insertInto('match_duty')
        .values({ organisation_id: organisationId, entry_id: entryId, kind: 'teas' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { dutyId: id, takes: true }
    },
  },
  takeDutyByLink: open(
    () => ({ token: 'x'.repeat(40), dutyId: randomUUID(), takes: true }),
    'the token says whose link it is',
  ),
}
