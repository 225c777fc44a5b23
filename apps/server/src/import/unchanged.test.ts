import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { delivery, files, info, match } from './cricsheet-file.testing.ts'
import { importMatches } from './import.ts'

const { pool, db } = await freshDatabase()

type Version = { readonly row: string; readonly deliveries: string; readonly officials: string }

/** Which transaction wrote a match and what belongs to it. */
async function writtenBy(id: string): Promise<Version> {
  const found = await sql<Version>`
    select m.xmin::text as row,
           (select string_agg(distinct d.xmin::text, ' ') from delivery d where d.match_id = m.id)
             as deliveries,
           (select string_agg(distinct o.xmin::text, ' ') from match_official o
            where o.match_id = m.id) as officials
    from match m where m.cricsheet_id = ${id}`.execute(db)
  return found.rows[0]!
}

/** Imports one file and then another of the same name: what wrote its rows before and after. */
async function twice(id: string, first: object, then: object) {
  await importMatches(pool, files({ [`${id}.json`]: first }))
  const before = await writtenBy(id)
  const report = await importMatches(pool, files({ [`${id}.json`]: then }))
  return { before, after: await writtenBy(id), report }
}

test('a match that has not changed is not written again, and counts', async () => {
  const { before, after, report } = await twice('same', match(), match())

  expect(after).toEqual(before)
  expect(report).toEqual({ matches: 1, deliveries: 12, left: [], failed: [], disagreements: [] })
})

const withSix = () => {
  const file = match()
  file.innings[1]!.overs[0]!.deliveries[5] = delivery('Away', 1)
  return file
}

test.each([
  ['a ball', withSix()],
  ['an official', match({ officials: { umpires: ['A Player 3'] } })],
  ['that nobody stood', match({ officials: {} })],
  ['the season', match({ season: '2024/25' })],
  ['the ground', match({ venue: 'Another Park, Lahore' })],
  ['the tournament', match({ event: { ...info.event, name: 'Autumn Cup' } })],
  ['the stage', match({ event: { ...info.event, stage: 'Final' } })],
  ['the result', match({ outcome: { result: 'no result' } })],
  ['the player of the match', match({ player_of_match: ['A Player 2'] })],
  ['the toss', match({ toss: { winner: 'Away', decision: 'field' } })],
  [
    'a team sheet',
    match({ players: { ...info.players, Home: [...info.players.Home, 'H Extra'] } }),
  ],
])('a match is written again when the file says otherwise: %s', async (what, changed) => {
  const { before, after } = await twice(what.replaceAll(' ', '-'), match(), changed)

  expect(after.row).not.toBe(before.row)
  expect(after.deliveries).not.toBe(before.deliveries)
})

test('of several files only those that changed are written', async () => {
  await importMatches(pool, files({ 'one.json': match(), 'two.json': match() }))
  const [one, two] = await Promise.all([writtenBy('one'), writtenBy('two')])
  await importMatches(
    pool,
    files({ 'one.json': match(), 'two.json': withSix(), 'new.json': match() }),
  )

  expect(await writtenBy('one')).toEqual(one)
  expect((await writtenBy('two')).row).not.toBe(two.row)
  expect(await writtenBy('new')).toBeDefined()
})
