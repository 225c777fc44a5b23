import { expect, test } from 'vitest'
import { sampleDatabase } from './sample-database.testing.ts'
import { startServer } from './server.testing.ts'

const database = await sampleDatabase()
const { origin } = await startServer(database)

const evil = `</script></title></textarea>"'><script>alert(1)</script><img src=x onerror=alert(1)>\u2028{{7*7}}`
const fields = [
  ['team', 'name'],
  ['team', 'short_name'],
  ['person', 'name'],
  ['ground', 'name'],
  ['ground', 'city'],
  ['tournament', 'name'],
  ['tournament', 'season'],
  ['organisation', 'name'],
  ['ground_facts', 'about'],
  ['review', 'body'],
  ['ground_equipment', 'name'],
] as const

/** Names are nobody else's, so each ends differently. */
async function writeEverywhere(): Promise<void> {
  const words = evil.replaceAll("'", "''")
  for (const [table, column] of fields) {
    const end = column === 'name' ? ' || id::text' : ''
    const { rowCount } = await database.pool.query(
      `update ${table} set ${column} = '${words}'${end}`,
    )
    expect([table, column, rowCount === 0]).toEqual([table, column, false])
  }
}

const idOf = async (table: string, column = 'id') => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select ${column} as id from ${table} order by 1 limit 1`,
  )
  return rows[0]?.id ?? ''
}

test('what strangers have written is words on every page that shows it', async () => {
  await writeEverywhere()
  const pages = [
    '/',
    '/match-central/overview',
    ...['matches', 'teams', 'players', 'officials', 'grounds', 'tournaments', 'clubs'].map(
      (list) => `/match-central/${list}`,
    ),
    `/match-central/teams/${await idOf('team')}`,
    `/match-central/players/${await idOf('match_player', 'person_id')}`,
    `/match-central/officials/${await idOf('match_official', 'person_id')}`,
    `/match-central/grounds/${await idOf('ground_facts', 'ground_id')}`,
    `/match-central/tournaments/tournament-details/${await idOf('tournament')}`,
    `/match-central/matches/${await idOf('match')}/scorecard`,
    `/match-central/matches/${await idOf('match')}`,
    `/match-central/teams?text=${encodeURIComponent(evil)}`,
  ]

  for (const page of pages) {
    const response = await fetch(origin + page)
    const html = await response.text()

    expect([page, response.status]).toEqual([page, 200])
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('"\'>')
  }
})

test('what no table can hold is left out of the query of a page', async () => {
  const lists = ['matches', 'teams', 'players', 'officials', 'grounds', 'tournaments', 'clubs']
  const pages = ['/clubs', ...lists.map((list) => `/match-central/${list}`)]

  for (const page of pages) {
    const response = await fetch(`${origin}${page}?text=a%00b&city=%00&format=%00&place=%00`)
    expect([page, response.status]).toEqual([page, 200])
  }
})

test('there is no page at an address that no table can hold', async () => {
  const pages = [
    '/blogs/a%00b',
    '/help/a%00b',
    '/match-central/players/a%00b',
    '/match-central/tournaments/tournament-details/a%00b',
  ]

  for (const page of pages) expect([page, (await fetch(origin + page)).status]).toEqual([page, 404])
})
