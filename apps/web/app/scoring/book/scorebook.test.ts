import type { Fact } from '@pavilion/cricket/facts.ts'
import { mergedDraft } from '@pavilion/cricket/merge/merge.ts'
import { factsOfMerge, mergeOf } from '@pavilion/cricket/merge/two-logs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { after, ball, opening, setup } from '../scoring.testing.ts'
import { kindOf, memoryServer, memoryStore, page } from './scorebook.testing.ts'
import type { ScoreServer } from './server.ts'
import type { ScoreStore } from './store.ts'
import { syncText } from './sync.ts'

test('what is recorded without a network is kept, and sent once it is back', async () => {
  const { server, by } = memoryServer()
  const store = memoryStore()
  const book = await page(store, by('phone'))
  await book.record(() => opening)
  await book.wake()
  expect(server.facts).toEqual(opening)
  server.network = 'cut'
  await book.record(() => [ball(4)])
  await book.wake()
  expect([kindOf(book), book.read().unsent]).toEqual(['waiting', 1])

  const again = await page(store, by('phone'))
  expect([kindOf(again), again.read().unsent]).toEqual(['waiting', 1])
  server.network = 'up'
  await again.wake()
  expect([kindOf(again), again.read().unsent]).toEqual(['saved', 0])
  expect(server.facts).toEqual([...opening, ball(4)])
})

test('a format that was changed before the match is the one that is scored by, with what was recorded', async () => {
  const { server, by } = memoryServer()
  const phone = by('phone')
  const changed = { ...setup, conditions: { ...setup.conditions, wideValue: 2 } }
  const changing: ScoreServer = {
    ...phone,
    show: async (known) => {
      const told = await phone.show(known)
      return told.ok ? { ok: true, value: { ...told.value, setup: changed } } : told
    },
  }
  const store = memoryStore()
  await page(store, phone)
  server.network = 'cut'
  const early = await page(store, phone)
  await early.record(() => opening.slice(0, 1))
  server.network = 'up'
  const book = await page(store, changing)
  await book.wake()

  expect(book.read().state?.setup.conditions.wideValue).toBe(2)
  expect(book.read().state?.seq).toBe(1)
  expect(store.kept()?.setup).toEqual(changed)
  expect(server.facts).toEqual(opening.slice(0, 1))
})

test('once the logs were compared only what is new is asked for', async () => {
  const { server, by } = memoryServer()
  const known: number[] = []
  const phone = by('phone')
  const noting: ScoreServer = {
    ...phone,
    show: (facts) => {
      known.push(facts.length)
      return phone.show(facts)
    },
  }
  const store = memoryStore()
  const book = await page(store, noting)
  await book.record(() => opening)
  await book.wake()
  await book.wake()
  await page(store, noting)

  expect(server.facts).toEqual(opening)
  expect(known.at(0)).toBe(0)
  expect(known.at(-2)).toBe(opening.length)
  expect(known.at(-1)).toBe(0)
})

test('a ball is kept and shown before it is sent', async () => {
  const { server, by } = memoryServer()
  const store = memoryStore()
  const screen = Promise.withResolvers<void>()
  const book = await page(store, by('phone'), () => screen.promise)

  await book.record(() => opening)
  expect([store.kept()?.facts.length, book.read().unsent]).toEqual([opening.length, opening.length])
  expect([kindOf(book), server.facts]).toEqual(['saved', []])

  screen.resolve()
  await expect.poll(() => server.facts).toEqual(opening)
})

test('it says that all is saved only where nothing is left to send', async () => {
  const { server, by } = memoryServer()
  const book = await page(memoryStore(), by('phone'))
  const said: string[] = []
  book.subscribe(() => {
    const { sync, unsent } = book.read()
    if (unsent > 0) said.push(syncText(sync, unsent))
  })
  await book.record(() => opening)
  await book.wake()
  expect(said).not.toContain('All saved')

  server.network = 'cut'
  await book.record(() => [ball(4)])
  await book.wake()
  said.length = 0
  await book.wake()
  expect(new Set(said)).toEqual(new Set(['Saved on this device, 1 entry to send']))
})

test('after the session has ended scoring goes on, and all is sent after logging in', async () => {
  const { server, by } = memoryServer()
  const book = await page(memoryStore(), by('phone'))
  await book.record(() => opening)
  await book.wake()
  server.network = 'logged out'
  await book.record(() => [ball(4)])
  await expect.poll(() => kindOf(book)).toBe('logged-out')
  expect(await book.record(() => [ball(2)])).toBeNull()
  const { sync, unsent } = book.read()
  expect(syncText(sync, unsent)).toBe('Saved on this device, 2 entries to send')

  server.network = 'up'
  await book.wake()
  expect(server.facts).toEqual([...opening, ball(4), ball(2)])
  expect(kindOf(book)).toBe('saved')
})

test('a fact whose answer was lost is recorded once', async () => {
  const { server, by } = memoryServer()
  const book = await page(memoryStore(), by('phone'))
  server.network = 'lost'
  await book.record(() => opening)
  await book.wake()
  server.network = 'up'
  await book.wake()

  expect(server.facts).toEqual(opening)
  expect(book.read().unsent).toBe(0)
})

test('what the Laws forbid is refused whole, and nothing of it kept', async () => {
  const { by } = memoryServer()
  const store = memoryStore()
  const book = await page(store, by('phone'))
  await book.record(() => opening)

  expect(await book.record(() => [ball(4), ball(99)])).toContain('Law 18')
  expect(book.read().state?.seq).toBe(opening.length)
  expect(store.kept()?.facts).toEqual(opening)
})

test('what cannot be kept is not shown either', async () => {
  const { by } = memoryServer()
  const store = memoryStore()
  const full: ScoreStore = { ...store, append: () => Promise.reject(new Error('full')) }
  const book = await page(full, by('phone'))

  expect(await book.record(() => opening)).toContain('could not keep that')
  expect(book.read().state?.seq).toBe(0)
})

test('after another device has taken over, nothing is recorded until somebody decides', async () => {
  const { server, by } = memoryServer()
  const store = memoryStore()
  const book = await page(store, by('phone'))
  await book.record(() => opening)
  await book.wake()
  server.network = 'cut'
  await book.record(() => [ball(4)])
  server.holder = 'tablet'
  server.facts.push(ball(6))
  server.network = 'up'
  await book.wake()
  expect([kindOf(book), book.read().unsent]).toEqual(['taken', 1])
  expect(await book.record(() => [ball(1)])).toContain('Sana')

  await book.claim('mine')
  expect(kindOf(book)).toBe('apart')
  await book.choose('theirs')
  expect(kindOf(book)).toBe('saved')
  expect(store.aside).toEqual([ball(4)])
  expect(book.read().state?.current?.runs).toBe(6)
})

/** This device has scored `mine` without a network, another `theirs`; this one has then taken over again. */
async function scoredApart(mine: readonly Fact[], theirs: readonly Fact[]) {
  const { server, by } = memoryServer()
  const store = memoryStore()
  const book = await page(store, by('phone'))
  await book.record(() => opening)
  await book.wake()
  server.network = 'cut'
  for (const fact of mine) await book.record(() => [fact])
  server.facts.push(...theirs)
  server.network = 'up'
  await book.wake()
  return { book, server, store }
}

test('what two devices have scored alike is merged without a question', async () => {
  const note: Fact = { ...ball(4), note: 'Dropped.' }
  const { book, server } = await scoredApart([note], [ball(4), ball(2)])

  expect(kindOf(book)).toBe('saved')
  expect(book.read().unsent).toBe(0)
  expect(book.read().state?.current).toMatchObject({ runs: 6, balls: 2 })
  expect(after(...server.facts).current?.entries.map(({ fact }) => fact)).toContainEqual(note)
})

test('where they differ somebody chooses, and what this device had is kept beside', async () => {
  const { book, server, store } = await scoredApart([ball(4), ball(2)], [ball(6), ball(2)])
  const { sync } = book.read()
  if (sync.kind !== 'apart') throw new Error('They differ.')
  const { mine, theirs } = sync
  const merge = mergeOf(setup, { shared: opening, mine, theirs })
  await book.merge(factsOfMerge(merge, mergedDraft(setup, merge.parts, ['mine'])))

  expect(kindOf(book)).toBe('saved')
  expect(after(...server.facts).current).toMatchObject({ runs: 6, balls: 2 })
  expect(server.facts.slice(0, opening.length + 2)).toEqual([...opening, ball(6), ball(2)])
  expect(store.aside).toEqual([ball(4), ball(2)])
})

type Step = number | 'cut' | 'lost' | 'up' | 'reload'

test('whatever the network and the page do, every ball arrives once and in order', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constantFrom<Step>('cut', 'lost', 'up', 'reload'), fc.nat(6))),
      async (steps: readonly Step[]) => {
        const { server, by } = memoryServer()
        const store = memoryStore()
        let book = await page(store, by('phone'))
        await book.record(() => opening)
        const scored: Fact[] = [...opening]
        for (const step of steps) {
          if (step === 'reload') book = await page(store, by('phone'))
          else if (typeof step === 'string') server.network = step
          else if (scored.length < opening.length + 5) {
            const next = ball(step * 2)
            if ((await book.record(() => [next])) === null) scored.push(next)
          }
        }
        server.network = 'up'
        await book.wake()
        await book.wake()
        expect(server.facts).toEqual(scored)
        expect(book.read()).toMatchObject({ unsent: 0, sync: { kind: 'saved' } })
        expect(after(...scored).current?.runs).toBe(book.read().state?.current?.runs)
      },
    ),
  ))
