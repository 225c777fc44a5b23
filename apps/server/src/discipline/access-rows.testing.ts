import { randomUUID } from 'node:crypto'
import { MatchId } from '@pavilion/contract/ids.ts'
import { only, type Row, type RowsOf, type Things } from '#app/access-walk/rows.testing.ts'
import { aDraft } from '#tournaments/access-drafts.testing.ts'
import { insertFixtures } from '#tournaments/fixtures/fixtures.queries.ts'
import { insertEntry } from '#tournaments/manage/entries.queries.ts'
import { insertCase } from './cases.queries.ts'

const reported = { clause: '2.3', happened: 'Threw the ball at the batter.' }

/** A match like this one, of its own for each caller: a match is one fixture only. */
async function aCopy({ app: { db }, matchId }: Things): Promise<string> {
  const { setup, summary, ...match } = await db
    .selectFrom('match')
    .select(['format', 'match_type', 'gender', 'team_kind', 'season', 'starts_on', 'ends_on'])
    .select(['status', 'setup', 'summary'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow()
  const json = { setup: JSON.stringify(setup), summary: JSON.stringify(summary) }
  const { id } = await db
    .insertInto('match')
    .values({ ...match, ...json })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sides = await db
    .selectFrom('match_side')
    .selectAll()
    .where('match_id', '=', matchId)
    .execute()
  const players = await db
    .selectFrom('match_player')
    .selectAll()
    .where('match_id', '=', matchId)
    .execute()
  const ofCopy = <Row extends object>(row: Row) => ({ ...row, match_id: id })
  await db.insertInto('match_side').values(sides.map(ofCopy)).execute()
  await db.insertInto('match_player').values(players.map(ofCopy)).execute()
  return id
}

/** A draft of the member for the organisation, with the match as its fixture, and somebody who played in it. */
async function aMatch(things: Things) {
  const { app } = things
  const { db } = app
  const matchId = await aCopy(things)
  const now = app.now()
  const { tournamentId } = await aDraft(things)
  const sides = await db
    .selectFrom('match_side')
    .select('team_id as teamId')
    .where('match_id', '=', matchId)
    .orderBy('side')
    .execute()
  for (const { teamId } of sides) {
    const entry = { id: randomUUID(), tournamentId, teamId, status: 'accepted' } as const
    await insertEntry(db, { ...entry, managerId: null, now })
  }
  const [homeId = '', awayId = ''] = sides.map(({ teamId }) => teamId)
  const place = { startsAt: null, ground: '', homeFrom: null, awayFrom: null, group: null }
  const fixtureId = randomUUID()
  await insertFixtures(db, tournamentId, [
    { id: fixtureId, stage: 'league', homeId, awayId, ...place },
  ])
  await db
    .updateTable('tournament_fixture')
    .set({ match_id: matchId })
    .where('id', '=', fixtureId)
    .execute()
  const { player } = await db
    .selectFrom('match_player')
    .innerJoin('person', 'person.id', 'match_player.person_id')
    .select('person.name as player')
    .where('match_id', '=', matchId)
    .where('side', '=', 0)
    .executeTakeFirstOrThrow()
  return { tournamentId, matchId: MatchId.parse(matchId), teamId: homeId, player }
}

async function aCase(things: Things) {
  const { tournamentId, ...match } = await aMatch(things)
  const { app, memberId: accountId } = things
  const caseId = randomUUID()
  const made = { id: caseId, tournamentId, ...match, ...reported, accountId, now: app.now() }
  await insertCase(app.db, made)
  return { tournamentId, caseId }
}

const organisers = ['member', 'owner', 'admin', 'operator'] as const
const run = <Input>(ask: Row<Input>['ask']): Row<Input> => only('run-tournament', organisers, ask)
const reports = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  only('report-player', organisers, ask)
const reason = 'Heard both sides.'

export const discipline: RowsOf<'discipline'> = {
  book: run(async (things) => ({ tournamentId: (await aCase(things)).tournamentId })),
  charge: run(aCase),
  dismiss: run(async (things) => ({ ...(await aCase(things)), reason })),
  decide: run(async (things) => {
    const found = await aCase(things)
    const { app } = things
    const charged = { state: 'charged' } as const
    await app.db
      .updateTable('discipline_case')
      .set(charged)
      .where('id', '=', found.caseId)
      .execute()
    return { ...found, reason, sanction: { kind: 'reprimand' } }
  }),
  reportForm: reports(async (things) => ({ matchId: (await aMatch(things)).matchId })),
  report: reports(async (things) => {
    const { tournamentId: _, ...match } = await aMatch(things)
    return { ...match, ...reported, caseId: randomUUID() }
  }),
}
