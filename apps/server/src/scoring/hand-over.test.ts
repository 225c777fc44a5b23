import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch, tablet } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

/** A match with a scorer who was invited to it. */
async function withInvited() {
  const match = await scoredMatch(app)
  const { matchId } = match
  const { data } = await match.client.scoring.invite({ matchId })
  const invitedId = await someone(app)
  const invited = await clientAs(app, invitedId)
  await invited.scoring.accept({ matchId, token: data.token })
  return { ...match, invited, invitedId, token: data.token }
}

test('the pad begins with the setup, the log, what is due and who scores', async () => {
  const { client, matchId, seq, setup } = await scoredMatch(app)
  const { data } = await client.scoring.show({ matchId })

  expect(data).toMatchObject({ setup, seq, isSealed: false, managesScorers: true })
  expect(data.due).toMatchObject({ need: 'innings', sides: setup.teams.map(({ id }) => id) })
  expect(data.claim).toEqual({ holder: null, asked: [] })
})

test('an invitation is good once, and makes a scorer who invites nobody', async () => {
  const { matchId, invited, token } = await withInvited()
  const late = await clientAs(app, await someone(app))

  await expect(late.scoring.accept({ matchId, token })).rejects.toMatchObject({
    code: 'INVITATION_OVER',
  })
  expect((await invited.scoring.accept({ matchId, token })).data).toEqual({ matchId })
  await expect(invited.scoring.invite({ matchId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

test('an invitation ends with its time, and is for its match alone', async () => {
  const { client, matchId } = await scoredMatch(app)
  const other = await scoredMatch(app)
  const { data } = await client.scoring.invite({ matchId, hours: 1 })
  const guest = await clientAs(app, await someone(app))
  const { token } = data

  await expect(guest.scoring.accept({ matchId: other.matchId, token })).rejects.toThrow()
  await app.db.updateTable('scorer_invitation').set({ expires_at: app.now() }).execute()
  await expect(guest.scoring.accept({ matchId, token })).rejects.toThrow()
})

test('the pad is asked for and handed over', async () => {
  const { client, invited, matchId, seq, start } = await withInvited()
  await client.scoring.claim({ matchId, device: phone, label: 'Her phone' })

  const asked = await invited.scoring.claim({ matchId, device: tablet, label: 'His tablet' })
  expect(asked.data).toMatchObject({ holder: { device: phone }, asked: [{ device: tablet }] })
  await client.scoring.grant({ matchId, device: phone, to: tablet })
  const record = { matchId, after: seq, facts: [start] }
  await expect(client.scoring.record({ ...record, device: phone })).rejects.toMatchObject({
    data: { holder: { device: tablet, label: 'His tablet' } },
  })
  expect((await invited.scoring.record({ ...record, device: tablet })).data.seq).toBe(seq + 1)
})

test('a device takes over with a reason that is kept', async () => {
  const { client, invited, matchId } = await withInvited()
  await client.scoring.claim({ matchId, device: phone })
  const takeOver = { reason: 'Her battery is empty' }

  const { data } = await invited.scoring.claim({ matchId, device: tablet, takeOver })
  expect(data.holder).toMatchObject({ device: tablet })
  const { history } = (await client.scoring.scorers({ matchId })).data
  expect(history.map(({ kind }) => kind)).toEqual(['taken-over', 'claimed', 'joined', 'invited'])
  expect(history[0]).toMatchObject({ reason: 'Her battery is empty', device: tablet })
})

test('who gave the scoring up leaves it to whoever comes first', async () => {
  const { client, invited, matchId } = await withInvited()
  await client.scoring.claim({ matchId, device: phone })
  await expect(invited.scoring.grant({ matchId, device: tablet, to: null })).rejects.toMatchObject({
    code: 'NOT_THE_SCORER',
  })
  await client.scoring.grant({ matchId, device: phone, to: null })

  const { data } = await invited.scoring.claim({ matchId, device: tablet })
  expect(data.holder).toMatchObject({ device: tablet })
})

test('a scorer who is taken away scores no more, on any device', async () => {
  const { client, invited, invitedId, matchId, seq, start } = await withInvited()
  await invited.scoring.claim({ matchId, device: tablet })
  const { data: unused } = await client.scoring.invite({ matchId })

  const { data } = await client.scoring.remove({ matchId, accountId: invitedId })
  expect(data.scorers.map(({ as }) => as)).toEqual(['creator'])
  const record = { matchId, after: seq, facts: [start] }
  await expect(invited.scoring.record({ ...record, device: tablet })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  await expect(invited.scoring.accept({ matchId, token: unused.token })).rejects.toThrow()
  expect((await client.scoring.record({ ...record, device: phone })).data.seq).toBe(seq + 1)
})

test('the device of another account is another device', async () => {
  const { client, invited, matchId, seq, start } = await withInvited()
  await client.scoring.claim({ matchId, device: phone })
  const record = { matchId, device: phone, after: seq, facts: [start] }

  await expect(invited.scoring.record(record)).rejects.toMatchObject({ code: 'NOT_THE_SCORER' })
})
