import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anOrganisation } from '#app/access-walk/people.testing.ts'
import { codeOf, openHire } from '#bookings/bookings.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'

const { app, groundId, booker, client } = await openHire(await freshDatabase())
const organisationId = await anOrganisation(app, 'ground-owner')
await app.db.updateTable('ground').set({ organisation_id: organisationId }).execute()
const manager = await booker({ roles: [{ organisationId, role: 'ground-manager' }] })
const consoleOf = async () => (await manager.grounds.showConsole({ groundId })).data

const drawing = (red: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 60 } } })
const fileOf = async (red: number) =>
  new File([new Uint8Array(await drawing(red).png().toBuffer())], 'ground.png', {
    type: 'image/png',
  })
const send = async (red: number) => {
  const { data } = await manager.grounds.sendPhoto({
    params: { groundId },
    body: await fileOf(red),
  })
  return data
}

test('a photo is drawn anew, shown with the ground, put in order, described and taken away', async () => {
  const [first, second, again] = [await send(10), await send(200), await send(10)]
  const { revision, photos } = await consoleOf()
  const [old] = photos
  const order = [
    { id: second.id, alt: 'The pavilion' },
    { id: first.id, alt: '' },
  ]
  const { data } = await manager.grounds.savePhotos({ groundId, revision, photos: order })
  const { data: shown } = await client.grounds.showPublic({ groundId, expand: 'photos' })
  const kept = await app.db.selectFrom('ground_picture').select('large').execute()
  const { format, width } = await sharp(kept[0]?.large).metadata()

  expect(again).toEqual(first)
  expect(photos.map(({ id }) => id)).toEqual([old?.id, first.id, second.id])
  expect(shown.photos?.map(({ id, alt }) => ({ id, alt }))).toEqual(order)
  expect(data.photos[0]?.address).toMatch(/^\/pictures\/grounds\/[0-9a-f-]{36}\/large\.webp$/)
  expect([kept.length, format, width]).toEqual([2, 'webp', 900])
  await manager.grounds.savePhotos({ groundId, revision: data.revision, photos: [] })
  expect(await app.db.selectFrom('ground_picture').select('id').execute()).toEqual([])
})

test('what is no picture is refused', async () => {
  const body = new File(['no picture'], 'ground.png', { type: 'image/png' })

  expect(await codeOf(manager.grounds.sendPhoto({ params: { groundId }, body }))).toBe(
    'UNREADABLE_PICTURE',
  )
})
