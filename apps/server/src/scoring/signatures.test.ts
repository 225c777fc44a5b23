import { hash } from 'node:crypto'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { verifyLog } from '@pavilion/cricket/chain/verify-log.ts'
import { MatchId, PersonId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { forgetMinors } from '#privacy/minors.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const ENDED: Fact = { type: 'match-ended', result: 'no result' }

/** A match of one ball that is over. */
async function finished() {
  const match = await scoredMatch(app)
  const { client, seq, start, ball } = match
  const matchId = MatchId.parse(match.matchId)
  const device = phone
  await client.scoring.record({ matchId, device, after: seq, facts: [start, ball(1), ENDED] })
  const last = seq + 3
  const shown = async () => (await clientOf(app).scoring.signatures({ matchId })).data.signatures
  const info = async () => (await clientOf(app).matches.show({ matchId })).data.info
  return { ...match, matchId, last, shown, info }
}

const captain = { role: 'captain', side: 0, name: 'Sana Mir' } as const
const umpire = { role: 'umpire', name: 'Asad Rauf' } as const

test('captains and umpires sign a finished match, and everybody reads who did and what', async () => {
  const { client, matchId, last, setup, shown, info } = await finished()
  await client.scoring.sign({ matchId, seq: last, signer: captain })
  await client.scoring.sign({ matchId, seq: last, signer: umpire })
  const { log, scored } = await info()

  expect(await shown()).toEqual([
    {
      role: 'umpire',
      side: null,
      name: 'Asad Rauf',
      at: expect.stringMatching(/Z$/),
      seq: last,
      hash: log.hash,
      result: 'No result',
      since: 0,
    },
    expect.objectContaining({ role: 'captain', side: 0, name: 'Sana Mir' }),
  ])
  expect(scored).toMatchObject({ signedBy: { captains: 1, umpires: 1 }, isAmendedSince: false })
  const playerId = PersonId.parse(setup.teams[0].players[0]?.id)
  const { recent } = (await clientOf(app).players.show({ playerId })).data
  expect(recent).toMatchObject([{ source: 'ball-by-ball', isSigned: true }])
})

test('the same signature twice is one, and its name is one line', async () => {
  const { client, matchId, last, shown } = await finished()
  await client.scoring.sign({ matchId, seq: last, signer: captain })
  await client.scoring.sign({ matchId, seq: last, signer: captain })

  expect(await shown()).toHaveLength(1)
  for (const name of ['', '  ', 'a\nb', 'x'.repeat(101)]) {
    const asked = client.scoring.sign({ matchId, seq: last, signer: { ...captain, name } })
    await expect(asked).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  }
})

test('what has no result, or has moved on, is not signed', async () => {
  const { client, matchId, seq, start, ball } = await scoredMatch(app)
  await client.scoring.record({ matchId, device: phone, after: seq, facts: [start, ball(1)] })
  const underWay = client.scoring.sign({ matchId, seq: seq + 2, signer: captain })
  await expect(underWay).rejects.toMatchObject({ code: 'MATCH_NOT_OVER' })

  const over = await finished()
  for (const at of [over.last - 1, over.last + 1]) {
    const asked = over.client.scoring.sign({ matchId: over.matchId, seq: at, signer: captain })
    await expect(asked).rejects.toMatchObject({ code: 'LOG_MOVED', data: { seq: over.last } })
  }
})

test('nobody signs on the phone of somebody who does not score', async () => {
  const { matchId, last } = await finished()
  const stranger = await clientAs(app, await someone(app))
  const asked = stranger.scoring.sign({ matchId, seq: last, signer: captain })

  await expect(asked).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

test('a correction after a signature is an amendment after signing, with a reason or without', async () => {
  const { client, matchId, last, shown, info, ball } = await finished()
  await client.scoring.sign({ matchId, seq: last, signer: captain })
  await client.scoring.record({
    matchId,
    device: phone,
    after: last,
    facts: [
      { type: 'corrected', seq: last - 1, fact: ball(4), reason: 'Four' },
      { type: 'struck-out', seq: last },
    ],
  })
  const { amendments } = (await clientOf(app).scoring.amendments({ matchId })).data

  expect(amendments.map(({ reason, isAfterSigning }) => [reason, isAfterSigning])).toEqual([
    ['', true],
    ['Four', true],
  ])
  expect(await shown()).toMatchObject([{ seq: last, result: 'No result', since: 2 }])
  expect((await info()).scored?.isAmendedSince).toBe(true)
})

test('what was amended before the signature was signed with the rest', async () => {
  const { client, matchId, last, info, ball } = await finished()
  const amended: Fact = { type: 'corrected', seq: last - 1, fact: ball(4), reason: 'Four' }
  await client.scoring.record({ matchId, device: phone, after: last, facts: [amended] })
  await client.scoring.sign({ matchId, seq: last + 1, signer: captain })
  const { amendments } = (await clientOf(app).scoring.amendments({ matchId })).data

  expect(amendments).toMatchObject([{ reason: 'Four', isAfterSigning: false }])
  expect((await info()).scored?.isAmendedSince).toBe(false)
})

/** The exported log as anybody checks it. */
async function exported(matchId: string) {
  const file = await clientOf(app).matches.file({
    matchId: MatchId.parse(matchId),
    form: 'log.json',
  })
  return verifyLog(JSON.parse(await file.text()), (text) => hash('sha256', text))
}

test('the exported log has the signatures, and whoever changes what was signed is found out', async () => {
  const { client, matchId, last } = await finished()
  await client.scoring.sign({ matchId, seq: last, signer: captain })

  expect(await exported(matchId)).toMatchObject({
    signed: [{ name: 'Sana Mir', seq: last, since: 0 }],
    found: [],
  })
  await app.db
    .updateTable('match_signature')
    .set({ head: 'f'.repeat(64) })
    .where('match_id', '=', matchId)
    .execute()
  expect(await exported(matchId)).toMatchObject({
    found: [{ kind: 'signature', by: 'Sana Mir', seq: last }],
  })
})

test('a captain who is a child is named by initials, and what she signed still verifies', async () => {
  const { client, matchId, last, shown, setup } = await finished()
  const [player] = setup.teams[0].players
  const name = player?.name ?? ''
  await client.scoring.sign({ matchId, seq: last, signer: { ...captain, name } })
  const until = `${Number(app.now().slice(0, 4)) + 2}-01-01`
  const child = { person_id: player?.id ?? '', until }
  await app.db.insertInto('hidden_person').values(child).execute()
  forgetMinors(app)

  const [signature] = await shown()
  expect(signature?.name).not.toBe(name)
  expect(await exported(matchId)).toMatchObject({ found: [] })
})

test('of a match that is not known there are none', async () => {
  const matchId = MatchId.parse('0198c5a0-0000-7000-8000-000000000000')

  await expect(clientOf(app).scoring.signatures({ matchId })).rejects.toMatchObject({
    code: 'MATCH_NOT_FOUND',
  })
})
