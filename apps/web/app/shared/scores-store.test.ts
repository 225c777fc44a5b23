import { expect, test } from 'vitest'
import { chaseCard } from './card.testing.ts'
import { createScores } from './scores-store.ts'
import type { Take } from './scores-store.ts'

function feed() {
  const told: Take[] = []
  let closed = 0
  const store = createScores((take) => {
    told.push(take)
    return () => {
      closed += 1
    }
  })
  return { store, told, closed: () => closed }
}

test('the feed is open while somebody wants it, and once for all of them', () => {
  const { store, told, closed } = feed()
  const first = store.want()
  const second = store.want()
  first()

  expect(told).toHaveLength(1)
  expect(closed()).toBe(0)
  second()
  expect(closed()).toBe(1)
  store.want()
  expect(told).toHaveLength(2)
})

test('an older card never replaces a newer one', () => {
  const { store, told } = feed()
  const changes: number[] = []
  store.subscribe(() => changes.push(1))
  store.want()
  told[0]?.(chaseCard({ seq: 251 }))
  told[0]?.(chaseCard({ seq: 250 }))
  told[0]?.(chaseCard({ seq: 251 }))

  expect(store.read(chaseCard().id)?.seq).toBe(251)
  expect(changes).toHaveLength(1)
})
