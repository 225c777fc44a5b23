import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)

async function groundCalled(text: string) {
  const { data } = await client.grounds.filter({ filter: { text } })
  return data.items[0]!.id
}

test('every sample ground is for hire, and says that it is a sample', async () => {
  const { data } = await client.grounds.filter({})
  const shown = await Promise.all(
    data.items.map(({ id: groundId }) =>
      client.grounds.showPublic({ groundId, expand: 'slots,officials,all-equipments' }),
    ),
  )

  for (const { data: ground } of shown) {
    expect(ground.facts).toMatchObject({ currency: { id: 'PKR' } })
    expect(ground.facts?.about).toMatch(/^Sample ground\./)
    expect(ground.slots).toHaveLength(28)
    expect([ground.officials?.length, ground.equipments?.length]).toEqual([3, 3])
  }
})

test('somebody has booked, and a ground is closed while a match is to be played on it', async () => {
  const { data: grounds } = await client.grounds.filter({})
  const [today = ''] = app.now().split('T')
  const to = new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10)
  const months = await Promise.all(
    grounds.items.map(({ id: groundId }) =>
      client.bookings.availability({ groundId, from: today, to }),
    ),
  )
  const states = months.flatMap(({ data }) => data.slots.map(({ state }) => state))

  expect(states.filter((state) => state === 'booked')).toHaveLength(3)
  expect(states).toContain('match')
  expect(states).toContain('free')
})

test('the reviews of sample people add up, and the ground has answered', async () => {
  const { data } = await client.reviews.filter({ groundId: await groundCalled('Rivergate') })

  expect(data).toMatchObject({ total: 2, rating: { average: 4.5 } })
  expect(data.items.every(({ text }) => text.startsWith('Sample review.'))).toBe(true)
  expect(data.items.find(({ stars }) => stars === 5)?.reply?.text).toMatch(/^Sample answer\./)
})
