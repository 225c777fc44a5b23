import sharp from 'sharp'
import { expect, test } from 'vitest'
import { clientAs, someone, tokenOf } from '#app/access-walk/people.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { startServer } from '#app/server.testing.ts'
import { wordsFor } from './editor.testing.ts'

const { origin, app } = await startServer(await freshDatabase())
const operator = await someone(app, { operator: true })
const bearer = await tokenOf(app, operator)
const stranger = await tokenOf(app, await someone(app))

const jpeg = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#2a6' } })
  .withExif({ IFD0: { Copyright: 'a name nobody asked for' } })
  .jpeg()
  .toBuffer()

async function send(bytes: Buffer, { token = bearer, type = 'image/jpeg' } = {}) {
  const response = await fetch(`${origin}/api/v1/cms/editor/pictures`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  })
  const answer: { code?: string; data?: Record<'id' | 'small' | 'large' | 'share', string> } =
    JSON.parse(await response.text())
  return { http: response.status, ...answer }
}

async function look(address = '') {
  const response = await fetch(origin + address)
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  return { kept: response.headers.get('cache-control'), bytes, drawn: [format, width, height] }
}

test('a picture is drawn anew in three sizes, and answered as one that never changes', async () => {
  const { http, data } = await send(jpeg)
  const large = await look(data?.large)

  expect(http).toBe(201)
  expect((await look(data?.small)).drawn).toEqual(['webp', 640, 320])
  expect(large.drawn).toEqual(['webp', 1280, 640])
  expect((await look(data?.share)).drawn).toEqual(['jpeg', 1200, 630])
  expect(large.kept).toContain('immutable')
  expect(large.bytes.includes('nobody asked for')).toBe(false)
})

test('the same file again is the same picture', async () => {
  const first = await send(jpeg)
  const second = await send(jpeg)

  expect(second.data?.id).toBe(first.data?.id)
})

test('a page, a drawing and half a picture are no pictures, whatever they call themselves', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const refused = await Promise.all([
    send(svg),
    send(Buffer.from('<html><script>alert(1)</script>')),
    send(jpeg.subarray(0, 300)),
  ])

  expect(refused.map(({ http, code }) => [http, code])).toEqual([
    [422, 'UNREADABLE_PICTURE'],
    [422, 'UNREADABLE_PICTURE'],
    [422, 'UNREADABLE_PICTURE'],
  ])
})

test('more than ten megabytes are not taken, and nothing from whoever may not edit', async () => {
  expect((await send(Buffer.alloc(10_485_761))).http).toBe(413)
  expect((await send(jpeg, { token: stranger })).http).toBe(404)
})

test('a file that is no picture may be sent sixty times an hour, and not again', async () => {
  const restless = await tokenOf(app, await someone(app, { operator: true }))
  const answers: number[] = []
  for (let at = 0; at < 61; at += 1) {
    answers.push((await send(Buffer.from(`no picture ${at}`), { token: restless })).http)
  }

  expect(new Set(answers.slice(0, 60))).toEqual(new Set([422]))
  expect(answers[60]).toBe(429)
})

test('an unknown picture is not found', async () => {
  const missing = '/pictures/posts/0190a000-0000-7000-8000-000000000000/small.webp'

  expect((await fetch(origin + missing)).status).toBe(404)
})

test('a post with a cover shows it to readers, and to those it is shared with', async () => {
  const { data } = await send(jpeg)
  const { editor, cms } = await clientAs(app, operator)
  const cover = { id: data?.id ?? '', alt: 'A green field' }
  const key = '0190a000-0000-4000-8000-000000000001'
  const { id } = (await editor.create({ key, words: wordsFor('covered', { cover }) })).data
  await editor.changeStatus({ id, revision: 1, status: 'published' })
  const shown = (await cms.show({ id: 'covered' })).data

  expect(shown.cover).toEqual({ small: data?.small, large: data?.large, alt: 'A green field' })
  expect(shown.shared).toBe(data?.share)
})
