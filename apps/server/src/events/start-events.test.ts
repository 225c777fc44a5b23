import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { connect } from '#db/connect.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import { bellRung, rung } from './events.testing.ts'
import { type Listener, when } from './listener.ts'
import { inProcess, listenInProcess } from './process-listeners.ts'
import { startEvents } from './start-events.ts'

const database = await freshDatabase()
const other = connect(database.url, { max: 2 })
const config = readConfig({ LOG_LEVEL: 'silent' })
/** Two processes, as far as the database can tell. */
const [here, there] = [createAppContext(config, database), createAppContext(config, other)]
const NEVER = { pollMs: 3_600_000 }
const OFTEN = { pollMs: 20 }

const stops: (() => unknown)[] = [other.close]
afterEach(async () => {
  for (const stop of stops.splice(1).toReversed()) await stop()
})

let heard: string[] = []
const begun: string[] = []
/** What waits, until it is let go. */
const held = new Map<string, Promise<void>>()
const listener: Listener = {
  name: 'ringer',
  from: 'beginning',
  on: [
    when(bellRung, async (_, { thingId, data }) => {
      const what = `${thingId} ${data.time}`
      begun.push(what)
      await held.get(what)
      heard.push(what)
    }),
  ],
}

test('a commit wakes the listeners of its process', async () => {
  heard = []
  stops.push(await startEvents(here, [listener], NEVER))
  await rung(here, 'tenor', 1)

  await expect.poll(() => heard).toEqual(['tenor 1'])
})

test('what a process recorded that has no listeners is found by another that looks', async () => {
  heard = []
  stops.push(await startEvents(there, [listener], OFTEN))
  await rung(here, 'treble', 1)

  await expect.poll(() => heard).toEqual(['treble 1'])
})

test('events about a thing wait for one another, those about other things do not', async () => {
  heard = []
  let open = () => {}
  held.set('slow 1', new Promise((resolve) => (open = resolve)))
  stops.push(await startEvents(here, [listener], NEVER))
  await rung(here, 'slow', 1)
  await rung(here, 'slow', 2)
  await rung(here, 'quick', 1)
  await expect.poll(() => heard).toEqual(['quick 1'])
  open()

  await expect.poll(() => heard).toEqual(['quick 1', 'slow 1', 'slow 2'])
})

test('who stops waits for what is being handled', async () => {
  heard = []
  let open = () => {}
  held.set('last 1', new Promise((resolve) => (open = resolve)))
  const stop = await startEvents(here, [listener], NEVER)
  await rung(here, 'last', 1)
  await expect.poll(() => begun).toContain('last 1')
  const stopped = stop()
  open()
  await stopped

  expect(heard).toEqual(['last 1'])
})

test('every process is told of an event for what it keeps in memory', async () => {
  const told: string[] = []
  const hears = (name: string) => inProcess(bellRung, () => void told.push(name))
  stops.push(listenInProcess(here, hears('here')), listenInProcess(there, hears('there')))
  stops.push(await startEvents(there, [], OFTEN))
  await rung(here, 'both', 1)

  expect(told).toContain('here')
  await expect.poll(() => told).toContain('there')
})
