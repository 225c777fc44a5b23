import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { refusal } from '#tournaments/fixtures/cup.testing.ts'
import {
  bookOf,
  type Cup,
  matchAt,
  play,
  PLAYER,
  reason,
  report,
  startDiscipline,
} from './discipline.testing.ts'

const { app, aCupToCome, aCupUnderWay } = await startDiscipline()

async function letters() {
  await handleEvents(app)
  const sent = await app.db
    .selectFrom('message')
    .select(['recipient as to', 'body as text'])
    .orderBy('id')
    .execute()
  await app.db.deleteFrom('message').execute()
  return sent
}

test('a report is charged and decided once, and the same again changes nothing', async () => {
  const cup = await aCupUnderWay()
  const { client, tournamentId } = cup
  const { caseId } = await report(cup)
  await report(cup, { caseId })
  const one = { tournamentId, caseId }
  const decision = { ...one, sanction: { kind: 'fine', fine: 'PKR 2,000' }, reason } as const
  expect(await refusal(client.discipline.decide(decision))).toBe('CASE_ANSWERED')

  await client.discipline.charge(one)
  await client.discipline.charge(one)
  await client.discipline.decide(decision)
  await client.discipline.decide(decision)

  const other = client.discipline.decide({ ...decision, sanction: { kind: 'reprimand' } })
  expect(await refusal(other)).toBe('CASE_ANSWERED')
  expect(await refusal(client.discipline.charge(one))).toBe('CASE_ANSWERED')
  const { cases } = await bookOf(cup)
  expect(cases).toMatchObject([
    { id: caseId, player: PLAYER, clause: '2.3', state: 'decided', reason, isInForce: false },
  ])
  expect(cases[0]!.sanction).toEqual({ kind: 'fine', fine: 'PKR 2,000' })
})

test('a case of another tournament is not found', async () => {
  const [one, other] = [await aCupUnderWay(), await aCupUnderWay()]
  const { caseId } = await report(one)

  const asked = other.client.discipline.charge({ tournamentId: other.tournamentId, caseId })

  expect(await refusal(asked)).toBe('CASE_NOT_FOUND')
})

test('of a side those in the line-up or the squad are reported, once the match has begun', async () => {
  const cup = await aCupToCome()
  expect(await refusal(report(cup))).toBe('MATCH_NOT_BEGUN')
  await play(cup, 0)

  expect(await refusal(report(cup, { player: 'Player WA' }))).toBe('NOT_A_PLAYER')
  const { form } = await report(cup, { player: 'spare h' })

  expect(form.reports).toMatchObject([{ player: 'Spare H', state: 'reported' }])
})

test('who runs the tournament is told of reports, and who reported of the outcome', async () => {
  const cup = await aCupUnderWay()
  const { client, tournamentId } = cup
  const other = await someone(app)
  const manager = { role: 'manager', invited_by: cup.accountId, added_at: app.now() } as const
  await app.db
    .insertInto('tournament_manager')
    .values({ tournament_id: tournamentId, account_id: other, ...manager })
    .execute()
  await letters()
  const { caseId } = await report(cup, { by: await clientAs(app, other) })
  const told = await letters()
  expect(told).toHaveLength(1)
  expect(told[0]!.text).toContain(`${PLAYER} (Ashford`)

  await client.discipline.dismiss({ tournamentId, caseId, reason })

  const answered = await letters()
  expect(answered).toHaveLength(1)
  expect(answered[0]!.text).toContain(reason)
  expect(answered[0]!.to).not.toBe(told[0]!.to)
})

test('reports and charges wait for the organiser', async () => {
  const cup = await aCupUnderWay()
  const { client, tournamentId } = cup
  const waiting = async () =>
    (await client.tasks.own()).data.filter(({ kind }) => kind === 'discipline')
  await report(cup)
  const { caseId } = await report(cup, { player: 'Spare H' })
  expect(await waiting()).toMatchObject([{ of: { id: tournamentId }, count: 2 }])

  await client.discipline.dismiss({ tournamentId, caseId, reason })

  expect(await waiting()).toMatchObject([{ count: 1 }])
})

test('the database keeps no decision without a sanction, and no sanction without what it is', async () => {
  const cup = await aCupUnderWay()
  const { caseId } = await report(cup)
  const change = (values: object) =>
    app.db.updateTable('discipline_case').set(values).where('id', '=', caseId).execute()
  const decided = { state: 'decided', decided_at: app.now(), reason }

  await expect(change(decided)).rejects.toThrow(/check/)
  await expect(change({ ...decided, sanction: 'matches' })).rejects.toThrow(/check/)
  await expect(change({ ...decided, sanction: 'reprimand', reason: '' })).rejects.toThrow(/check/)
})

test('an official who has accepted reports from the match, and sees those reports alone', async () => {
  const cup = await aCupUnderWay()
  const matchId = await matchAt(cup, 0)
  const accountId = await someone(app)
  const umpire = await clientAs(app, accountId)
  await report(cup)
  expect(await refusal(report(cup, { by: umpire }))).toBe('MATCH_NOT_FOUND')
  await appointed(cup, matchId, accountId)

  const { caseId, form } = await report(cup, { by: umpire, player: 'Spare H' })

  expect(form.reports).toMatchObject([{ id: caseId, player: 'Spare H' }])
  const { tournamentId } = cup
  expect(await refusal(umpire.discipline.book({ tournamentId }))).toBe('TOURNAMENT_NOT_FOUND')
  expect((await bookOf(cup)).cases).toHaveLength(2)
})

/** An umpire with this account has accepted to stand in the match. */
async function appointed({ tournamentId }: Cup, matchId: string, accountId: string) {
  const { db } = app
  const panelId = randomUUID()
  const { id: officialId } = await db
    .insertInto('official')
    .values({ email_key: `${panelId}@example.org`, account_id: accountId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('panel_official')
    .values({
      id: panelId,
      official_id: officialId,
      tournament_id: tournamentId,
      name: 'Una Pire',
      email: `${panelId}@example.org`,
      roles: ['umpire'],
      grade: 'C',
    })
    .execute()
  await db
    .insertInto('appointment')
    .values({
      id: randomUUID(),
      tournament_id: tournamentId,
      match_id: matchId,
      panel_id: panelId,
      official_id: officialId,
      role: 'umpire',
      during: '[2030-06-01T05:00:00Z,2030-06-01T09:00:00Z)',
      state: 'accepted',
      fee: minorUnits(0),
      currency: 'PKR',
      link_origin: 'http://localhost',
      asked_at: app.now(),
      answered_at: app.now(),
    })
    .execute()
}
