import type { GroundId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'
import { offeredGround } from './grounds.testing.ts'

const app = await freshApp('empty')
const client = clientOf(app)
const ask = await listening(app)
const { groundId, bareGroundId } = await offeredGround(app)
const EVERYTHING = 'slots,amenities,all-equipments,photos,officials'

const show = async (id: GroundId, expand?: string) =>
  (await client.grounds.showPublic({ groundId: id, expand })).data

test('a ground tells what it offers, and of the rest only what was asked for', async () => {
  const plain = await show(groundId)
  const whole = await show(groundId, EVERYTHING)

  expect(plain).toMatchObject({
    ground: { name: 'Test Oval', timeZone: 'Europe/London' },
    facts: {
      currency: { id: 'PKR', digits: 2 },
      cancellation: [
        { hoursBefore: 48, percent: 100 },
        { hoursBefore: 24, percent: 50 },
      ],
    },
  })
  expect(plain).not.toHaveProperty('slots')
  expect(whole).toMatchObject({
    amenities: ['Pavilion', 'Parking'],
    equipments: [{ name: 'Set of stumps', price: 50_000, quantity: 4 }],
    officials: [{ role: 'umpire', person: { name: 'Rustam Sethi' } }],
    photos: [{ address: '/pictures/oval.webp', alt: 'The square from the pavilion' }],
  })
  expect(whole).toHaveProperty(
    'slots.0',
    expect.objectContaining({ weekday: 1, starts: '06:00', ends: '09:00' }),
  )
})

test('a ground where nothing can be hired says so', async () => {
  expect(await show(bareGroundId, EVERYTHING)).toMatchObject({
    facts: null,
    slots: [],
    amenities: [],
    equipments: [],
    photos: [],
    officials: [],
  })
})

test('a part that there is not is refused by name, and an unknown ground is not found', async () => {
  const asked = await ask(`/api/v3/grounds/${groundId}/public?expand=slots,owner,__proto__`)
  const unknown = await ask(`/api/v3/grounds/0190a000-0000-7000-8000-000000000000/public`)

  expect(asked.status).toBe(422)
  expect(asked.body.errors?.map(({ message }) => message.split('; ')[1])).toEqual([
    'not "owner"',
    'not "__proto__"',
  ])
  expect([unknown.status, unknown.body.code]).toEqual([404, 'GROUND_NOT_FOUND'])
})
