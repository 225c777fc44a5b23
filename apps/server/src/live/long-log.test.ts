import { afterAll, expect, test } from 'vitest'
import { ask, LogBook, matchId, seqsIn, startEdge, Wire } from './live.testing.ts'

const LONG = 100_000
const book = new LogBook(LONG)
const edge = await startEdge(book)
afterAll(() => edge.stop())

const follow = (after: number) => {
  const wire = new Wire(edge.port, ask(`/live/${matchId}?after=${after}`))
  wire.socket.setEncoding('utf8')
  return wire
}
const reached = (seq: number) => (text: string) => text.includes(`\nid: ${seq}\n`)

test('a log of a hundred thousand entries is told whole, from its beginning and from near its end', async () => {
  const [whole, end] = [follow(0), follow(LONG - 3)]
  await Promise.all([whole, end].map((wire) => wire.until(reached(LONG))))

  edge.record(2)

  const texts = await Promise.all([whole, end].map((wire) => wire.until(reached(LONG + 2))))
  expect(texts.map((text) => seqsIn(text).length)).toEqual([LONG + 2, 5])
  expect(seqsIn(texts[0] ?? '')).toEqual(book.entries.map(({ seq }) => seq))
  expect(book.readings).toBe(1)
  for (const wire of [whole, end]) wire.socket.destroy()
})

test('long words of many tongues arrive as they were said, however the network cuts them', async () => {
  const family = '👩‍👩‍👧‍👦🏏 چوکا! चौका! ফোর! '
  const json = JSON.stringify({ said: family.repeat(300) })
  const wire = follow(book.seq)
  await wire.until((text) => text.includes('watchers'))
  const first = book.seq + 1
  const entries = Array.from({ length: 40 }, (_, at) => ({ seq: first + at, json }))
  book.entries.push(...entries)

  edge.hub.publish(matchId, { entries, snapshot: '{}', card: '{}' })

  const text = await wire.until((seen) => seen.includes(`id: ${first + 39}\ndata: ${json}\n\n`))
  expect(Buffer.byteLength(json)).toBeGreaterThan(10_000)
  expect(text.split('\n').filter((line) => line === `data: ${json}`)).toHaveLength(40)
  wire.socket.destroy()
})
