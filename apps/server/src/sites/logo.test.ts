import sharp from 'sharp'
import { expect, test } from 'vitest'
import { clientAs, someone, tokenOf } from '#app/access-walk/people.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { startServer } from '#app/server.testing.ts'
import { deleteOldLogos } from './logo.queries.ts'
import { ensureDefaultSite } from './sites.ts'
import { anotherSite } from './site.testing.ts'

const { origin, app } = await startServer(await freshDatabase())
await ensureDefaultSite(app)
const operator = await someone(app, { operator: true })
const bearer = await tokenOf(app, operator)
const asOperator = await clientAs(app, operator)

type Sent = { readonly code?: string; readonly data?: Record<string, unknown> & { id?: string } }

async function send(bytes: Buffer, token = bearer) {
  const response = await fetch(`${origin}/api/v1/operator/site/logos`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  })
  const answer: Sent = JSON.parse(await response.text())
  return { http: response.status, ...answer }
}

/** A bar of one colour in the middle of nothing. */
const logo = (width: number, height: number, colour: string) =>
  sharp({ create: { width: width + 80, height: height + 80, channels: 4, background: '#0000' } })
    .composite([
      {
        input: { create: { width, height, channels: 4, background: colour } },
        left: 40,
        top: 40,
      },
    ])
    .png()
    .toBuffer()

async function settle(id: string | null) {
  const { revision, words } = (await asOperator.sites.settings()).data
  return (await asOperator.sites.saveSettings({ revision, words: { ...words, logo: id } })).data
}

async function look(address: unknown) {
  const response = await fetch(`${origin}${String(address)}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  const middle = { left: Math.round(width / 2), top: Math.round(height / 2), width: 1, height: 1 }
  const [red, green, blue] = await sharp(bytes).removeAlpha().extract(middle).raw().toBuffer()
  return {
    drawn: [format, width, height],
    middle: [red, green, blue],
    kept: response.headers.get('cache-control'),
  }
}

test('a logo loses the room round it, is drawn in two sizes, and is shown once the settings name it', async () => {
  const { http, data } = await send(await logo(300, 300, '#c02030'))
  const before = (await asOperator.sites.show()).data.logo
  const { logo: settled, changes } = await settle(data?.id ?? null)
  const small = await look(data?.['small'])

  expect(http).toBe(201)
  expect(before).toBeNull()
  expect(data).toMatchObject({ width: 120, height: 120, seenOn: 'both' })
  expect(settled).toEqual(data)
  expect(changes[0]?.fields).toEqual(['logo'])
  expect((await asOperator.sites.show()).data.logo).toEqual(data)
  expect(small.drawn).toEqual(['webp', 120, 120])
  expect(small.kept).toContain('immutable')
  expect((await look(data?.['large'])).drawn).toEqual(['png', 300, 300])
})

test('the icons of a site are its logo, and the house mark again without one', async () => {
  const { data } = await send(await logo(300, 300, '#c02030'))
  await settle(data?.id ?? null)
  const icons = ['/icon-192.png', '/icon-maskable-512.png', '/apple-touch-icon.png', '/share.png']
  const own = await Promise.all(icons.map(look))
  await settle(null)
  const house = await Promise.all(icons.map(look))

  expect(own.map(({ drawn }) => drawn)).toEqual(
    [192, 512, 180, 512].map((side) => ['png', side, side]),
  )
  expect(own.map(({ middle }) => middle)).toEqual(icons.map(() => [192, 32, 48]))
  expect(house.map(({ middle }) => middle)).not.toContainEqual([192, 32, 48])
})

test('a logo with the name in it goes to shared links, and is no icon', async () => {
  const { data } = await send(await logo(600, 100, '#c02030'))
  await settle(data?.id ?? null)
  const [icon, shared] = await Promise.all([look('/icon-512.png'), look('/share.png')])
  await settle(null)

  expect(icon.middle).not.toEqual([192, 32, 48])
  expect(shared.middle).toEqual([192, 32, 48])
})

test('only what is transparent is cut off: a logo that fills its corners stays whole', async () => {
  const bar = { create: { width: 300, height: 50, channels: 4, background: '#c02030' } } as const
  const file = await sharp({
    create: { width: 300, height: 200, channels: 4, background: '#0000' },
  })
    .composite([
      { input: bar, left: 0, top: 0 },
      { input: bar, left: 0, top: 150 },
    ])
    .png()
    .toBuffer()

  expect((await send(file)).data).toMatchObject({ width: 180, height: 120 })
})

test('the same file again is the same logo', async () => {
  const file = await logo(90, 90, '#123456')
  const [first, second] = [await send(file), await send(file)]

  expect(second.data).toEqual(first.data)
})

test('a drawing is refused, and so is whoever may not settle the site', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const stranger = await tokenOf(app, await someone(app))

  expect(await send(svg)).toMatchObject({ http: 422, code: 'UNREADABLE_PICTURE' })
  expect((await send(await logo(90, 90, '#fff'), stranger)).http).toBe(404)
})

/** As many logos as asked for, of a site, each a second older than the one before. */
async function sentBefore(siteId: string, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    site_id: siteId,
    digest: Buffer.alloc(32, at + 1),
    small: Buffer.from('small'),
    large: Buffer.from('large'),
    width: 10,
    height: 10,
    seen_on: 'both' as const,
    made_by: null,
    made_at: new Date(Date.UTC(2026, 0, 1, 0, 0, -at)).toISOString(),
  }))
  return app.db.insertInto('site_logo').values(rows).returning(['id', 'made_at']).execute()
}

test('the logo of another site is none of this one', async () => {
  const [foreign] = await sentBefore(await anotherSite(app.db), 1)

  await expect(settle(foreign?.id ?? null)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    cause: {
      issues: [{ path: ['words', 'logo'], message: 'That logo has expired. Upload it again.' }],
    },
  })
})

test('a site keeps its twenty latest logos and the one it shows', async () => {
  const id = await anotherSite(app.db)
  const logos = await sentBefore(id, 25)
  const oldest = logos.at(-1)?.id ?? ''
  await app.db.updateTable('site').set({ logo_id: oldest }).where('id', '=', id).execute()

  await deleteOldLogos(app.db, id)

  const kept = await app.db
    .selectFrom('site_logo')
    .select('id')
    .where('site_id', '=', id)
    .orderBy('made_at', 'desc')
    .execute()
  expect(kept.map((one) => one.id)).toEqual([...logos.slice(0, 20).map((one) => one.id), oldest])
})
