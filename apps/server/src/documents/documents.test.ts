import { expect, test } from 'vitest'
import { clientAs, someone, tokenOf } from '#app/access-walk/people.testing.ts'
import { startServer } from '#app/server.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { after } from '#security/instants.ts'
import { DAY } from '#security/limits.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { documentFields, filing, ofClub, pdf } from './documents.testing.ts'
import { personalData } from './personal-data.queries.ts'

const server = await startServer(await freshDatabase())
const { app } = server
await ensureDefaultSite(app)
const { ownToken, send, load, aClubWith, countFiles } = filing(server)

test('a document is listed with its state, and its file is answered to be saved', async () => {
  const club = await aClubWith({ title: 'Policy "2026"', expiresOn: '2026-01-31' })
  const { data } = await club.client.documents.list(ofClub(club))
  const answer = await load(club, club.documentId)

  expect(data).toMatchObject({
    isManager: true,
    documents: [{ title: 'Policy "2026"', state: 'lapsed', about: null }],
  })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="policy-2026.pdf"; filename*=UTF-8''policy-2026.pdf`,
  )
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
})

test('it lapses soon from 30 days before its last day, and has lapsed the day after', async () => {
  const club = await aClubWith()
  const stateIn = async (days: number) => {
    const expiresOn = after(app.now(), days * DAY).slice(0, 10)
    const { data } = await club.save({ expiresOn })
    return data.documents[0]?.state
  }

  expect(await stateIn(33)).toBe('valid')
  expect([await stateIn(28), await stateIn(1), await stateIn(-2)]).toEqual([
    'lapses-soon',
    'lapses-soon',
    'lapsed',
  ])
  expect((await club.save({ expiresOn: null })).data.documents[0]?.state).toBe('valid')
})

test('another organisation neither reads, changes nor takes over a document', async () => {
  const club = await aClubWith()
  const other = await aClubWith({ title: 'Theirs' })
  const { documentId } = club
  const theirs = { organisationId: other.organisationId, documentId }
  const mine = (await club.client.documents.list(ofClub(club))).data.documents[0]
  const fields = { ...documentFields, fileId: mine?.file.id ?? '' }
  const token = await ownToken(other)

  expect((await load(club, documentId, token)).status).toBe(404)
  expect((await load(other, documentId, token)).status).toBe(404)
  await expect(other.client.documents.list(ofClub(club))).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  await expect(other.client.documents.save({ ...theirs, fields })).rejects.toMatchObject({
    code: 'FILE_GONE',
  })
  const fileId = (await send(other, pdf)).data?.id ?? ''
  const taken = { ...theirs, fields: { ...fields, fileId } }
  await expect(other.client.documents.save(taken)).rejects.toMatchObject({
    code: 'DOCUMENT_NOT_FOUND',
  })
  await other.client.documents.remove(theirs)
  expect((await club.client.documents.list(ofClub(club))).data.documents).toHaveLength(1)
})

test('who sees a document is as it says, and whom it is about sees it too', async () => {
  const club = await aClubWith()
  const { organisationId, documentId } = club
  const holding = async (role: 'coach' | 'player') => {
    const accountId = await someone(app, { roles: [{ organisationId, role }] })
    return { accountId, client: await clientAs(app, accountId) }
  }
  const [coach, player, about] = [
    await holding('coach'),
    await holding('player'),
    await holding('player'),
  ]
  const seen = async () => {
    const lists = [club, coach, player, about].map(async ({ client, accountId }) => {
      const { data } = await client.documents.list({ organisationId })
      const answer = await load(club, documentId, await tokenOf(app, accountId))
      return [data.documents.length, answer.status]
    })
    return Promise.all(lists)
  }
  const [sees, none] = [
    [1, 200],
    [0, 404],
  ]
  expect(await seen()).toEqual([sees, none, none, none])
  await club.save({ seenBy: 'coaches', aboutId: about.accountId })
  expect(await seen()).toEqual([sees, sees, none, sees])
  await club.save({ seenBy: 'members' })
  expect(await seen()).toEqual([sees, sees, sees, sees])
})

test('a document is about somebody with a role, and stays so when they leave', async () => {
  const club = await aClubWith()
  const { organisationId } = club
  const aboutId = await someone(app, { roles: [{ organisationId, role: 'coach' }] })
  await expect(club.save({ aboutId: await someone(app) })).rejects.toMatchObject({
    code: 'NOT_A_MEMBER',
  })
  await club.save({ aboutId })
  await club.client.organisations.removeMember({ organisationId, accountId: aboutId })
  const { data } = await club.save({ aboutId, title: 'Level 2' })

  expect(data.documents).toMatchObject([{ title: 'Level 2', about: { id: aboutId } }])
})

test('saving, sending and removing again change nothing', async () => {
  const club = await aClubWith()
  const [first, second] = [await send(club, pdf), await send(club, pdf)]
  await club.save()
  expect(first.data).toEqual(second.data)
  expect((await club.client.documents.list(ofClub(club))).data.documents).toHaveLength(1)
  for (let time = 0; time < 2; time++) {
    expect(
      (await club.client.documents.remove({ ...ofClub(club), documentId: club.documentId })).data
        .documents,
    ).toEqual([])
  }
  expect(await countFiles(club)).toBe(0)
})

test('what is on file about somebody is exported, and goes with their account', async () => {
  const club = await aClubWith()
  const { organisationId } = club
  const aboutId = await someone(app, { roles: [{ organisationId, role: 'coach' }] })
  await club.save({ aboutId, title: 'DBS certificate' })
  const held = await personalData.held['document']?.rows(aboutId).execute(app.db)
  await app.db.transaction().execute(async (db) => {
    await personalData.erase?.(db, { accountId: aboutId, addresses: [], now: app.now() })
  })

  expect(held?.rows).toMatchObject([{ id: club.documentId, title: 'DBS certificate' }])
  expect((await club.client.documents.list(ofClub(club))).data.documents).toEqual([])
  expect(await countFiles(club)).toBe(0)
})
