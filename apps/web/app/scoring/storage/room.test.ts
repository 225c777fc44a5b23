import { expect, test } from 'vitest'
import { ball, opening } from '../scoring.testing.ts'
import { memoryServer, memoryStore, page } from '../book/scorebook.testing.ts'
import { littleRoom } from './room.ts'

test('it warns before the storage is full, and not where a browser does not say', () => {
  expect(littleRoom({ usage: 1_000_000, quota: 500_000_000 })).toBeNull()
  expect(littleRoom({ usage: 493_500_000, quota: 500_000_000 })).toBe(6)
  expect(littleRoom({ usage: 600_000_000, quota: 500_000_000 })).toBe(0)
  expect(littleRoom({ quota: 10_000_000 })).toBe(10)
  expect(littleRoom({})).toBeNull()
})

test('when the storage is full, it says what is safe, and nothing else is shown', async () => {
  const store = memoryStore()
  const book = await page(store, memoryServer().by('phone'))
  await book.record(() => opening)
  const full = {
    ...store,
    append: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  }
  const again = await page(full, memoryServer().by('phone'))

  expect(await again.record(() => [ball(4)])).toMatch(/storage is full.*is safe/)
  expect(again.read().state?.seq).toBe(opening.length)
})
