import { randomUUID } from 'node:crypto'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch, tablet } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

/** A match under way, and somebody who takes the place of the last of the first side. */
async function withLate() {
  const match = await scoredMatch(app)
  const { matchId, seq, setup, client, start } = match
  const [lions] = setup.teams
  const join: Fact = {
    type: 'player-joined',
    team: lions.id,
    player: randomUUID(),
    name: 'Zia Late',
    insteadOf: lions.players[10]?.id ?? '',
  }
  const record = (after: number, ...facts: readonly Fact[]) =>
    client.scoring.record({ matchId, device: phone, after: seq + after, facts: [...facts] })
  await record(0, start)
  return { ...match, lions, join, record }
}

const playersOf = async (matchId: string) => {
  const rows = await app.db
    .selectFrom('match_player')
    .select('person_id')
    .where('match_id', '=', matchId)
    .execute()
  return rows.map(({ person_id }) => person_id)
}

test('who joins in the middle of a match is a person, in it, and bats', async () => {
  const { matchId, join, record, ball, client, accountId } = await withLate()
  if (join.type !== 'player-joined') throw new Error('Nobody joins.')
  await record(1, join, { ...ball(1), nonStriker: join.player })

  expect(
    await app.db
      .selectFrom('person')
      .select(['name', 'made_by'])
      .where('id', '=', join.player)
      .executeTakeFirst(),
  ).toEqual({ name: 'Zia Late', made_by: accountId })
  const players = await playersOf(matchId)
  expect(players).toHaveLength(22)
  expect(players).toContain(join.player)
  expect(players).not.toContain(join.insteadOf)
  const { data } = await client.matches.show({ matchId })
  expect(data.view.innings[0]?.batting.map(({ name }) => name)).toContain('Zia Late')
  await record(1, join, { ...ball(1), nonStriker: join.player })
})

test('undone, the team sheet is as it was; redone by another scorer, it is not', async () => {
  const { matchId, join, record, client, seq, setup } = await withLate()
  if (join.type !== 'player-joined') throw new Error('Nobody joins.')
  await record(1, join)
  await record(2, { type: 'struck-out', seq: seq + 2 })
  expect(await playersOf(matchId)).not.toContain(join.player)
  expect(await playersOf(matchId)).toHaveLength(22)

  const { data } = await client.scoring.invite({ matchId })
  const other = await clientAs(app, await someone(app))
  await other.scoring.accept({ matchId, token: data.token })
  await other.scoring.claim({ matchId, device: tablet, takeOver: { reason: 'Tea' } })
  const facts: Fact[] = [{ type: 'struck-out', seq: seq + 3 }]
  await other.scoring.record({ matchId, device: tablet, after: seq + 3, facts })
  expect(await playersOf(matchId)).toContain(join.player)
  expect(await playersOf(matchId)).toHaveLength(setup.teams[0].players.length * 2)
})

test('somebody else’s record of a person does not join, and nothing is written', async () => {
  const { matchId, join, record } = await withLate()
  const imported = await newMatch(app)
  const stranger: Fact = { ...join, player: imported.one[0]?.id ?? '' } as Fact

  await expect(record(1, stranger)).rejects.toMatchObject({
    code: 'NOT_YOURS',
    cause: { issues: [{ path: ['facts', '0', 'player'] }] },
  })
  expect(await playersOf(matchId)).toHaveLength(22)
})

test('a full side is refused in words, and nobody is made', async () => {
  const { join, record } = await withLate()
  if (join.type !== 'player-joined') throw new Error('Nobody joins.')
  const { insteadOf: _, ...more } = join

  await expect(record(1, more)).rejects.toMatchObject({
    code: 'FACT_REFUSED',
    data: { index: 0, refusal: 'side-full', law: 'Law 1.1' },
  })
  const made = app.db.selectFrom('person').select('id').where('id', '=', join.player)
  expect(await made.execute()).toEqual([])
})
