import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyLog, step } from './live-log.ts'
import type { LiveCommand, LiveEvent, LiveLog } from './live-log.ts'

type Ball = { readonly seq: number }
type Happening = LiveEvent<Ball>

const ballsTo = (last: number): Ball[] => Array.from({ length: last }, (_, i) => ({ seq: i + 1 }))

function watch(happenings: readonly Happening[], from: LiveLog<Ball> = emptyLog<Ball>(0)) {
  const commands: LiveCommand<Ball>[] = []
  let log = from
  for (const happening of happenings) {
    const next = step(log, happening)
    log = next.log
    commands.push(...next.commands)
  }
  return { log, commands, folded: foldedBy(commands) }
}

function foldedBy(commands: readonly LiveCommand<Ball>[]): number[] {
  return commands.flatMap((c) => (c.type === 'fold' ? c.entries.map(({ seq }) => seq) : []))
}

/** An honest network: every log asked for is answered in full. */
function heal(log: LiveLog<Ball>, server: readonly Ball[]) {
  const start: Happening[] = [
    { type: 'log-answered', entries: [] },
    { type: 'shown' },
    { type: 'opened' },
    { type: 'arrived', entry: server[server.length - 1]! },
  ]
  let now = watch(start, log)
  const folded = [...now.folded]
  while (now.commands.some(({ type }) => type === 'ask-log')) {
    const after = now.commands.findLast((c) => c.type === 'ask-log')?.after ?? 0
    now = watch([{ type: 'log-answered', entries: server.slice(after) }], now.log)
    folded.push(...now.folded)
  }
  return { log: now.log, folded }
}

const length = 12
const server = ballsTo(length)
const aSeq = fc.integer({ min: 1, max: length })

const happenings = fc.array(
  fc.oneof(
    fc.constantFrom<Happening>(
      { type: 'shown' },
      { type: 'hidden' },
      { type: 'opened' },
      { type: 'log-failed' },
      { type: 'polled' },
    ),
    fc.boolean().map((closed): Happening => ({ type: 'failed', closed })),
    aSeq.map((seq): Happening => ({ type: 'polled', seq })),
    aSeq.map((seq): Happening => ({ type: 'arrived', entry: { seq } })),
    fc
      .tuple(aSeq, aSeq)
      .map(([a, b]): Happening => ({ type: 'log-answered', entries: server.slice(a - 1, b) })),
  ),
  { maxLength: 60 },
)

test('whatever arrives twice, late or not at all, entries are folded in order and once', () => {
  fc.assert(
    fc.property(happenings, (seen) => {
      const { folded, log } = watch([{ type: 'started' }, ...seen])

      expect(folded).toEqual(ballsTo(log.seq).map(({ seq }) => seq))
    }),
  )
})

test('any interleaving of duplicates, gaps and reconnects ends with the log of the server', () => {
  fc.assert(
    fc.property(happenings, (seen) => {
      const before = watch([{ type: 'started' }, ...seen])
      const after = heal(before.log, server)

      expect([...before.folded, ...after.folded]).toEqual(server.map(({ seq }) => seq))
      expect(after.log).toMatchObject({ seq: length, ahead: [] })
    }),
  )
})

test('a page joins the stream where it stands, and reads the log when the first news comes', () => {
  const { commands, folded } = watch(
    [
      { type: 'started' },
      { type: 'opened' },
      { type: 'arrived', entry: { seq: 4 } },
      { type: 'log-answered', entries: ballsTo(4) },
    ],
    emptyLog<Ball>(3),
  )

  expect(commands.slice(0, 2)).toEqual([
    { type: 'connect', after: 3 },
    { type: 'ask-log', after: 0, inMs: 0 },
  ])
  expect(folded).toEqual([1, 2, 3, 4])
})

test('a snapshot that is what the page shows asks for nothing', () => {
  const { commands } = watch(
    [{ type: 'started' }, { type: 'failed', closed: true }, { type: 'polled', seq: 3 }],
    emptyLog<Ball>(3),
  )

  expect(commands.at(-1)).toEqual({ type: 'poll', inMs: 2000 })
  expect(commands.some(({ type }) => type === 'ask-log')).toBe(false)
})

test('a gap in the stream asks for the log from the last entry known', () => {
  const { commands, log } = watch([
    { type: 'started' },
    { type: 'log-answered', entries: ballsTo(3) },
    { type: 'opened' },
    { type: 'arrived', entry: { seq: 6 } },
  ])

  expect(commands.at(-1)).toEqual({ type: 'ask-log', after: 3, inMs: 0 })
  expect(log.ahead).toEqual([{ seq: 6 }])
})

test('after two failed attempts the page asks for snapshots', () => {
  const { commands, log } = watch([
    { type: 'started' },
    { type: 'log-answered', entries: ballsTo(3) },
    { type: 'failed', closed: false },
    { type: 'failed', closed: false },
  ])

  expect(log.link).toBe('polling')
  expect(commands.slice(-2)).toEqual([{ type: 'disconnect' }, { type: 'poll', inMs: 2000 }])
})

test('a refused stream is given up at once', () => {
  const { log } = watch([
    { type: 'started' },
    { type: 'log-answered', entries: [] },
    { type: 'failed', closed: true },
  ])

  expect(log.link).toBe('polling')
})

test('a snapshot ahead of the page asks for what lies between', () => {
  const { commands } = watch([
    { type: 'started' },
    { type: 'log-answered', entries: ballsTo(3) },
    { type: 'failed', closed: true },
    { type: 'polled', seq: 5 },
  ])

  expect(commands.slice(-2)).toEqual([
    { type: 'ask-log', after: 3, inMs: 0 },
    { type: 'poll', inMs: 2000 },
  ])
})

test('now and then a page that polls tries the stream again', () => {
  const polls = Array.from({ length: 15 }, (): Happening => ({ type: 'polled', seq: 3 }))
  const { commands, log } = watch([
    { type: 'started' },
    { type: 'log-answered', entries: ballsTo(3) },
    { type: 'failed', closed: true },
    ...polls,
  ])

  expect(log.link).toBe('connecting')
  expect(commands.at(-1)).toEqual({ type: 'connect', after: 3 })
})

test('a hidden page disconnects, and catches up from where it was when shown', () => {
  const { commands } = watch([
    { type: 'started' },
    { type: 'log-answered', entries: ballsTo(3) },
    { type: 'opened' },
    { type: 'hidden' },
    { type: 'shown' },
  ])

  expect(commands.slice(-2)).toEqual([{ type: 'disconnect' }, { type: 'connect', after: 3 }])
})
