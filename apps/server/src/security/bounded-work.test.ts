import { expect, test } from 'vitest'
import { nobody } from '#http/caller.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { bounds, inTurn, queueOf, type WorkKind } from './bounded-work.ts'

const app = await freshApp('empty')
const asked = { kind: 'search', owner: 'Asha', what: 'searches are under way' } as const

test('of every kind of work somebody else can begin while one has as much as they may', () => {
  const { password, ...others } = bounds

  for (const [kind, { atOnce, atOnceOfOne }] of Object.entries(others)) {
    expect([kind, atOnceOfOne < atOnce]).toEqual([kind, true])
  }
  // A hash cannot be made to take longer; networks take turns at it.
  expect(password.atOnceOfOne).toBe(password.atOnce)
})

test('each kind has a queue of its own, which all of a process share', () => {
  const kinds: WorkKind[] = ['search', 'file', 'card']

  expect(new Set(kinds.map((kind) => queueOf(app, kind))).size).toBe(3)
  expect(queueOf(app, 'search')).toBe(queueOf({ pool: app.pool }, 'search'))
})

test('work for which there is no room refuses its call, and says when to come again', async () => {
  const headers = new Map<string, string>()
  const caller = { ...nobody, setHeader: (name: string, value: string) => headers.set(name, value) }
  const gate = Promise.withResolvers<void>()
  const { atOnceOfOne, mostWaiting } = bounds.search
  const held = Array.from({ length: atOnceOfOne + mostWaiting }, () =>
    inTurn({ app, caller }, asked, () => gate.promise),
  )
  const ended = Promise.all(held)

  await expect(inTurn({ app, caller }, asked, async () => 'more')).rejects.toMatchObject({
    code: 'TOO_BUSY',
    status: 503,
    message: 'Too many searches are under way just now. Try again in a moment.',
  })
  expect(headers.get('retry-after')).toBe('2')
  expect(await inTurn({ app, caller }, { ...asked, owner: 'Bilal' }, async () => 'his')).toBe('his')
  expect(queueOf(app, 'search').refused).toBeGreaterThan(0)
  gate.resolve()
  await ended
})
