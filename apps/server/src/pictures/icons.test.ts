import sharp from 'sharp'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { startServer } from '#app/server.testing.ts'

const { origin } = await startServer(await freshDatabase())

const HEAD_BYTES = 22

test('who asks for /favicon.ico gets the icon of the site, once', async () => {
  const answer = await fetch(`${origin}/favicon.ico`)
  const file = Buffer.from(await answer.arrayBuffer())
  const etag = answer.headers.get('etag') ?? ''
  const again = await fetch(`${origin}/favicon.ico`, { headers: { 'if-none-match': etag } })

  expect(answer.headers.get('content-type')).toBe('image/x-icon')
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect(file.readUInt32LE(14)).toBe(file.length - HEAD_BYTES)
  expect(file.readUInt32LE(18)).toBe(HEAD_BYTES)
  expect(await sharp(file.subarray(HEAD_BYTES)).metadata()).toMatchObject({
    format: 'png',
    width: file.readUInt8(6),
    height: file.readUInt8(7),
  })
  expect(again.status).toBe(304)
})
