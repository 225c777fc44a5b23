import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { ask, seqsIn, Wire } from '#live/live.testing.ts'
import { recordFacts, readMatch } from '#matches/matches.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { nextFact } from '#sample/simulate-match.ts'
import { startServer, type TestServer } from './server.testing.ts'

const database = await freshDatabase()
const scorers = await startServer(database)
const readers = await startServer(database)

/** Lets the simulator bowl a ball (or do what comes before one) and writes it down at a server. */
async function playOn({ app }: TestServer, matchId: string, times = 1): Promise<number> {
  let seq = 0
  for (let at = 0; at < times; at += 1) {
    const state = await readMatch(app, matchId)
    const fact = state && nextFact(state, 7)
    if (!state || !fact) throw new Error('There is nothing left to play.')
    const recording = { matchId, expectedSeq: state.seq, facts: [fact], recordedBy: 'test' }
    const recorded = await recordFacts(app, recording)
    if (!recorded.ok) throw new Error(recorded.code)
    seq = recorded.value.seq
  }
  return seq
}

const follow = ({ port }: TestServer, matchId: string, after: number) =>
  new Wire(port, ask(`/live/${matchId}?after=${after}`))

const range = (to: number) => Array.from({ length: to }, (_, i) => i + 1)

test('what one server writes is streamed by the other, from any point on', async () => {
  const { matchId } = await newMatch(scorers.app)
  await playOn(scorers, matchId, 4)
  const wires = [follow(scorers, matchId, 0), follow(readers, matchId, 0)]
  await Promise.all(wires.map((wire) => wire.until((text) => text.includes('id: 4\n'))))

  await playOn(scorers, matchId, 3)
  await playOn(readers, matchId, 3)
  const seq = await playOn(scorers, matchId, 2)

  for (const wire of wires) {
    const text = await wire.until((seen) => seen.includes(`id: ${seq}\n`))
    expect(seqsIn(text)).toEqual(range(seq))
    wire.socket.destroy()
  }
})

test('the cards of matches that another server moves are told to all', async () => {
  const { matchId } = await newMatch(scorers.app)
  await playOn(scorers, matchId, 3)
  const wire = new Wire(readers.port, ask('/live/scores'))
  await wire.until((text) => text.includes('retry:'))

  const seq = await playOn(scorers, matchId)

  const text = await wire.until(
    (seen) => seen.includes(`"id":"${matchId}"`) && seen.includes(`"seq":${seq}`),
  )
  expect(text).not.toContain('id: ')
  wire.socket.destroy()
})

test('a frame is the fact as the log of the API has it', async () => {
  const { matchId } = await newMatch(scorers.app)
  const seq = await playOn(scorers, matchId, 3)
  const answer = await fetch(`${scorers.origin}/api/v1/matches/${matchId}/log`)
  const log: { data: { entries: { seq: number; fact: unknown }[] } } = JSON.parse(
    await answer.text(),
  )

  const wire = follow(scorers, matchId, 0)
  const text = await wire.until((seen) => seen.includes(`id: ${seq}\n`))
  wire.socket.destroy()

  const frames = [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id, data]) => ({
    seq: Number(id),
    fact: JSON.parse(data ?? ''),
  }))
  expect(frames).toEqual(log.data.entries)
})

test('the snapshot follows the log', async () => {
  const { matchId } = await newMatch(scorers.app)
  await playOn(scorers, matchId, 2)
  const read = () => fetch(`${scorers.origin}/live/${matchId}.json`)
  const before = await read()

  const seq = await playOn(scorers, matchId)
  const after = await read()

  expect(before.headers.get('etag')).toBe(`"${seq - 1}"`)
  expect(after.headers.get('etag')).toBe(`"${seq}"`)
  expect(await after.json()).toMatchObject({ seq, card: { id: matchId, seq } })
})

test('the page of a match is new as soon as a ball is bowled', async () => {
  const { matchId } = await newMatch(scorers.app)
  await playOn(scorers, matchId, 3)
  const read = () => fetch(`${scorers.origin}/match-central/matches/${matchId}`)
  const tags = [(await read()).headers.get('etag'), (await read()).headers.get('etag')]

  await playOn(scorers, matchId, 6)
  const after = await read()

  expect(tags[0]).toBe(tags[1])
  expect(after.status).toBe(200)
  expect(after.headers.get('etag')).not.toBe(tags[0])
})

test('the picture of a match is drawn once for each seq and led to from any other', async () => {
  const { matchId } = await newMatch(scorers.app)
  const seq = await playOn(scorers, matchId, 5)
  const ofSeq = (at: number) =>
    fetch(`${scorers.origin}/matches/${matchId}/${at}/card.png`, { redirect: 'manual' })

  const [old, picture] = [await ofSeq(seq - 1), await ofSeq(seq)]
  const bytes = Buffer.from(await picture.arrayBuffer())

  expect(old.status).toBe(302)
  expect(old.headers.get('location')).toBe(`/matches/${matchId}/${seq}/card.png`)
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('the picture of an unknown match is not found', async () => {
  const response = await fetch(
    `${scorers.origin}/matches/01990000-0000-7000-8000-00000000dead/1/card.png`,
  )

  expect(response.status).toBe(404)
})

test('the head of a snapshot tells what the snapshot would', async () => {
  const { matchId } = await newMatch(scorers.app)
  await playOn(scorers, matchId, 2)
  const address = `${scorers.origin}/live/${matchId}.json`

  const head = await fetch(address, { method: 'HEAD' })
  const whole = await fetch(address)
  const nobody = await fetch(address.replace(/[0-9a-f]{4}\.json/, 'dead.json'), { method: 'HEAD' })

  expect([head.status, head.headers.get('etag')]).toEqual([200, '"2"'])
  expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
  expect(await head.text()).toBe('')
  expect(nobody.status).toBe(404)
})

test('a match that the caller has is not sent again, until a ball is bowled', async () => {
  const { matchId } = await newMatch(scorers.app)
  await playOn(scorers, matchId, 4)
  const parts = ['', '/card', '/log', '/innings', '/charts']
  const ask = (part: string, etag: string) =>
    fetch(`${scorers.origin}/api/v1/matches/${matchId}${part}`, {
      // As the site asks: what may be answered is ours to say.
      headers: { 'cache-control': 'max-age=604800', 'if-none-match': etag },
    })
  const first = await Promise.all(parts.map((part) => ask(part, '')))
  const tags = first.map(({ headers }) => headers.get('etag') ?? '')
  const again = await Promise.all(parts.map((part, index) => ask(part, tags[index] ?? '')))
  await playOn(scorers, matchId, 2)
  const after = await Promise.all(parts.map((part, index) => ask(part, tags[index] ?? '')))

  expect(first.map(({ headers }) => headers.get('cache-control'))).toEqual(
    parts.map(() => 'no-cache'),
  )
  expect(again.map(({ status }) => status)).toEqual(parts.map(() => 304))
  expect(await again[0]?.text()).toBe('')
  expect(after.map(({ status }) => status)).toEqual(parts.map(() => 200))
})
