import { standing } from '@pavilion/cricket/fold/log.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { opening } from '../scoring.testing.ts'
import { Device } from './devices.testing.ts'
import { memoryServer } from './scorebook.testing.ts'

/** `HISTORIES=10000` tries as many. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 300)

const does = [
  ...(['up', 'cut', 'lost', 'late'] as const),
  ...(['ball', 'ball', 'ball', 'wake', 'claim', 'arrive', 'jump'] as const),
  ...(['mine', 'theirs', 'now', 'before', 'after'] as const),
] as const
type Step = { readonly on: number; readonly does: (typeof does)[number]; readonly n: number }

const steps = fc.array(fc.record({ on: fc.nat(1), does: fc.constantFrom(...does), n: fc.nat(3) }), {
  maxLength: 24,
})

type World = Awaited<ReturnType<typeof begun>>

/** Two devices of one match that is about to begin; the first of them scores. */
async function begun() {
  const { server, by } = memoryServer()
  const devices = [new Device('phone', by), new Device('tablet', by)]
  for (const device of devices) await device.open()
  await devices[0]?.act((book) => book.record(() => opening))
  await devices[0]?.act((book) => book.wake())
  return { server, devices }
}

type Act = (device: Device, n: number, world: World) => unknown

const acts: Readonly<Record<Step['does'], Act>> = {
  up: (device) => device.join('up'),
  cut: (device) => device.join('cut'),
  lost: (device) => device.join('lost'),
  late: (device) => device.join('late'),
  ball: (device, n) => device.bowl(n * 2),
  wake: (device) => device.act((book) => book.wake()),
  claim: (device) => device.act((book) => book.claim('Battery')),
  arrive: (_, n, { server: { late } }) => late.splice(n % Math.max(1, late.length), 1)[0]?.(),
  jump: (device) => device.jump(),
  mine: (device) => device.act((book) => book.choose('mine')),
  theirs: (device) => device.act((book) => book.choose('theirs')),
  now: (device) => device.kill('now'),
  before: (device) => device.kill('before'),
  after: (device) => device.kill('after'),
}

async function take(world: World, { on, does: act, n }: Step): Promise<void> {
  const device = world.devices[on]
  if (device !== undefined) await acts[act](device, n, world)
}

/** The network is back everywhere, and each device in turn says what it still has to say. */
async function settle({ server, devices }: World): Promise<void> {
  for (const request of server.late.splice(0)) request()
  for (const device of devices) device.join('up')
  for (const device of [...devices, ...devices]) {
    await device.open()
    if (device.book.read().sync.kind === 'taken') await device.book.claim('Back')
    if (device.book.read().sync.kind === 'apart') await device.book.choose('mine')
    await device.book.wake()
  }
  for (const device of devices) await device.book.wake()
}

const notesOf = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => (fact.type === 'ball-bowled' && fact.note ? [fact.note] : []))

test('whatever happens to two devices, no ball is lost, none counts twice, and they agree', () =>
  fc.assert(
    fc.asyncProperty(steps, async (history: readonly Step[]) => {
      const world = await begun()
      for (const step of history) await take(world, step)
      await settle(world)

      const { server, devices } = world
      for (const { book } of devices) {
        const { state, unsent } = book.read()
        expect(unsent).toBe(0)
        expect(state?.log.map(({ fact }) => fact)).toEqual(server.facts)
      }
      const kept = JSON.stringify([server.facts, devices.map(({ store }) => store.aside)])
      for (const note of devices.flatMap(({ seen }) => seen)) expect(kept).toContain(note)
      const log = server.facts.map((fact, at) => ({ seq: at + 1, fact }))
      const counted = standing(log).flatMap(({ fact }) => notesOf([fact]))
      expect(counted).toEqual([...new Set(counted)])
    }),
    { numRuns: HISTORIES },
  ))
