import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { capacityFor } from '#app/capacity.ts'
import { ask } from '#live/live.testing.ts'
import { startServerProcess } from './server-process.testing.ts'

const FILES = 256
const room = capacityFor(FILES, 0.1)
const { url } = await freshDatabase()
const directory = mkdtempSync(path.join(os.tmpdir(), 'few-files-'))
const server = startServerProcess({
  args: ['--empty'],
  files: FILES,
  env: { DATA_DIR: directory, DATABASE_URL: url.replace('@/', '@localhost/'), LOG_LEVEL: 'silent' },
})
const origin = await server.ready
const port = Number(new URL(origin).port)
const open: Visitor[] = []
const patience = { timeout: 20_000 }
/** Established, and left by the visitor alone. */
const heldStates = ['01', '08']

/** How many connections the server still holds, by the kernel's own book. */
function held(): number {
  const place = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const connections = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return connections.filter(
    ([, local = '', , state = '']) => local.endsWith(place) && heldStates.includes(state),
  ).length
}

afterEach(async () => {
  for (const visitor of open.splice(0)) visitor.socket.destroy()
  await expect.poll(held, patience).toBe(0)
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  rmSync(directory, { recursive: true, force: true })
})

/** Comes from an address of this machine's own network. */
class Visitor {
  readonly socket: net.Socket
  heard = ''

  constructor(address: string, says: string) {
    this.socket = net.connect({ host: '127.0.0.1', port, localAddress: address })
    this.socket.on('error', () => undefined)
    this.socket.on('data', (bytes) => (this.heard += String(bytes)))
    this.socket.write(says)
    open.push(this)
  }

  /** Whoever has lost the place to others is served no more. */
  get isServed(): boolean {
    return this.heard.startsWith('HTTP/1.1 200') && !this.socket.destroyed
  }

  get isSentAway(): boolean {
    return this.heard.startsWith('HTTP/1.1 503') || this.socket.destroyed
  }
}

const crowd = (size: number, visitorAt: (at: number) => Visitor) =>
  Array.from({ length: size }, (_, at) => visitorAt(at))
const stream = ask('/live/scores')
const count = (visitors: readonly Visitor[], what: 'isServed' | 'isSentAway') =>
  visitors.filter((visitor) => visitor[what]).length

async function answers() {
  const call = await fetch(`${origin}/api/v1/matches/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: '{}',
  })
  const page = await fetch(`${origin}/match-central/overview`, { headers: { connection: 'close' } })
  return [call.status, page.status, (await page.text()).length > 1000]
}

test('addresses that fill every place by holding their share keep nobody else out', async () => {
  const holders = crowd(room.connections + 50, (at) => new Visitor(`127.0.2.${2 + (at % 12)}`, ''))
  await expect.poll(() => count(holders, 'isSentAway'), patience).toBeGreaterThanOrEqual(50)

  expect(await answers()).toEqual([200, 200, true])
})

test('one address that opens connections and says nothing cannot take all of them', async () => {
  const silent = crowd(room.connections + 50, () => new Visitor('127.0.0.2', ''))
  await expect
    .poll(() => count(silent, 'isSentAway'), patience)
    .toBeGreaterThanOrEqual(silent.length - room.connectionsPerAddress)

  expect(await answers()).toEqual([200, 200, true])
})

test('one address has so many streams and no more', async () => {
  const readers = crowd(room.streamsPerAddress + 20, () => new Visitor('127.0.0.2', stream))
  await expect.poll(() => count(readers, 'isSentAway'), patience).toBe(20)

  await expect.poll(() => count(readers, 'isServed'), patience).toBe(room.streamsPerAddress)
})

test('streams from everywhere leave room for callers, and who was sent away has one when others leave', async () => {
  const readers = crowd(room.streams + 100, (at) => new Visitor(`127.0.1.${2 + (at % 27)}`, stream))
  await expect.poll(() => count(readers, 'isSentAway'), patience).toBe(100)

  await expect.poll(() => count(readers, 'isServed'), patience).toBe(room.streams)
  expect(await answers()).toEqual([200, 200, true])
  for (const reader of readers) if (reader.isServed) reader.socket.destroy()
  await expect
    .poll(async () => {
      const [again] = crowd(1, () => new Visitor('127.0.0.30', stream))
      await expect.poll(() => again?.heard, patience).toMatch(/^HTTP/)
      return again?.isServed
    }, patience)
    .toBe(true)
})
