import { randomUUID } from 'node:crypto'
import { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { TeamId } from '@pavilion/contract/ids.ts'
import { only, open, openly, own, type Row, type RowsOf } from '#app/access-walk/rows.testing.ts'
import {
  SEASON,
  aChild,
  aGuestOffer,
  aJoinRequest,
  aMatch,
  aMessage,
  aPicked,
  aPlayer,
  aSheet,
  aTeam,
  anEntry,
  entryFields,
  fields,
  inSquad,
} from './club-things.testing.ts'

const run = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('run-teams', ['owner', 'admin', 'coach', 'operator'], ask))

const decide = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('manage-organisation', ['owner', 'admin', 'operator'], ask))

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
    ask: (things) => aSheet(things, false),
  },
  startMatch: openly(
    only('name-team', ['owner', 'admin', 'scorer', 'operator'], async (things) => {
      const { entryId } = await aSheet(things, true)
      const { team_id: teamId } = await things.app.db
        .selectFrom('calendar_entry')
        .select('team_id')
        .where('id', '=', entryId)
        .executeTakeFirstOrThrow()
      return {
        entryId,
        teams: [
          { id: TeamId.parse(teamId), players: ['Ann', 'Bea'] },
          { name: `Lyari ${randomUUID()}`, players: ['Cat', 'Dot'] },
        ] satisfies [object, object],
        conditions: { format: 't20' as const },
      }
    }),
  ),
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
  offerGuestPlaces: run(async (things) => ({
    ...(await aMatch(things)),
    places: 2,
    note: '',
    until: new Date(Date.now() + 3_600_000).toISOString(),
  })),
  closeGuestOffer: run(aMatch),
  guestStanding: own('it says where the caller would play', () => undefined),
  saveGuestWish: own('anybody of age may play as a guest', () => ({
    country: 'PK',
    city: 'Lahore',
    role: 'bowler' as const,
    fromDay: '2026-01-01',
    isAdult: true as const,
  })),
  withdrawGuestWish: own("it ends the caller's own consent", () => undefined),
  takeGuestPlace: {
    lets: ['member'],
    refuses: 403,
    because: 'only those take places who have agreed to be told of them',
    ask: async (things) => ({ entryId: (await aGuestOffer(things)).entryId, takes: true }),
  },
  joinStanding: own('it says how the caller stands', ({ organisationId }) => ({ organisationId })),
  askToJoin: own('anybody may ask a club, which decides', ({ organisationId }) => ({
    organisationId,
    note: '',
  })),
  withdrawJoinRequest: own("it ends the caller's own request", ({ organisationId }) => ({
    organisationId,
  })),
  leaveClub: own('anybody may leave', ({ organisationId }) => ({ organisationId })),
  joinRequests: decide(({ organisationId }) => ({ organisationId })),
  decideJoinRequest: decide(async (things) => ({
    ...(await aJoinRequest(things)),
    accepts: true,
  })),
  messages: run(({ organisationId }) => ({ organisationId })),
  sendMessage: run(({ organisationId }) => ({
    organisationId,
    message: {
      audience: { to: 'everyone' as const },
      subject: 'Nets',
      text: 'Tonight at six.',
      mustBeSeen: true,
    },
    idempotencyKey: randomUUID(),
  })),
  messageReaders: run(aMessage),
  remindReaders: run(aMessage),
  received: own('it lists what was written to the caller', () => undefined),
  readMessage: {
    lets: ['member'],
    refuses: 404,
    because: 'only those to whom it was written find it',
    ask: async (things) => {
      const { messageId } = await aMessage(things)
      return { messageId }
    },
  },
  children: own('it lists whom the caller looks after', () => undefined),
  saveConsent: {
    lets: ['member'],
    refuses: 404,
    because: 'only guardians say what may be shown of a child; others find nobody',
    ask: aChild,
  },
  stopGuarding: own('it ends what the caller looks after', async (things) => ({
    playerId: (await aChild(things)).playerId,
    evenIfLast: true,
  })),
  removeGuardian: run(async (things) => ({
    organisationId: things.organisationId,
    playerId: (await aChild(things)).playerId,
    accountId: things.memberId,
    evenIfLast: true,
  })),
}
