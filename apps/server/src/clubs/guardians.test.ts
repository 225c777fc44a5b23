import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { refusal } from './clubs.testing.ts'
import { aWeekend, pick, publish } from './selection/selection.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
await handleEvents(app)
const anybody = clientOf(app)

type Weekend = Awaited<ReturnType<typeof aWeekend>>

const bornOn = `${Number(app.now().slice(0, 4)) - 12}-01-01`

/** A new account that looks after Ann, who is twelve. */
async function aGuardian({ client, organisationId, idOf }: Weekend) {
  const guardianId = await someone(app)
  const guardian = await clientAs(app, guardianId)
  const of = { organisationId, playerId: idOf('Ann') }
  await client.clubs.savePlayer({ ...of, name: 'Ann Khan', email: null, bornOn })
  const { data } = await client.clubs.offerClaim(of)
  await guardian.clubs.claim({ token: data.path.split('token=')[1] ?? '' })
  return { guardianId, guardian }
}

/** Ann is on a public team sheet, and a guardian has agreed to her name. */
async function aShownChild() {
  const weekend = await aWeekend(app)
  const first = await aGuardian(weekend)
  const ann = { organisationId: weekend.organisationId, playerId: weekend.idOf('Ann') }
  const consent = { playerId: ann.playerId, showsName: true, showsPicture: true }
  await first.guardian.clubs.saveConsent(consent)
  await pick(weekend, 'Ann')
  await publish(weekend, true)
  return { ...weekend, ...first, ann }
}

type Shown = Awaited<ReturnType<typeof aShownChild>>

const publicName = async ({ first }: Weekend) =>
  (await anybody.clubs.teamSheet({ entryId: first })).data.players[0]?.name

const rowOf = async ({ client, ann }: Shown) =>
  (await client.clubs.players({ organisationId: ann.organisationId })).data.players.find(
    ({ id }) => id === ann.playerId,
  )

async function noticesOf(accountId: string): Promise<string[]> {
  await handleEvents(app)
  const { rows } = await app.pool.query<{ body: string }>(
    `select e.body from notice n join notice_event e on e.id = n.event_id where n.account_id = $1`,
    [accountId],
  )
  return rows.map(({ body }) => body)
}

test('one of two guardians can be removed, and the other one’s consent stays', async () => {
  const child = await aShownChild()
  const second = await aGuardian(child)

  await child.client.clubs.removeGuardian({ ...child.ann, accountId: child.guardianId })

  expect(await rowOf(child)).toMatchObject({
    guardians: [{ accountId: second.guardianId }],
    showsName: true,
  })
  expect(await publicName(child)).toBe('Ann Khan')
})

test('the last guardian is removed only by who says so, and then the child is hidden', async () => {
  const child = await aShownChild()
  const asked = { ...child.ann, accountId: child.guardianId }

  expect(await refusal(child.client.clubs.removeGuardian(asked))).toBe('LAST_GUARDIAN')
  expect(await publicName(child)).toBe('Ann Khan')
  await child.client.clubs.removeGuardian({ ...asked, evenIfLast: true })
  await child.client.clubs.removeGuardian({ ...asked, evenIfLast: true })

  expect(await publicName(child)).toBe('A. K.')
  expect(await rowOf(child)).toMatchObject({ guardians: [], showsName: false, showsPicture: false })
  const { rows } = await app.pool.query(
    `select details from security_event where kind = 'guardian-removed' and subject_id = $1`,
    [child.guardianId],
  )
  expect(rows).toHaveLength(1)
})

test('who was removed has no more rights at once, and hears of it', async () => {
  const child = await aShownChild()
  const { guardian, guardianId, ann, first } = child
  await child.client.clubs.removeGuardian({ ...ann, accountId: guardianId, evenIfLast: true })

  expect((await guardian.clubs.children()).data).toEqual([])
  expect((await guardian.clubs.asked()).data.entries).toEqual([])
  const consent = { playerId: ann.playerId, showsName: true, showsPicture: true }
  expect(await refusal(guardian.clubs.saveConsent(consent))).toBe('PLAYER_NOT_FOUND')
  const answer = { entryId: first, answer: 'yes' as const, note: '', playerId: ann.playerId }
  expect(await refusal(guardian.clubs.answer(answer))).toBe('ENTRY_NOT_FOUND')
  expect(await noticesOf(guardianId)).toContain('You are no longer the guardian of a child here.')
})

test('a guardian steps back, and those who run the teams hear that the club answers now', async () => {
  const child = await aShownChild()
  const { guardian, ann, accountId } = child
  const { playerId } = ann
  expect((await guardian.clubs.children()).data).toMatchObject([{ isOnlyGuardian: true }])

  expect(await refusal(guardian.clubs.stopGuarding({ playerId }))).toBe('LAST_GUARDIAN')
  const { data } = await guardian.clubs.stopGuarding({ playerId, evenIfLast: true })

  expect(data).toEqual([])
  expect(await publicName(child)).toBe('A. K.')
  expect(await noticesOf(accountId)).toContain(
    'A child has no guardian here any more. The club answers for the child.',
  )
})

test('of two guardians who go at once one is the last, and consent does not outlive them', async () => {
  const child = await aShownChild()
  const second = await aGuardian(child)
  const { playerId } = child.ann

  await Promise.all(
    [child.guardian, second.guardian].map((one) =>
      one.clubs.stopGuarding({ playerId, evenIfLast: true }),
    ),
  )

  expect(await rowOf(child)).toMatchObject({ guardians: [], showsName: false, showsPicture: false })
})

test('a link for another guardian ends with the one who is removed', async () => {
  const child = await aShownChild()
  const { data } = await child.client.clubs.offerClaim(child.ann)
  await child.client.clubs.removeGuardian({
    ...child.ann,
    accountId: child.guardianId,
    evenIfLast: true,
  })

  const token = data.path.split('token=')[1] ?? ''
  expect(await refusal(child.guardian.clubs.claim({ token }))).toBe('CLAIM_OVER')
})
