import { OrganisationId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { refusal } from '#clubs/clubs.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { personalData } from './personal-data.queries.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)

const operatorId = await someone(app, { operator: true })
const operator = await clientAs(app, operatorId)

const fields = {
  role: 'Secretary',
  evidence: 'My name is on the committee page of our club.',
  link: 'https://example.org/committee',
}

const anUnrunClub = async () => OrganisationId.parse(await anOrganisation(app, 'club'))

async function aPerson() {
  const accountId = await someone(app)
  return { accountId, client: await clientAs(app, accountId) }
}

async function aClaim(organisationId: OrganisationId) {
  const person = await aPerson()
  await person.client.organisations.claim({ organisationId, fields })
  const { data } = await operator.organisations.claims({ organisationId })
  return { ...person, claimId: data.at(-1)?.id ?? '' }
}

const openClaims = async (organisationId: OrganisationId) =>
  (await operator.organisations.claims({ organisationId })).data

const emailTo = async (accountId: string) => {
  const { rows } = await app.pool.query<{ body: string }>(
    `select m.body from message m join account a on a.email = m.recipient where a.id = $1`,
    [accountId],
  )
  return rows.map(({ body }) => body).join('\n')
}

const noticesOf = async ({ client }: Awaited<ReturnType<typeof aPerson>>) =>
  (await client.notifications.filter({ page: {} })).data.items.map(({ body }) => body)

test('whoever asks for a club that nobody runs owns it once an operator approves', async () => {
  const organisationId = await anUnrunClub()
  expect((await operator.organisations.show({ organisationId })).data.canBeClaimed).toBe(true)
  const { claimId, ...claimant } = await aClaim(organisationId)
  const { client, accountId } = claimant
  const { data: waiting } = await client.organisations.claimStanding({ organisationId })
  expect(waiting).toMatchObject({ canClaim: true, isOwner: false, open: fields, declined: null })
  expect(await openClaims(organisationId)).toMatchObject([{ ...fields, name: 'Someone Else' }])

  const decision = { organisationId, claimId, accepts: true as const }
  expect((await operator.organisations.decideClaim(decision)).data).toEqual([])
  const { data: after } = await client.organisations.claimStanding({ organisationId })
  expect(after).toMatchObject({ canClaim: false, isOwner: true, open: null })
  expect((await client.organisations.show({ organisationId })).data.canBeClaimed).toBe(false)
  await client.organisations.showManaged({ organisationId })

  await handleEvents(app)
  expect(await noticesOf(claimant)).toEqual(['You run it now. Its page is yours to fill.'])
  expect(await emailTo(accountId)).toContain('You are an owner of Some club')
  const { rows } = await app.pool.query<object>(
    `select account_id, details from security_event where kind = 'role-given' and subject_id = $1`,
    [accountId],
  )
  expect(rows).toEqual([
    { account_id: operatorId, details: { organisation: organisationId, roles: 'owner' } },
  ])
})

test('a decision that is sent twice is made once, and another one is refused', async () => {
  const organisationId = await anUnrunClub()
  const { claimId, accountId } = await aClaim(organisationId)
  const decision = { organisationId, claimId, accepts: true as const }
  await Promise.all([
    operator.organisations.decideClaim(decision),
    operator.organisations.decideClaim(decision),
  ])
  const late = operator.organisations.decideClaim({ ...decision, accepts: false, reason: 'No' })
  expect(await refusal(late)).toBe('ORGANISATION_CLAIM_OVER')
  const { rows } = await app.pool.query(
    `select from domain_event where kind = 'organisation-claim-decided' and thing_id = $1`,
    [organisationId],
  )
  expect(rows).toHaveLength(1)
  expect((await emailTo(accountId)).match(/You are an owner/g)).toHaveLength(1)
})

test('who is declined reads why, and may ask again', async () => {
  const organisationId = await anUnrunClub()
  const { claimId, ...claimant } = await aClaim(organisationId)
  const { client, accountId } = claimant
  const reason = 'The club does not know that name.'
  await operator.organisations.decideClaim({ organisationId, claimId, accepts: false, reason })
  const { data: declined } = await client.organisations.claimStanding({ organisationId })
  expect(declined).toMatchObject({ isOwner: false, open: null, declined: { reason } })
  await handleEvents(app)
  expect(await noticesOf(claimant)).toEqual([
    'Your request to run it was declined. See the reason.',
  ])
  expect(await emailTo(accountId)).toContain(reason)

  await client.organisations.claim({ organisationId, fields })
  const { data: again } = await client.organisations.claimStanding({ organisationId })
  expect(again).toMatchObject({ open: fields, declined: null })
})

test('one claim is open at a time: asking again changes it, and it can be withdrawn', async () => {
  const organisationId = await anUnrunClub()
  const { client } = await aPerson()
  const claim = (role: string) =>
    client.organisations.claim({ organisationId, fields: { ...fields, role } })
  await Promise.all([claim('Captain'), claim('Captain')])
  await claim('Chair')
  expect((await openClaims(organisationId)).map(({ role }) => role)).toEqual(['Chair'])
  const { rows } = await app.pool.query(
    `select from domain_event where kind = 'organisation-claimed' and thing_id = $1`,
    [organisationId],
  )
  expect(rows).toHaveLength(1)

  const { data } = await client.organisations.withdrawClaim({ organisationId })
  expect(data).toMatchObject({ canClaim: true, open: null, declined: null })
  await client.organisations.withdrawClaim({ organisationId })
  expect(await openClaims(organisationId)).toEqual([])
})

test('it waits for the operators, and for the owner once there is one', async () => {
  const organisationId = await anUnrunClub()
  const first = await aClaim(organisationId)
  const second = await aClaim(organisationId)
  const tasksOf = async ({ client }: Pick<typeof first, 'client'>) =>
    (await client.tasks.own()).data
      .filter(({ of }) => of.id === organisationId)
      .map(({ kind, count }) => ({ kind, count }))
  const waits = (count: number) => [{ kind: 'organisation-claim', count }]
  expect(await tasksOf({ client: operator })).toEqual(waits(2))
  expect(await tasksOf(first)).toEqual([])

  const { claimId } = first
  await operator.organisations.decideClaim({ organisationId, claimId, accepts: true })
  expect(await tasksOf({ client: operator })).toEqual([])
  expect(await tasksOf(first)).toEqual(waits(1))
  await first.client.organisations.decideClaim({
    organisationId,
    claimId: second.claimId,
    accepts: true,
  })
  const { data } = await second.client.organisations.claimStanding({ organisationId })
  expect(data.isOwner).toBe(true)
})

test('a club that somebody runs is not claimed, nor is one that is closed or not there', async () => {
  const organisationId = await anUnrunClub()
  await someone(app, { roles: [{ organisationId, role: 'admin' }] })
  const { client } = await aPerson()
  const claim = (id: OrganisationId) =>
    refusal(client.organisations.claim({ organisationId: id, fields }))
  expect(await claim(organisationId)).toBe('NOT_CLAIMABLE')
  expect((await client.organisations.show({ organisationId })).data.canBeClaimed).toBe(false)
  const closed = await anUnrunClub()
  await app.pool.query('update organisation set archived_at = now() where id = $1', [closed])
  expect(await claim(closed)).toBe('ORGANISATION_NOT_FOUND')
  expect((await client.organisations.show({ organisationId: closed })).data.canBeClaimed).toBe(
    false,
  )
})

test('nobody but those who decide reads a claim or decides it', async () => {
  const organisationId = await anUnrunClub()
  const { client, claimId } = await aClaim(organisationId)
  const other = await anUnrunClub()
  const elsewhere = await clientAs(
    app,
    await someone(app, { roles: [{ organisationId: other, role: 'owner' }] }),
  )
  const coach = await clientAs(
    app,
    await someone(app, { roles: [{ organisationId, role: 'coach' }] }),
  )
  const decision = { organisationId, claimId, accepts: true as const }
  for (const who of [client, elsewhere, coach]) {
    expect(await refusal(who.organisations.claims({ organisationId }))).toBe('NOT_ALLOWED')
    expect(await refusal(who.organisations.decideClaim(decision))).toBe('NOT_ALLOWED')
  }
  const through = elsewhere.organisations.decideClaim({ ...decision, organisationId: other })
  expect(await refusal(through)).toBe('ORGANISATION_CLAIM_OVER')
  expect((await coach.organisations.claimStanding({ organisationId })).data.open).toBeNull()
})

test('asking goes on only so often', async () => {
  const organisationId = await anUnrunClub()
  const { client } = await aPerson()
  const claim = () => refusal(client.organisations.claim({ organisationId, fields }))
  for (let times = 0; times < 5; times += 1) expect(await claim()).toBeUndefined()
  expect(await claim()).toBe('TOO_MANY_TRIES')
})

test('a claim goes with the account that made it', async () => {
  const organisationId = await anUnrunClub()
  const { accountId } = await aClaim(organisationId)
  await personalData.erase?.(app.db, { accountId, addresses: [], now: app.now() })
  expect(await openClaims(organisationId)).toEqual([])
})

test('nobody comes to own more than fifty organisations by a claim, and the claim stays open', async () => {
  const organisationId = await anUnrunClub()
  const { accountId, claimId } = await aClaim(organisationId)
  await app.pool.query(
    `with made as (insert into organisation (kind, name)
       select 'club', 'Club ' || n from generate_series(1, 50) n returning id)
     insert into membership (organisation_id, account_id, role, granted_at)
     select id, $1, 'owner', now() from made`,
    [accountId],
  )
  const approve = () =>
    operator.organisations.decideClaim({ organisationId, claimId, accepts: true })

  expect(await refusal(approve())).toBe('CLAIMANT_OWNS_MANY')
  expect(await openClaims(organisationId)).toHaveLength(1)
  await app.pool.query(
    `update organisation set archived_at = now() where id = (
       select organisation_id from membership where account_id = $1 and role = 'owner' limit 1)`,
    [accountId],
  )
  expect(await refusal(approve())).toBeUndefined()
})
