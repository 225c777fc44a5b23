import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '#db/database.testing.ts'
import { login, member, startAccountServer } from '../accounts.testing.ts'

const server = await startAccountServer(await freshDatabase())
const { account, origin, app } = server

const signedIn = async () => (await login(server, await member(server))).access_token

const Answer = z.looseObject({
  message: z.string(),
  code: z.string().optional(),
  data: z.looseObject({ avatar: z.string().nullable() }).optional(),
})

async function send(bearer: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/png') {
  const response = await fetch(`${origin}/api/v1/account/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
    body: bytes,
  })
  const { code, data } = Answer.parse(await response.json())
  return { http: response.status, code, address: data?.avatar ?? '' }
}

const face = (width: number, height: number, background = '#145a32') =>
  sharp({ create: { width, height, channels: 3, background } })

const bytesOf = async (picture: Sharp) => Uint8Array.from(await picture.toBuffer())

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture that came as %s is shown as a square of WebP with nothing hidden in it',
  async (format) => {
    const bearer = await signedIn()
    const exif = { IFD0: { Copyright: 'taken at home' } }
    const bytes = await bytesOf(face(900, 600).withExif(exif).toFormat(format))

    const { http, address } = await send(bearer, bytes, `image/${format}`)

    expect(http).toBe(200)
    expect(address).toMatch(/^\/pictures\/avatars\/[0-9a-f-]{36}-[0-9a-f]{16}\.webp$/)
    const shown = await fetch(origin + address)
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(shown.headers.get('content-type')).toBe('image/webp')
    const read = await sharp(await shown.arrayBuffer()).metadata()
    expect(read).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect(read.exif).toBeUndefined()
  },
)

test('a new picture has a new address, and the old one is gone', async () => {
  const bearer = await signedIn()
  const { address: first } = await send(bearer, await bytesOf(face(80, 80).png()))
  const { address: second } = await send(bearer, await bytesOf(face(80, 80, '#b03a2e').png()))

  expect(second).not.toBe(first)
  expect((await fetch(origin + first)).status).toBe(404)
  expect((await fetch(origin + second)).status).toBe(200)
})

test('a removed picture is gone', async () => {
  const bearer = await signedIn()
  const { address } = await send(bearer, await bytesOf(face(80, 80).png()))

  const removed = await account('avatar/remove', { body: {}, bearer })

  expect(removed).toMatchObject({ http: 200, data: { avatar: null } })
  expect((await fetch(origin + address)).status).toBe(404)
  expect((await app.db.selectFrom('avatar').select('id').execute()).length).toBe(5)
})

test('the kind of a picture is known by its bytes', async () => {
  const bearer = await signedIn()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const cut = (await bytesOf(face(400, 400).png())).slice(0, 60)

  for (const bytes of [new TextEncoder().encode(drawing), cut]) {
    expect(await send(bearer, bytes)).toMatchObject({ http: 422, code: 'UNREADABLE_PICTURE' })
  }
})

test.each([
  ['far too many pixels', 9000, 9000],
  ['the shape of a ribbon', 1, 60_000],
])('a small file with %s is refused', async (_, width, height) => {
  const bomb = await bytesOf(face(width, height).png({ compressionLevel: 9 }))

  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await send(await signedIn(), bomb)).toMatchObject({ http: 422 })
})

test('more than five megabytes are refused', async () => {
  const bearer = await signedIn()

  expect(await send(bearer, new Uint8Array(5 * 1_048_576 + 1))).toMatchObject({
    code: 'INVALID_INPUT',
  })
  expect(await send(bearer, new Uint8Array(12 * 1_048_576))).toMatchObject({ http: 413 })
})

test('a picture is refused from a caller who is not signed in', async () => {
  expect(await send('made.up.token', await bytesOf(face(80, 80).png()))).toMatchObject({
    http: 401,
  })
})

test('an account sends twenty pictures an hour at most', async () => {
  const bearer = await signedIn()
  const nothing = new TextEncoder().encode('no picture')
  for (let sent = 0; sent < 20; sent += 1) await send(bearer, nothing)

  expect(await send(bearer, nothing)).toMatchObject({ http: 429 })
})
