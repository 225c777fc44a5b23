import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { personalData } from './personal-data.queries.ts'
import { aClub, refusal } from './clubs.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)

async function anAsker() {
  const accountId = await someone(app)
  return { accountId, client: await clientAs(app, accountId) }
}

test('somebody asks to join, is accepted, and is a player of the club', async () => {
  const { client: owner, accountId: ownerId, organisationId } = await aClub(app)
  const { client, accountId } = await anAsker()
  const { data: before } = await client.clubs.joinStanding({ organisationId })
  expect(before).toEqual({ isMember: false, askedAt: null, childName: null, canAsk: true })
  await client.clubs.askToJoin({ organisationId, note: 'Leg spin' })
  const { data: asked } = await owner.clubs.joinRequests({ organisationId })
  expect(asked).toMatchObject([{ name: 'Someone Else', note: 'Leg spin' }])
  const requestId = asked[0]?.id ?? ''
  const { data: left } = await owner.clubs.decideJoinRequest({
    organisationId,
    requestId,
    accepts: true,
  })
  expect(left).toEqual([])
  expect((await client.clubs.joinStanding({ organisationId })).data.isMember).toBe(true)
  const { data: people } = await owner.organisations.members({ organisationId })
  expect(people.members.find((member) => member.accountId === accountId)?.roles).toEqual(['player'])
  const { data: roster } = await owner.clubs.players({ organisationId })
  expect(roster.players).toMatchObject([{ name: 'Someone Else', hasAccount: true }])
  const { rows } = await app.pool.query<{ account_id: string; details: object }>(
    `select account_id, details from security_event where kind = 'role-given' and subject_id = $1`,
    [accountId],
  )
  expect(rows).toEqual([
    { account_id: ownerId, details: { organisation: organisationId, roles: 'player' } },
  ])
})

const born = (years: number) => `${Number(app.now().slice(0, 4)) - years}-03-01`

test('a parent asks for a child, who is on the list with the parent as guardian once accepted', async () => {
  const { client: owner, organisationId } = await aClub(app)
  const { client, accountId } = await anAsker()
  const child = { name: 'Mahnoor Else', bornOn: born(11) }
  const { data: standing } = await client.clubs.askToJoin({ organisationId, note: '', child })
  const { data: asked } = await owner.clubs.joinRequests({ organisationId })
  const requestId = asked[0]?.id ?? ''
  await owner.clubs.decideJoinRequest({ organisationId, requestId, accepts: true })
  const { data: roster } = await owner.clubs.players({ organisationId })
  const { data: people } = await owner.organisations.members({ organisationId })

  expect(standing.childName).toBe('Mahnoor Else')
  expect(asked[0]?.child).toEqual(child)
  expect(roster.players).toMatchObject([
    { name: 'Mahnoor Else', isMinor: true, hasAccount: false, guardians: [{ accountId }] },
  ])
  expect(people.members.some((member) => member.accountId === accountId)).toBe(false)
  const { data: children } = await client.clubs.children()
  expect(children.map(({ name }) => name)).toEqual(['Mahnoor Else'])
})

test('nobody asks for an adult, or becomes the guardian of another’s child of the same name', async () => {
  const { client: owner, organisationId } = await aClub(app)
  const { client } = await anAsker()
  const ask = (bornOn: string) =>
    client.clubs.askToJoin({ organisationId, note: '', child: { name: 'Sana Mir', bornOn } })
  await expect(ask(born(19))).rejects.toThrow()
  const text = `Name,Born\nSana Mir,${born(9)}`
  await owner.clubs.addPlayers({ organisationId, text, accountIds: [] })
  await ask(born(12))
  const { data } = await owner.clubs.joinRequests({ organisationId })
  const requestId = data[0]?.id ?? ''
  const accepted = owner.clubs.decideJoinRequest({ organisationId, requestId, accepts: true })
  expect(await refusal(accepted)).toBe('ALREADY_A_PLAYER')
})

test('one request is open at a time, and asking again changes its note', async () => {
  const { client: owner, organisationId } = await aClub(app)
  const { client } = await anAsker()
  await Promise.all([
    client.clubs.askToJoin({ organisationId, note: 'First' }),
    client.clubs.askToJoin({ organisationId, note: 'First' }),
  ])
  await client.clubs.askToJoin({ organisationId, note: 'Second' })
  const { data } = await owner.clubs.joinRequests({ organisationId })
  expect(data.map(({ note }) => note)).toEqual(['Second'])
  const { rows } = await app.pool.query(
    `select from domain_event where kind = 'join-asked' and thing_id = $1`,
    [organisationId],
  )
  expect(rows).toHaveLength(1)
})

test('a request that is declined or withdrawn is over, and gives nothing', async () => {
  const { client: owner, organisationId } = await aClub(app)
  const { client } = await anAsker()
  const ask = async () => {
    await client.clubs.askToJoin({ organisationId, note: '' })
    const { data } = await owner.clubs.joinRequests({ organisationId })
    return { organisationId, requestId: data[0]?.id ?? '' }
  }
  const declined = await ask()
  await owner.clubs.decideJoinRequest({ ...declined, accepts: false })
  const standing = (await client.clubs.joinStanding({ organisationId })).data
  expect(standing).toMatchObject({ isMember: false, askedAt: null })
  const again = owner.clubs.decideJoinRequest({ ...declined, accepts: true })
  expect(await refusal(again)).toBe('JOIN_REQUEST_OVER')
  const withdrawn = await ask()
  await client.clubs.withdrawJoinRequest({ organisationId })
  const late = owner.clubs.decideJoinRequest({ ...withdrawn, accepts: true })
  expect(await refusal(late)).toBe('JOIN_REQUEST_OVER')
})

test('the owner of another club neither sees nor decides requests', async () => {
  const { client: owner, organisationId } = await aClub(app)
  const other = await aClub(app)
  const { client } = await anAsker()
  await client.clubs.askToJoin({ organisationId, note: '' })
  const { data } = await owner.clubs.joinRequests({ organisationId })
  const requestId = data[0]?.id ?? ''
  const seen = other.client.clubs.joinRequests({ organisationId })
  expect(await refusal(seen)).toBe('NOT_ALLOWED')
  const decided = other.client.clubs.decideJoinRequest({
    organisationId: other.organisationId,
    requestId,
    accepts: true,
  })
  expect(await refusal(decided)).toBe('JOIN_REQUEST_OVER')
})

test('a club that nobody runs cannot be asked, and asking goes on only so often', async () => {
  const { organisationId } = await aClub(app)
  const { client } = await anAsker()
  const ask = () => refusal(client.clubs.askToJoin({ organisationId, note: '' }))
  for (let times = 0; times < 5; times += 1) expect(await ask()).toBeUndefined()
  expect(await ask()).toBe('TOO_MANY_TRIES')
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into organisation (kind, name) values ('club', 'Nobody CC') returning id`,
  )
  const unrun = rows[0]?.id ?? ''
  expect((await client.clubs.joinStanding({ organisationId: unrun })).data.canAsk).toBe(false)
  const refused = client.clubs.askToJoin({ organisationId: unrun, note: '' })
  expect(await refusal(refused)).toBe('NOBODY_TO_ASK')
})

test('a request goes with the account that made it', async () => {
  const { client: owner, organisationId } = await aClub(app)
  const { client, accountId } = await anAsker()
  await client.clubs.askToJoin({ organisationId, note: 'Private' })
  await personalData.erase?.(app.db, { accountId, addresses: [], now: app.now() })
  expect((await owner.clubs.joinRequests({ organisationId })).data).toEqual([])
})

/** Accepts the request of somebody whose name the club has on its list already. */
async function acceptedAmong(more: { readonly email?: string; readonly isChild?: boolean }) {
  const { client: owner, organisationId } = await aClub(app)
  const { client, accountId } = await anAsker()
  const line = more.email === undefined ? 'Someone Else' : `Someone Else, ${more.email}`
  const { data } = await owner.clubs.addPlayers({ organisationId, text: line })
  if (more.isChild === true) {
    const player = { organisationId, playerId: data.players[0]?.id ?? '', name: 'Someone Else' }
    const bornOn = `${Number(app.now().slice(0, 4)) - 12}-01-01`
    await owner.clubs.savePlayer({ ...player, email: null, bornOn })
  }
  await client.clubs.askToJoin({ organisationId, note: '' })
  const { data: asked } = await owner.clubs.joinRequests({ organisationId })
  const requestId = asked[0]?.id ?? ''
  await owner.clubs.decideJoinRequest({ organisationId, requestId, accepts: true })
  const { data: roster } = await owner.clubs.players({ organisationId })
  return { hasAccount: roster.players.map((player) => player.hasAccount), roster, accountId }
}

test('who is on the list already is on it once, with the account', async () => {
  const { hasAccount, roster } = await acceptedAmong({})
  expect(hasAccount).toEqual([true])
  expect(roster.members.map(({ name }) => name)).toEqual(['Someone Else'])
})

test.each([{ email: 'another@example.org' }, { isChild: true }])(
  'a namesake of whom the club knows better (%o) is not taken over',
  async (known) => {
    const { hasAccount, roster, accountId } = await acceptedAmong(known)
    expect(hasAccount).toEqual([false])
    expect(roster.members.map((member) => member.accountId)).toContain(accountId)
  },
)

test('an invitation as a player puts whoever accepts it on the list, and one as a scorer does not', async () => {
  const { client: owner, organisationId } = await aClub(app)
  for (const [role, players] of [
    ['scorer', 0],
    ['player', 1],
  ] as const) {
    const { client } = await anAsker()
    const { data } = await owner.organisations.invite({ organisationId, roles: [role] })
    await client.organisations.acceptInvitation({ token: data.path?.split('token=')[1] ?? '' })
    await handleEvents(app)
    const { data: roster } = await owner.clubs.players({ organisationId })
    expect(roster.players).toHaveLength(players)
  }
})
