import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import {
  eachOf,
  groundIsIn,
  matchIsIn,
  personIsIn,
  shareScope,
  teamIsIn,
  tournamentIsIn,
} from './scope.queries.ts'

const { db } = await freshApp('sample')

/** Everything that anybody belongs to, and an organisation that nothing belongs to. */
const organisations = [
  ...(await db.selectFrom('organisation').select('id').execute()),
  { id: '01990000-0000-7000-8000-00000000dead' },
].map(({ id }) => id)

type Conditions = readonly (readonly [table: string, condition: RawBuilder<boolean>])[]

const asked = (app: Parameters<typeof matchIsIn>[1]): Conditions => [
  ['match', matchIsIn('r', app)],
  ['team', teamIsIn('r', app)],
  ['ground', groundIsIn('r', app)],
  ['tournament', tournamentIsIn('r', app)],
  ['person', personIsIn('r', app, 'match_player')],
  ['person', personIsIn('r', app, 'match_official')],
]

/** The ids that each condition finds; `beginning` is that of the statement. */
async function found(conditions: Conditions, beginning = sql``): Promise<string[][]> {
  const lists = await Promise.all(
    conditions.map(([table, condition]) =>
      sql<{ id: string }>`
        ${beginning} select r.id from ${sql.table(table)} r where ${condition} order by r.id
      `.execute(db),
    ),
  )
  return lists.map(({ rows }) => rows.map(({ id }) => id))
}

test.each(organisations)('the world of %s is the same however it is asked for', async (id) => {
  const { scope, withMatches } = shareScope(id)
  const atOnce = await found(asked(id))

  expect(await found(asked(eachOf(id)))).toEqual(atOnce)
  expect(await found(asked(scope), withMatches)).toEqual(atOnce)
})

test('an organisation with matches has a world, and another has none', async () => {
  const sizes = await Promise.all(
    organisations.map(async (id) => (await found(asked(id))).map((list) => list.length)),
  )

  expect(sizes.some((counts) => counts.every((count) => count > 0))).toBe(true)
  expect(sizes.at(-1)).toEqual([0, 0, 0, 0, 0, 0])
})
