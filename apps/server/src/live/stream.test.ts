import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import {
  ask,
  LogBook,
  matchId,
  otherMatchId,
  seqsIn,
  startEdge,
  type TestEdge,
  Wire,
} from './live.testing.ts'
import type { LiveOptions } from './options.ts'

const open: TestEdge[] = []
const wires: Wire[] = []

async function edgeFor(
  book: LogBook,
  options: Partial<LiveOptions> = {},
  port = 0,
): Promise<TestEdge> {
  const edge = await startEdge(book, options, port)
  open.push(edge)
  return edge
}

function follow(edge: TestEdge, after: number | string, ...headers: readonly string[]): Wire {
  const wire = new Wire(edge.port, ask(`/live/${matchId}?after=${after}`, ...headers))
  wires.push(wire)
  return wire
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
const reached = (seq: number) => (text: string) => text.includes(`\nid: ${seq}\ndata: {`)

afterEach(async () => {
  for (const wire of wires.splice(0)) wire.socket.destroy()
  for (const edge of open.splice(0)) await edge.stop()
})

test('a stream starts after the entry it was asked from and follows what is recorded', async () => {
  const edge = await edgeFor(new LogBook(5))
  const wire = follow(edge, 3)
  await wire.until(reached(5))

  edge.record()
  edge.record(2)

  expect(seqsIn(await wire.until(reached(8)))).toEqual([4, 5, 6, 7, 8])
})

test('without a cursor a stream carries only what comes', async () => {
  const edge = await edgeFor(new LogBook(5))
  const wire = new Wire(edge.port, ask(`/live/${matchId}`))
  wires.push(wire)
  await wire.until((text) => text.includes('watchers'))

  edge.record()

  expect(seqsIn(await wire.until(reached(6)))).toEqual([6])
})

test('what the browser saw last counts for more than the address it first asked', async () => {
  const edge = await edgeFor(new LogBook(9))
  const wire = follow(edge, 2, 'last-event-id: 7')

  expect(seqsIn(await wire.until(reached(9)))).toEqual([8, 9])
})

test.each(['99', 'tomorrow', '-1', '1e3', '9'.repeat(40)])(
  'a cursor the log does not have (%s) is told where the log ends',
  async (cursor) => {
    const edge = await edgeFor(new LogBook(4))
    const wire = follow(edge, cursor)
    await wire.until((text) => text.includes('event: resync\nid: 4\ndata: 4\n\n'))

    edge.record()

    expect(seqsIn(await wire.until(reached(5)))).toEqual([5])
  },
)

test('an unknown match is refused in the envelope', async () => {
  const edge = await edgeFor(new LogBook(4))

  const text = await new Wire(edge.port, ask(`/live/${otherMatchId}`)).ended()

  expect(text).toMatch(/^HTTP\/1\.1 404 /)
  expect(text).toContain('"code":"MATCH_NOT_FOUND"')
})

test('news that comes twice, late or with a gap reaches readers once and in order', async () => {
  const book = new LogBook(0)
  const edge = await edgeFor(book)
  const wire = follow(edge, 0)
  await wire.until((text) => text.includes('watchers'))
  const entries = Array.from({ length: 6 }, () => book.append())
  const tell = (from: number, to: number) =>
    edge.hub.publish(matchId, { entries: entries.slice(from, to), snapshot: '{}', card: '{}' })

  tell(0, 1)
  tell(3, 4)
  tell(1, 3)
  tell(0, 2)
  tell(4, 6)

  expect(seqsIn(await wire.until(reached(6)))).toEqual(range(1, 6))
})

test('what another process wrote is read from the log', async () => {
  const book = new LogBook(2)
  const edge = await edgeFor(book)
  const wire = follow(edge, 0)
  await wire.until(reached(2))

  book.append()
  book.append()
  await edge.hub.replayInput(matchId, 4)

  expect(seqsIn(await wire.until(reached(4)))).toEqual([1, 2, 3, 4])
})

test('a log longer than what is kept in memory is read again for who comes from its beginning', async () => {
  const edge = await edgeFor(new LogBook(3000), { ring: 16, heartbeatMs: 5 })
  await follow(edge, 2990).until((text) => text.includes(':\n\n'))

  const wire = follow(edge, 0)

  expect(seqsIn(await wire.until(reached(3000)))).toEqual(range(1, 3000))
})

test('readers who drop, return with old cursors and outlive a restart end with exactly the log', async () => {
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('record' as const),
        n: fc.integer({ min: 1, max: 4 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('drop' as const), n: fc.nat(7) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pause' as const), n: fc.nat(3) }) },
  )
  const story = fc.record({
    steps: fc.array(step, { minLength: 5, maxLength: 40 }),
    restart: fc.nat(39),
  })

  await fc.assert(fc.asyncProperty(story, playStory), { numRuns: 25 })
})

type Step = { readonly kind: 'record' | 'drop' | 'pause'; readonly n: number }

/** One reader: everything it has been given over all its connections. */
class Reader {
  seen: number[] = []
  wire: Wire | undefined

  connect(port: number): void {
    this.wire = new Wire(
      port,
      ask(`/live/${matchId}?after=0`, `last-event-id: ${this.seen.at(-1) ?? 0}`),
    )
    wires.push(this.wire)
  }

  drop(): void {
    this.wire?.socket.destroy()
    this.seen.push(...seqsIn(wholeFrames(this.wire?.text ?? '')))
    this.wire = undefined
  }
}

/** A browser drops a frame that was cut off. */
const wholeFrames = (text: string) => text.slice(0, text.lastIndexOf('\n\n') + 2)

/** Eight readers of one match, and the server they read from. */
class LoadShedder {
  readonly book = new LogBook(3)
  readonly readers = Array.from({ length: 8 }, () => new Reader())
  edge: TestEdge | undefined

  async restart(): Promise<void> {
    await this.edge?.stop()
    for (const reader of this.readers) reader.drop()
    this.edge = await edgeFor(this.book, { ring: 4, heartbeatMs: 3 })
    for (const reader of this.readers) reader.connect(this.edge.port)
  }

  async take({ kind, n }: Step): Promise<void> {
    if (kind === 'record') this.edge?.record(n)
    if (kind === 'drop' && this.edge) {
      this.readers[n]?.drop()
      this.readers[n]?.connect(this.edge.port)
    }
    for (let turn = 0; kind === 'pause' && turn < n; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

async function playStory(story: { readonly steps: readonly Step[]; readonly restart: number }) {
  const crowd = new LoadShedder()
  await crowd.restart()
  for (const [at, step] of story.steps.entries()) {
    if (at === story.restart) await crowd.restart()
    await crowd.take(step)
  }
  crowd.edge?.record()
  const { seq } = crowd.book
  for (const reader of crowd.readers) {
    await reader.wire?.until(reached(seq))
    reader.drop()
    expect(reader.seen).toEqual(range(1, seq))
  }
}

test('five hundred who return at once ask the log once', async () => {
  const book = new LogBook(300)
  const edge = await edgeFor(book)
  const returning = Array.from({ length: 500 }, (_, i) => follow(edge, i % 300))

  await Promise.all(returning.map((wire) => wire.until(reached(300))))

  expect(book.readings).toBe(1)
  expect(edge.hub.watchers(matchId)).toBe(500)
})

test('a thousand who drop at once and return are told what they missed from memory', async () => {
  const book = new LogBook(20)
  const edge = await edgeFor(book)
  const come = (after: number, wanted: number) =>
    Promise.all(Array.from({ length: 1000 }, () => follow(edge, after).until(reached(wanted))))
  await come(0, 20)
  for (const wire of wires.splice(0)) wire.socket.destroy()
  edge.record(3)
  const returned = come(20, 24)

  edge.record()

  for (const text of await returned) expect(seqsIn(text)).toEqual([21, 22, 23, 24])
  expect(book.readings).toBe(1)
})

test('a reader who stops reading is cut off and the others go on', async () => {
  const book = new LogBook(1)
  const edge = await edgeFor(book)
  const slow = follow(edge, 0)
  const quick = follow(edge, 0)
  await Promise.all([slow.until(reached(1)), quick.until(reached(1))])

  slow.socket.pause()
  while (edge.hub.watchers(matchId) === 2) {
    edge.record(2000)
    await quick.until(reached(book.seq))
  }

  expect(edge.hub.watchers(matchId)).toBe(1)
  expect(seqsIn(quick.text)).toEqual(range(1, book.seq))
})

test('streams end when the server stops', async () => {
  const edge = await edgeFor(new LogBook(1))
  const wire = follow(edge, 0)
  await wire.until(reached(1))

  edge.hub.close()

  await expect(wire.ended()).resolves.toContain('id: 1')
})

test('readers hear how many watch when that has changed', async () => {
  const edge = await edgeFor(new LogBook(1), { heartbeatMs: 5 })
  const first = follow(edge, 1)
  await first.until((text) => text.includes('event: watchers\ndata: 1\n\n'))

  follow(edge, 1)

  await first.until((text) => text.includes('event: watchers\ndata: 2\n\n'))
})

test('the scores of all matches come together, the latest of each, without ids', async () => {
  const edge = await edgeFor(new LogBook(0), { scoresEveryMs: 1 })
  const wire = new Wire(edge.port, ask('/live/scores'))
  wires.push(wire)
  await wire.until((text) => text.includes('retry:'))

  edge.record()
  edge.record()

  const text = await wire.until((seen) => seen.includes('data: {"seq":2}\n\n'))
  expect(text).not.toContain('data: {"seq":1}')
  expect(text).not.toContain('id:')
})
