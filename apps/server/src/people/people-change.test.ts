import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { refreshTotals } from '#records/totals.queries.ts'
import { newT20, scoredMatch } from '#scoring/scoring.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { insertChange, insertNamed, undoChange } from './people-change.queries.ts'

const { db } = await freshDatabase()

const PEOPLE = 4
const MATCHES = 3

type Row = { readonly matchId: string; readonly logged: string }

/** People who have each been in some matches of their own, batted there and made as many runs as there were before. */
async function aWorld() {
  const rows: Row[] = []
  const people: string[] = []
  for (let at = 0; at < PEOPLE; at += 1) {
    const made = await sql<{ id: string }>`
      insert into person (name) values (${`Person ${at}`}) returning id`.execute(db)
    const logged = made.rows[0]?.id ?? ''
    people.push(logged)
    for (let nth = 0; nth < MATCHES; nth += 1) {
      const matchId = randomUUID()
      rows.push({ matchId, logged })
      await sql`
        insert into match (id, format, match_type, gender, team_kind, season, starts_on, ends_on,
                           setup, status, summary, result_text, seq)
        select ${matchId}::uuid, 't20', 'T20', 'male', 'club', '2026', '2026-05-01', '2026-05-01',
               jsonb_build_object('teams', jsonb_build_array(jsonb_build_object('players',
                 jsonb_build_array(jsonb_build_object('id', ${logged}::text))))),
               'complete', '{}', '', 0`.execute(db)
      await sql`insert into match_player (match_id, side, person_id, position)
        values (${matchId}::uuid, 0, ${logged}::uuid, 1)`.execute(db)
      await sql`insert into batting_innings (match_id, innings, person_id, position, runs, balls,
          fours, sixes, dots, out, super_over)
        values (${matchId}::uuid, 1, ${logged}::uuid, 1, ${rows.length}, 10, 0, 0, 0, true, false)
        `.execute(db)
    }
  }
  return { rows, people }
}

type Change = {
  readonly id: string
  readonly kind: 'merge' | 'split'
  readonly from: string
  readonly into: string
  readonly matchIds: readonly string[]
  isUndone: boolean
}

/** Whom a logged id counts as in a match, as decision 0079 says it. */
const counted = (changes: readonly Change[], { matchId, logged }: Row): string =>
  changes
    .filter(({ isUndone }) => !isUndone)
    .reduce(
      (now, { kind, from, into, matchIds }) =>
        now === from && (kind === 'merge' || matchIds.includes(matchId)) ? into : now,
      logged,
    )

const isMerged = (changes: readonly Change[], id: string) =>
  changes.some(({ kind, from, isUndone }) => !isUndone && kind === 'merge' && from === id)

const step = fc.record({
  does: fc.constantFrom('merge', 'merge', 'split', 'undo'),
  one: fc.nat(),
  other: fc.nat(),
})

type World = Awaited<ReturnType<typeof aWorld>> & { readonly changes: Change[] }
type Step = { readonly does: string; readonly one: number; readonly other: number }

const NOW = '2026-06-01T00:00:00Z'

async function make({ changes }: World, change: Omit<Change, 'id' | 'isUndone'>) {
  const made = { ...change, id: randomUUID(), isUndone: false }
  const { kind, from: fromId, into: intoId, matchIds, id } = made
  const more = { organisationId: undefined, by: null, now: NOW }
  await insertChange(db, { id, kind, fromId, intoId, matchIds, ...more })
  changes.push(made)
}

async function divide(world: World, from: string, other: number) {
  const theirs = world.rows.filter((row) => counted(world.changes, row) === from)
  if (theirs.length < 2) return
  const { id: into } = await insertNamed(db, { name: 'Another', likeId: from, by: null })
  world.people.push(into)
  const moved = theirs.slice(0, 1 + (other % (theirs.length - 1)))
  await make(world, { kind: 'split', from, into, matchIds: moved.map((row) => row.matchId) })
}

async function undo({ changes }: World, nth: number) {
  const change = changes[nth % changes.length]
  if (change === undefined) return
  expect(await undoChange(db, { id: change.id, by: null, now: NOW })).toBe(!change.isUndone)
  change.isUndone = true
}

async function take(world: World, { does, one, other }: Step) {
  const free = world.people.filter((id) => !isMerged(world.changes, id))
  const [from, into] = [free[one % free.length] ?? '', free[other % free.length] ?? '']
  if (does === 'undo') await undo(world, one)
  else if (does === 'split') await divide(world, from, other)
  else if (from !== into) await make(world, { kind: 'merge', from, into, matchIds: [] })
}

/** Whom each row counts for, and what each person has, as the database has it. */
async function kept({ rows, people }: World) {
  await refreshTotals(db)
  const found = await sql<{ player: string; batter: string; runs: number; logged: string }>`
    select mp.person_id as player, b.person_id as batter, b.runs,
           coalesce(b.logged_as, b.person_id) as logged
    from unnest(${rows.map((row) => row.matchId)}::uuid[]) with ordinality given (id, nth)
    join match_player mp on mp.match_id = given.id
    join batting_innings b on b.match_id = given.id order by given.nth`.execute(db)
  const totals = await sql<{ id: string; named: number; runs: number; free: boolean }>`
    select p.id, t.named, t.runs, p.counts_as is null as free
    from unnest(${people}::uuid[]) with ordinality given (id, nth)
    join person p on p.id = given.id left join player_totals t on t.person_id = p.id
    order by given.nth`.execute(db)
  return { rows: found.rows, people: totals.rows }
}

/** The same by the model. */
function expected({ rows, people, changes }: World) {
  const ofRows = rows.map((row, at) => {
    const id = counted(changes, row)
    return { player: id, batter: id, runs: at + 1, logged: row.logged }
  })
  const ofPeople = people.map((id) => {
    const theirs = ofRows.filter(({ player }) => player === id)
    const runs = theirs.reduce((sum, row) => sum + row.runs, 0)
    return { id, named: theirs.length, runs, free: !isMerged(changes, id) }
  })
  return { rows: ofRows, people: ofPeople }
}

test('whatever is merged, split and undone, the rows are those of the changes that stand', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      const world: World = { ...(await aWorld()), changes: [] }
      for (const one of steps) await take(world, one)
      expect(await kept(world)).toEqual(expected(world))
    }),
    { numRuns: 15 },
  )
})

test('who is merged while a match is scored counts as the other with the next ball', async () => {
  const app = await freshApp('empty')
  await ensureDefaultSite(app)
  const { client, matchId, setup, seq, start, ball } = await scoredMatch(app, {
    ...newT20(),
    toss: { winner: 0, decision: 'bat' },
  })
  const [fromId, joined] = [ball(0).striker, randomUUID()]
  const { id: intoId } = await app.db
    .insertInto('person')
    .values({ name: 'Known before' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const record = (after: number, facts: readonly object[]) =>
    client.scoring.record({ matchId, device: 'a-phone-of-hers', after, facts: facts as never })
  await record(seq, [start, ball(4)])
  const change = { id: randomUUID(), kind: 'merge' as const, matchIds: [], by: null }
  const now = app.now()
  await insertChange(app.db, { ...change, fromId, intoId, organisationId: undefined, now })
  const { data } = await record(seq + 2, [ball(2), ball(2)])
  const { rows } = await sql`
    select person_id, logged_as, runs from batting_innings
    where match_id = ${matchId}::uuid and runs > 0`.execute(app.db)
  expect(rows).toEqual([{ person_id: intoId, logged_as: fromId, runs: 8 }])

  const { data: shown } = await client.players.show({ playerId: fromId as never })
  expect(shown.player).toMatchObject({ id: intoId, runs: 8, matches: 1 })
  const { data: match } = await client.matches.show({ matchId })
  const listed = match.info.squads[0].players.find(({ playerId }) => playerId === fromId)
  expect(listed?.person.id).toBe(intoId)

  const joins = { type: 'player-joined', team: setup.teams[1].id, player: joined, name: 'Sub' }
  await app.db
    .insertInto('person')
    .values({ id: joined, name: 'Sub', made_by: null, counts_as: intoId })
    .execute()
  await expect(record(data.seq, [joins])).rejects.toThrow()
})
