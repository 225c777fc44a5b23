import { randomUUID } from 'node:crypto'
import type { OrganisationId } from '@pavilion/contract/ids.ts'
import { ORPCError } from '@orpc/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ORPCError) return String(error.code)
      throw error
    },
  )

const aCrest = async (background: string) => {
  const size = { width: 80, height: 90, channels: 4, background } as const
  const bytes = await sharp({ create: size }).png().toBuffer()
  return new File([new Uint8Array(bytes)], 'crest.png', { type: 'image/png' })
}

/** A club with a team. */
async function aClub() {
  const client = await clientAs(app, await someone(app))
  const { data } = await client.organisations.create({
    kind: 'club',
    name: 'Ravi Wanderers',
    country: 'PK',
    city: '',
    about: '',
    website: '',
    email: '',
    phone: '',
    idempotencyKey: randomUUID(),
  })
  const organisationId = data.organisation.id
  const { id: teamId } = await app.db
    .insertInto('team')
    .values({
      name: `Ravi Wanderers ${randomUUID()}`,
      gender: 'male',
      kind: 'club',
      organisation_id: organisationId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { client, organisationId, teamId }
}

type Club = Awaited<ReturnType<typeof aClub>>

const colours = { first: '#0f5132', second: '#f4c430' }
const plain = { crestId: null, colours: null, links: [] }

const save = (
  { client, organisationId }: { client: Club['client']; organisationId: OrganisationId },
  badge: object,
  revision = 0,
) => client.organisations.saveBadge({ organisationId, revision, badge: { ...plain, ...badge } })

test('crest, colours and links of a club are on its page, in lists and with its teams', async () => {
  const club = await aClub()
  const { client, organisationId, teamId } = club
  const sent = { params: { organisationId }, body: await aCrest('#b00') }
  const { id: crestId, address } = (await client.organisations.sendCrest(sent)).data
  const links = ['https://www.instagram.com/raviwanderers']

  const again = (await client.organisations.sendCrest(sent)).data
  const saved = (await save(club, { crestId, colours, links })).data
  const twice = (await save(club, { crestId, colours, links })).data
  const page = (await client.organisations.show({ organisationId })).data
  const team = (await client.teams.show({ teamId })).data.team

  expect(again.id).toBe(crestId)
  expect(saved).toEqual({ revision: 1, crest: { id: crestId, address }, colours, links })
  expect(twice).toEqual(saved)
  expect(page.profile.links).toEqual(links)
  expect(page.organisation.badge).toEqual({
    crest: { small: address, large: address.replace('small.webp', 'large.png') },
    colours,
  })
  expect(page.teams[0]?.badge).toEqual(page.organisation.badge)
  expect(team.badge).toEqual(page.organisation.badge)
  const own = (await client.organisations.own()).data
  expect(own[0]?.organisation.badge).toEqual(page.organisation.badge)
  const { hits } = (await client.search.everything({ q: 'Ravi Wanderers', limit: 6 })).data
  const found = hits.filter(({ kind }) => kind === 'club' || kind === 'team')
  expect(found.map(({ kind, badge }) => [kind, badge])).toEqual(
    expect.arrayContaining([
      ['club', page.organisation.badge],
      ['team', page.organisation.badge],
    ]),
  )
})

test('crests of other clubs, equal colours, addresses that are no links and old pages are refused', async () => {
  const [club, other] = [await aClub(), await aClub()]
  const { organisationId } = other
  const sent = { params: { organisationId }, body: await aCrest('#00b') }
  const { id } = (await other.client.organisations.sendCrest(sent)).data

  expect(await refusal(save(club, { crestId: id }))).toBe('INVALID_INPUT')
  expect(await refusal(save(club, { colours: { first: '#111111', second: '#111111' } }))).toBe(
    'BAD_REQUEST',
  )
  expect(await refusal(save(club, { links: ['javascript:alert(1)'] }))).toBe('BAD_REQUEST')
  expect(await refusal(save(club, { colours }))).toBeUndefined()
  expect(await refusal(save(club, plain))).toBe('STALE_ORGANISATION')
  expect(await refusal(save({ ...club, organisationId }, { colours }))).toBe('NOT_ALLOWED')
})

test('a crest that nothing has shown for a day is deleted, the shown one stays', async () => {
  const club = await aClub()
  const { client, organisationId } = club
  const ids = []
  for (const colour of ['#b00', '#0b0']) {
    const body = await aCrest(colour)
    ids.push((await client.organisations.sendCrest({ params: { organisationId }, body })).data.id)
  }
  await app.db
    .updateTable('organisation_picture')
    .set({ made_at: '2020-01-01T00:00:00Z' })
    .where('organisation_id', '=', organisationId)
    .execute()

  await save(club, { crestId: ids[1] })
  const left = await app.db
    .selectFrom('organisation_picture')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .execute()

  expect(left).toEqual([{ id: ids[1] }])
})
