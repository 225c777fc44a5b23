import { expect, test } from 'vitest'
import { anOrganisation } from '#app/access-walk/people.testing.ts'
import { type Booker, codeOf, newKey, NOW, openHire } from '#bookings/bookings.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'

const hire = await openHire(await freshDatabase())
const { app, groundId, booker, slot, pay } = hire
const organisationId = await anOrganisation(app, 'ground-owner')
await app.db
  .updateTable('ground')
  .set({ organisation_id: organisationId })
  .where('id', '=', groundId)
  .execute()

const days = ['22', '23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-10-${day}`)

/** Somebody who has been at the ground, now that it is the first of December. */
async function player(): Promise<Booker> {
  hire.setClock(NOW)
  const one = await booker()
  const slots = [slot(days.shift() ?? '', '06:00')]
  const { data } = await one.bookings.book({ groundId, slots, idempotencyKey: newKey() })
  await pay(one, data.order?.id)
  hire.setClock('2026-12-01T09:00:00Z')
  return hire.again(one)
}
const write = (one: Booker, stars: number, text = 'A true pitch.') =>
  one.reviews.write({ groundId, stars, text })

test('reviews are by those who have been there, once each, and add up', async () => {
  const [one, two, three] = [await player(), await player(), await player()]
  await write(one, 5)
  await write(two, 4, 'Far from the bus.\nGood nets.')
  const { data: worst } = await write(three, 1)
  const again = await write(three, 1)
  const other = await codeOf(write(three, 5))
  const { data } = await hire.client.reviews.filter({ groundId })
  const low = await hire.client.reviews.filter({ groundId, filter: { stars: [1, 2] } })

  expect([again.data.id, other]).toEqual([worst.id, 'REVIEWED_ALREADY'])
  expect(data).toMatchObject({
    total: 3,
    rating: {
      reviews: 3,
      average: 3.33,
      distribution: [
        { stars: 5, count: 1 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 1 },
      ],
    },
  })
  expect(data.items[0]).toMatchObject({ author: 'Someone E.', reply: null })
  expect(low.data).toMatchObject({ total: 1, items: [{ id: worst.id }], rating: { reviews: 3 } })
})

test('who has not been there, or was given the money back, writes none', async () => {
  hire.setClock(NOW)
  const [never, coming, gone] = [await booker(), await booker(), await booker()]
  const book = async (one: Booker, day: string) => {
    const slots = [slot(day, '09:00')]
    const { data } = await one.bookings.book({ groundId, slots, idempotencyKey: newKey() })
    await pay(one, data.order?.id)
    return data.id
  }
  await book(coming, '2026-12-10')
  const bookingId = await book(gone, '2026-10-30')
  await gone.bookings.cancel({ groundId, bookingId })
  hire.setClock('2026-12-01T09:00:00Z')

  expect(await codeOf(write(await hire.again(never), 5))).toBe('NOT_PLAYED')
  expect(await codeOf(write(await hire.again(coming), 5))).toBe('NOT_PLAYED')
  expect(await codeOf(write(await hire.again(gone), 5))).toBe('NOT_PLAYED')
  expect(await codeOf(hire.client.reviews.write({ groundId, stars: 5 }))).toBe('SIGNED_OUT')
})

test('the ground answers, and nobody else does', async () => {
  const one = await player()
  const manager = await booker({ roles: [{ organisationId, role: 'ground-manager' }] })
  const { data: review } = await write(one, 3)
  const reply = { groundId, reviewId: review.id, text: 'The covers are mended.' }
  const refused = await codeOf(one.reviews.reply(reply))
  const { data } = await manager.reviews.reply(reply)

  expect(refused).toBe('NOT_ALLOWED')
  expect(data.reply).toEqual({ text: reply.text, at: '2026-12-01T09:00:00.000Z' })
  expect(
    (await hire.client.reviews.filter({ groundId, sort: 'latest' })).data.items,
  ).toContainEqual(
    expect.objectContaining({
      id: review.id,
      reply: expect.objectContaining({ text: reply.text }),
    }),
  )
})

test('reviews come page by page, the best or the worst first', async () => {
  await write(await player(), 2)
  const stars: number[] = []
  let after: string | undefined
  do {
    const page = { size: 2, ...(after !== undefined && { after }) }
    const { data } = await hire.client.reviews.filter({ groundId, sort: 'worst', page })
    stars.push(...data.items.map((one) => one.stars))
    after = data.next ?? undefined
  } while (after !== undefined)

  expect(stars).toEqual([1, 2, 3, 4, 5])
})

test('one’s own review is changed, as of then, and counts as it is now', async () => {
  const [one, other] = [await player(), await booker()]
  const { data: before } = await one.reviews.own({ groundId })
  const { data: review } = await write(one, 2, 'Wet.')
  hire.setClock('2026-12-01T09:02:00Z')
  const change = { groundId, stars: 4, text: 'Wet, but drained by noon.' }
  const { data: changed } = await one.reviews.change(change)
  hire.setClock('2026-12-01T09:04:00Z')
  const { data: again } = await one.reviews.change(change)
  const { data: own } = await one.reviews.own({ groundId })
  const stranger = await hire.again(other)

  expect(before).toEqual({ mayReview: true, review: null })
  expect(changed).toMatchObject({ id: review.id, stars: 4, text: change.text })
  expect(changed.writtenAt).toMatch(/^2026-12-01T09:02:00/)
  expect([again, own.review]).toEqual([changed, changed])
  expect((await stranger.reviews.own({ groundId })).data).toEqual({
    mayReview: false,
    review: null,
  })
  expect(await codeOf(stranger.reviews.change(change))).toBe('REVIEW_NOT_FOUND')
})
