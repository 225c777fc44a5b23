import { contract } from '@pavilion/contract/contract.ts'
import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { Wire } from '#live/live.testing.ts'
import { readMatch, recordFacts } from '#matches/matches.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { nextFact } from '#sample/simulate-match.ts'
import { someone, tokenOf } from './access-walk/people.testing.ts'
import { startServer } from './server.testing.ts'
import { anotherSite } from '#sites/site.testing.ts'

const database = await freshDatabase()
const { port, app } = await startServer(database)

const HOST = 'league.example'
const { db } = app

async function playOn(matchId: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const state = await readMatch(app, matchId)
    const fact = state && nextFact(state, 7)
    if (!state || !fact) throw new Error('There is nothing left to play.')
    const recording = { matchId, expectedSeq: state.seq, facts: [fact], recordedBy: 'test' }
    await recordFacts(app, recording)
  }
}

/** A league with a site of its own, which shows one match of its own and not the other. */
async function newLeague() {
  const own = await newMatch(app)
  const { matchId: foreign } = await newMatch(app)
  const { id } = await db
    .insertInto('organisation')
    .values({ kind: 'association', name: 'Orchard League' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [home = '', visitor = ''] = own.teams
  await db.updateTable('team').set({ organisation_id: id }).where('id', '=', home).execute()
  await anotherSite(db, { host: HOST, organisation_id: id, name: 'Orchard League' })
  await playOn(own.matchId, 6)
  await playOn(foreign, 6)
  return { own: own.matchId, foreign, visitor, elsewhere: await matchOf(visitor) }
}

/** A match of a side that the league has nothing to do with. */
async function matchOf(team: string): Promise<string> {
  const { matchId } = await newMatch(app)
  await db
    .updateTable('match_side')
    .set({ team_id: team })
    .where('match_id', '=', matchId)
    .where('side', '=', 0)
    .execute()
  return matchId
}

const { own, foreign, visitor, elsewhere } = await newLeague()

/** May read every match of every world. */
const operator = await tokenOf(app, await someone(app, { operator: true }))

const say = (target: string, host: string) =>
  new Wire(
    port,
    `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${operator}\r\nconnection: close\r\n\r\n`,
  )

const statusOf = async (target: string, host = HOST) =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(await say(target, host).ended())?.[1])

/** Whoever runs a tournament runs it on every site. */
const MANAGED = '/api/v1/manage/'

/** The paths of all calls that read something of a match by its id. */
function pathsIn(calls: object): string[] {
  return Object.values(calls).flatMap((call: unknown) => {
    if (!isContractProcedure(call)) return typeof call === 'object' && call ? pathsIn(call) : []
    const { method, path = '' } = call['~orpc'].route
    const isOfMatch = path.includes('{matchId}') && !path.startsWith(MANAGED)
    return method === 'GET' && isOfMatch ? [path] : []
  })
}

const fill = (path: string, matchId: string) =>
  path.replace('{matchId}', matchId).replace('{innings}', '1').replace('{form}', 'cricsheet.json')

const callPaths = pathsIn(contract)

test('there are calls by the id of a match', () => {
  expect(callPaths).toEqual(expect.arrayContaining(['/api/v1/matches/{matchId}/log']))
})

test.each(callPaths)('%s knows no match of another world than its site', async (path) => {
  expect(await statusOf(fill(path, foreign))).toBe(404)
  expect(await statusOf(fill(path, own))).not.toBe(404)
  expect(await statusOf(fill(path, foreign), 'elsewhere.example')).not.toBe(404)
})

test.each([
  '/live/{matchId}.json',
  '/matches/{matchId}/6/card.png',
  '/match-central/matches/{matchId}',
])('%s shows no match of another world than its site', async (path) => {
  expect(await statusOf(fill(path, foreign))).toBe(404)
  expect(await statusOf(fill(path, own))).not.toBe(404)
  expect(await statusOf(fill(path, foreign), 'elsewhere.example')).not.toBe(404)
})

test('the page of a visitor lists the matches of the world and no others', async () => {
  const listed = async (host: string) => {
    const text = await say(`/api/v1/teams/${visitor}`, host).ended()
    return [own, elsewhere].filter((id) => text.includes(id))
  }

  expect(await listed(HOST)).toEqual([own])
  expect(await listed('elsewhere.example')).toEqual([own, elsewhere])
})

test('a site streams the matches of its world and no other', async () => {
  const wire = say(`/live/${own}?after=0`, `${HOST.toUpperCase()}:80`)
  await wire.until((text) => text.includes('id: 6\n'))
  wire.socket.destroy()

  expect(await statusOf(`/live/${foreign}?after=0`)).toBe(404)
  expect(await statusOf(`/live/${foreign}`)).toBe(404)
})

test('a stream on a connection that is kept alive is held to its site as well', async () => {
  const head = (target: string) => `GET ${target} HTTP/1.1\r\nhost: ${HOST}\r\n\r\n`
  const wire = new Wire(port, head('/info-health'))
  await wire.until((text) => text.startsWith('HTTP/1.1 200'))

  wire.socket.write(head(`/live/${foreign}?after=0`))

  expect(await wire.ended()).toContain('MATCH_NOT_FOUND')
})

test('the scores that a site streams are those of its world', async () => {
  const everything = say('/live/scores', 'elsewhere.example')
  const ours = say('/live/scores', HOST)
  await Promise.all([everything, ours].map((wire) => wire.until((text) => text.includes('retry:'))))

  await playOn(foreign, 1)
  await playOn(own, 1)

  const told = (matchId: string, seq: number) => (text: string) =>
    text.includes(`"id":"${matchId}"`) && text.includes(`"seq":${seq}`)
  await everything.until(told(foreign, 7))
  expect(await ours.until(told(own, 7))).not.toContain(foreign)
  for (const wire of [everything, ours]) wire.socket.destroy()
})

test('who comes to a site’s scores is told of the last minute of its world', async () => {
  const wire = say('/live/scores', HOST)

  const text = await wire.until((seen) => seen.includes(own))

  expect(text).not.toContain(foreign)
  wire.socket.destroy()
})
