import { expect, test } from 'vitest'
import { ball, opening, setup } from '../scoring.testing.ts'
import { kindOf, memoryServer, memoryStore, page } from '../book/scorebook.testing.ts'
import { takeIn } from './take-in.ts'

test('who has handed over without a network records nothing more, and the other takes over once there is one', async () => {
  const { server, by } = memoryServer()
  const store = memoryStore()
  const phone = await page(store, by('phone'))
  await phone.record(() => opening)
  await phone.wake()
  server.network = 'cut'
  await phone.record(() => [ball(4)])
  await phone.handedOver()
  expect(await phone.record(() => [ball(1)])).toContain('handed over')
  const again = await page(store, by('phone'))
  expect(kindOf(again)).toBe('handed')

  const received = memoryStore()
  const kept = store.kept()
  if (kept === undefined) throw new Error('Nothing is kept.')
  const handed = { ...kept, matchId: 'm' }
  expect(await takeIn(received, handed)).toBeNull()
  const tablet = await page(received, by('tablet'))
  await tablet.record(() => [ball(6)])
  await tablet.wake()
  expect([kindOf(tablet), tablet.read().unsent]).toEqual(['waiting', 2])

  server.network = 'up'
  await tablet.wake()
  expect([kindOf(tablet), server.holder]).toEqual(['saved', 'tablet'])
  expect(server.facts).toEqual([...opening, ball(4), ball(6)])
  await again.wake()
  expect([kindOf(again), again.read().unsent]).toEqual(['taken', 0])
})

test('what the server said before the other took over does not take it back', async () => {
  const { server, by } = memoryServer()
  const store = memoryStore()
  await takeIn(store, { matchId: 'm', setup, acked: 0, facts: [...opening, ball(4)] })
  server.network = 'cut'
  const tablets = by('tablet')
  const tablet = await page(store, {
    ...tablets,
    claim: (reason) => {
      void tablet.wake()
      return tablets.claim(reason)
    },
  })
  server.network = 'up'

  await Promise.all([tablet.wake(), tablet.wake()])

  await expect.poll(() => server.facts).toEqual([...opening, ball(4)])
  expect([kindOf(tablet), server.holder]).toEqual(['saved', 'tablet'])
})

test('a ball that is refused before the other has taken over is sent again after it', async () => {
  const { server, by } = memoryServer()
  const store = memoryStore()
  await takeIn(store, { matchId: 'm', setup, acked: 0, facts: [...opening, ball(4)] })
  server.network = 'cut'
  const tablet = await page(store, by('tablet'))
  server.network = 'up'

  await tablet.record(() => [ball(1)])

  await expect.poll(() => server.facts).toEqual([...opening, ball(4), ball(1)])
  expect([kindOf(tablet), server.holder]).toEqual(['saved', 'tablet'])
})

test('a device that has other balls takes nothing in', async () => {
  const { server, by } = memoryServer()
  const store = memoryStore()
  const tablet = await page(store, by('phone'))
  await tablet.record(() => [...opening, ball(6)])
  await tablet.wake()
  server.network = 'cut'
  const handed = { matchId: 'm', setup, acked: 0, facts: [...opening, ball(4)] }

  expect(await takeIn(store, handed)).toContain('other balls')
  expect(store.kept()?.facts).toEqual([...opening, ball(6)])
})

test('who has handed over can score again', async () => {
  const { server, by } = memoryServer()
  const phone = await page(memoryStore(), by('phone'))
  await phone.record(() => opening)
  await phone.handedOver()
  await phone.scoreAgain()
  expect(await phone.record(() => [ball(4)])).toBeNull()
  await phone.wake()

  expect(server.facts).toEqual([...opening, ball(4)])
})
