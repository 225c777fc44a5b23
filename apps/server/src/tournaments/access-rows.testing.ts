import { randomUUID } from 'node:crypto'
import { only, open, openly, own, type Row, type RowsOf } from '#app/access-walk/rows.testing.ts'
import { MatchId, PersonId, TeamId } from '@pavilion/contract/ids.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import {
  aDraft,
  aFixture,
  anEntry,
  anEntryWithFee,
  aNote,
  anOpenCup,
  aSquad,
  fields,
} from './access-drafts.testing.ts'

const organisers = ['member', 'owner', 'admin', 'operator'] as const
const score = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('score-match', ['owner', 'admin', 'scorer', 'operator'], ask))
const run = <Input>(ask: Row<Input>['ask']): Row<Input> => only('run-tournament', organisers, ask)
const appoint = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  only('own-tournament', organisers, ask)

const playerId = PersonId.parse(randomUUID())
const csv = 'Home,Away\nOne,Two\n'

const places = () => ({ days: ['2026-12-05'], slots: ['10:00'], grounds: ['Oval'] })
const wishes = {
  legs: 1,
  days: ['2026-12-05'],
  slots: ['10:00'],
  grounds: ['Canal Oval'],
  restDays: 0,
  restIsWish: true,
  away: [],
  closed: [],
} as const

const rainPlan = () => ({
  day: '2026-12-05',
  rules: { secondsPerOver: 255, minimumOvers: 5 },
  reason: 'Rain',
  calls: [{ kind: 'end' as const, fixtureId: randomUUID() }],
})

export const tournaments: RowsOf<'tournaments'> = {
  filter: open(() => ({})),
  show: open(({ tournamentId }) => ({ tournamentId })),
  table: own('it asks what the account of the token has paid for', ({ tournamentId }) => ({
    tournamentId,
  })),
  sheet: open(({ tournamentId }) => ({ tournamentId, form: 'schedule.pdf' })),
  consequences: score(aNote),
  awardMatches: open(({ tournamentId }) => ({ tournamentId, playerId })),
  tryAwards: run(async (things) => ({ ...(await aDraft(things)), formula: fields.awards })),
  create: openly(
    only('manage-organisation', ['owner', 'admin', 'operator'], ({ organisationId }) => ({
      organisationId,
      idempotencyKey: randomUUID(),
      fields,
    })),
  ),
  own: own('it lists the tournaments of the caller', () => undefined),
  showManaged: run(aDraft),
  save: run(async (things) => ({ ...(await aDraft(things)), revision: 1, fields })),
  publish: run(aDraft),
  discard: appoint(aDraft),
  inviteManager: appoint(aDraft),
  removeManager: appoint(async (things) => ({
    ...(await aDraft(things)),
    accountId: things.memberId,
  })),
  addTeams: run(async (things) => ({
    ...(await aDraft(things)),
    teams: [{ entryId: randomUUID(), team: { name: `Team ${randomUUID()}` } }],
  })),
  answerEntry: run(async (things) => ({
    ...(await anEntry(things)),
    from: 'requested',
    status: 'accepted',
  })),
  removeEntry: run(anEntry),
  setGroups: run(async (things) => ({
    ...(await aDraft(things)),
    groups: { count: 2 },
    basis: '',
  })),
  setSeeds: run(async (things) => ({ ...(await aDraft(things)), from: [], entryIds: [] })),
  openEntry: run(async (things) => ({
    ...(await aDraft(things)),
    from: { isOpen: false, deadline: null },
    isOpen: true,
    deadline: null,
  })),
  inviteTeam: run(anEntry),
  enter: own('the PIN says who may enter a team', async (things) => {
    const { tournamentId } = await anOpenCup(things)
    const team = { name: `Team ${randomUUID()}` }
    return { tournamentId, entryId: randomUUID(), pin: '123456', team, fee: null }
  }),
  showInvitation: open(() => ({ token: randomUUID() }), 'the token says what may be read'),
  acceptInvitation: own('the token says which tournament', () => ({ token: randomUUID() })),
  entryTerms: open(anOpenCup),
  setEntryFee: run(async (things) => ({
    ...(await aDraft(things)),
    from: null,
    fee: { amount: minorUnits(5_000_00), currency: 'PKR', refundUntil: null },
  })),
  settleEntryFee: run(async (things) => ({
    ...(await anEntryWithFee(things)),
    from: 'unpaid',
    to: { standing: 'paid', way: 'cash' },
  })),
  payEntryFee: only('pay-entry-fee', ['member'], async (things) => ({
    entryId: (await anEntryWithFee(things)).entryId,
    idempotencyKey: randomUUID(),
  })),
  entriesFile: run(aDraft),
  programme: run(aDraft),
  searchFixtures: run(async (things) => ({
    ...(await aDraft(things)),
    runId: randomUUID(),
    wishes: { ...wishes, ...places(), away: [], closed: [] },
    basis: '',
  })),
  searchRepair: run(async (things) => {
    const { legs: _, ...rest } = wishes
    const asked = { ...rest, ...places() }
    return {
      ...(await aDraft(things)),
      runId: randomUUID(),
      wishes: { ...asked, lostDays: [], away: [], closed: [] },
    }
  }),
  applyRepair: run(async (things) => ({ ...(await aDraft(things)), runId: randomUUID() })),
  cancelSearch: run(aDraft),
  saveFixture: run(async (things) => {
    const { tournamentId, fixtureId } = await aFixture(things)
    const from = { startsAt: null, ground: '' }
    return { tournamentId, fixtureId, from, startsAt: null, ground: 'Oval' }
  }),
  brand: run(aDraft),
  saveBrand: run(async (things) => ({
    ...(await aDraft(things)),
    revision: 0,
    brand: { logoId: null, sponsors: [] },
  })),
  sendPicture: run(async (things) => ({
    params: await aDraft(things),
    body: new File([Buffer.from('no picture')], 'logo.png', { type: 'image/png' }),
  })),
  rainDesk: run(aDraft),
  previewRain: run(async (things) => ({ ...(await aDraft(things)), plan: rainPlan() })),
  carryOutRain: run(async (things) => {
    const named = { ...(await aDraft(things)), runId: randomUUID() }
    return { ...named, plan: rainPlan(), basis: '' }
  }),
  fixturesFile: run(aDraft),
  previewFixtures: run(async (things) => ({ ...(await aDraft(things)), csv })),
  importFixtures: run(async (things) => {
    const { tournamentId, names } = await aFixture(things)
    return { tournamentId, csv: `Home,Away\n${names.join(',')}\n`, basis: '' }
  }),
  removeFixture: run(async (things) => {
    const { tournamentId, fixtureId } = await aFixture(things)
    return { tournamentId, fixtureId }
  }),
  publishFixtures: run(async (things) => ({ ...(await aDraft(things)), basis: '' })),
  prepareMatch: run(async (things) => {
    const { tournamentId, fixtureId } = await aFixture(things)
    return { tournamentId, fixtureId }
  }),
  drawSwissRound: run(async (things) => ({ ...(await aDraft(things)), round: 1, rounds: 3 })),
  takeBackSwissRound: run(async (things) => ({ ...(await aDraft(things)), round: 1 })),
  saveScheduleRules: run(async (things) => ({
    ...(await aDraft(things)),
    rules: [{ kind: 'home-run', matches: 2, must: false }],
    from: [],
  })),
  setSuperStage: run(async (things) => ({ ...(await aDraft(things)), places: null, basis: '' })),
  setKnockOut: run(async (things) => ({
    ...(await aDraft(things)),
    knockOut: null,
    basis: '',
  })),
  decideMatch: run(async (things) => {
    const { tournamentId, fixtureId } = await aFixture(things)
    return {
      tournamentId,
      fixtureId,
      outcome: { kind: 'no result' },
      expectedSeq: 0,
      reason: 'Rain',
    }
  }),
  replayMatch: run(async (things) => {
    const { tournamentId, fixtureId } = await aFixture(things)
    const startsAt = '2026-12-06T10:00:00Z'
    return {
      tournamentId,
      fixtureId,
      startsAt,
      ground: 'Oval',
      expectedSeq: 0,
      reason: 'Wrong ball',
    }
  }),
  ownFixtures: own('it lists the fixtures of the teams of the caller', () => undefined),
  tellResult: only('answer-for-team', ['member'], async (things) => {
    const { fixtureId } = await aFixture(things, things.memberId)
    return { fixtureId, outcome: { kind: 'no result' } }
  }),
  answerResult: only('answer-for-team', ['member'], async (things) => {
    const { fixtureId } = await aFixture(things, things.memberId)
    return { fixtureId, agrees: true }
  }),
  adjustPoints: run(async (things) => {
    const { tournamentId, teamId } = await aFixture(things)
    return { tournamentId, adjustmentId: randomUUID(), teamId, points: -1, reason: 'Late' }
  }),
  removeAdjustment: run(async (things) => ({
    ...(await aDraft(things)),
    adjustmentId: randomUUID(),
  })),
  lots: run(aDraft),
  recordLot: run(async (things) => {
    const { tournamentId, teamId } = await aFixture(things)
    const teamIds = [teamId, TeamId.parse(randomUUID())]
    const said = { kind: 'coin' as const, teamIds, by: 'Bo', reason: 'Level' }
    return { tournamentId, lotId: randomUUID(), ...said }
  }),
  removeLot: run(async (things) => ({ ...(await aDraft(things)), lotId: randomUUID() })),
  simulate: run(async (things) => ({
    ...(await aDraft(things)),
    seed: 'spring',
    points: fields.points,
    qualifiers: 2,
  })),
  squads: run(aDraft),
  lineUpSquads: run(async (things) => ({
    ...(await aDraft(things)),
    matchId: MatchId.parse(things.matchId),
  })),
  barredPlayers: score(({ matchId }) => ({ matchId: MatchId.parse(matchId) })),
  showSquad: run(async (things) => ({ entryId: (await aSquad(things)).entryId })),
  addToSquad: run(async (things) => ({ entryId: (await aSquad(things)).entryId, text: 'Ana' })),
  saveSquadPlayer: run(async (things) => ({
    ...(await aSquad(things)),
    fields: { name: 'Bo', shirt: null, kind: 'member', bornOn: null, registeredOn: null },
  })),
  removeFromSquad: run(aSquad),
  ownEntries: own('it lists the entries of the caller', () => undefined),
  withdraw: only('withdraw-entry', ['member'], async (things) => ({
    entryId: (await anEntry(things)).entryId,
  })),
}
