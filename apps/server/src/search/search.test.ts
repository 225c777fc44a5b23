import { expect, test } from 'vitest'
import { loadContent } from '#cms/cms.ts'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'
import { matchedSpans } from './matched-spans.ts'

const app = await freshApp('sample')
const client = clientOf(app)
const ask = await listening(app)

const search = async (q: string) => (await client.search.everything({ q })).data.hits

test('one search finds players, officials, teams, tournaments, grounds and matches', async () => {
  const kinds = async (q: string) => new Set((await search(q)).map(({ kind }) => kind))

  expect(await kinds('gondal')).toContain('player')
  expect(await kinds('sethi')).toEqual(new Set(['official']))
  expect(await kinds('rovers')).toEqual(new Set(['team', 'club', 'match']))
  expect(await kinds('monsoon')).toEqual(new Set(['tournament', 'post']))
  expect(await kinds('lahore')).toEqual(new Set(['ground']))
  expect(await kinds('rovers markhors')).toEqual(new Set(['match']))
})

test.each(['rovers v markhors', 'Markhors vs. Rovers', 'ravi versus markhors'])(
  'a match is found as people write it: %s',
  async (q) => {
    expect(new Set((await search(q)).map(({ kind }) => kind))).toEqual(new Set(['match']))
  },
)

test('a match is found with both scores and its state, and a player with team and figures', async () => {
  const matches = (await search('rovers')).filter(({ kind }) => kind === 'match')
  await client.players.filter({})
  const [player] = await search('gondal')

  expect(matches.map(({ match }) => match?.id)).toEqual(matches.map(({ id }) => id))
  expect(matches[0]?.match).toMatchObject({
    status: 'live',
    sides: expect.arrayContaining([expect.objectContaining({ name: 'Ravi Rovers' })]),
    innings: [expect.objectContaining({ runs: expect.any(Number) }), expect.anything()],
  })
  expect(player).toMatchObject({ kind: 'player', match: null })
  expect(player?.figures?.matches).toBeGreaterThan(0)
  expect(player?.subtitle).not.toBe('')
})

test('one letter or two are the beginning of a word', async () => {
  const records = (await search('ro')).filter(({ kind }) => kind !== 'post')
  const titles = records.map(({ title }) => title)

  expect(titles).toContain('Ravi Rovers')
  expect(titles.filter((title) => !/(^|[ (.-])ro/i.test(title))).toEqual([])
})

test('posts are found by their title, and only those that are out', async () => {
  await loadContent(app)
  const [hit] = await search('scores are level')
  await app.db.updateTable('post').set({ status: 'archived' }).where('id', '=', hit!.id).execute()

  expect(hit).toMatchObject({
    kind: 'post',
    title: 'When the scores are level',
    href: '/blogs/super-overs',
    subtitle: 'Blog, Rules',
  })
  expect(await search('scores are level')).toEqual([])
})

test('live matches come first, then names that begin with the words', async () => {
  const hits = await search('ra')
  const live = hits.map(({ isLive }) => isLive)

  expect(live).toEqual(live.toSorted((one, other) => Number(other) - Number(one)))
  expect(hits.find(({ kind }) => kind === 'team')?.title).toBe('Ravi Rovers')
})

test('accents and case make no difference, and the letters found are pointed out', async () => {
  const [hit] = await search('RÁVI rov')

  expect(hit).toMatchObject({
    title: 'Ravi Rovers',
    matched: [
      [0, 4],
      [5, 8],
    ],
    isSample: true,
  })
  expect(hit?.href).toBe(`/match-central/teams/${hit?.id}/ravi-rovers`)
})

test('the first six words count, however many there are', async () => {
  const six = 'ra rav ravi ro rov rovers'
  const { data } = await client.teams.filter({ filter: { text: six } })
  const more = await client.teams.filter({ filter: { text: `${six} xyzzy nowhere` } })

  expect(data.items.map(({ name }) => name)).toContain('Ravi Rovers')
  expect(more.data.items).toEqual(data.items)
  expect(await search(`${six} xyzzy`)).toEqual(await search(six))
  expect(await search('ra rav ravi ro rov xyzzy')).toEqual([])
})

test.each(['%%', '__', '\\\\', "' or 1=1 --", '((', '.*', '\u{1F3CF}\u{1F3CF}', 'عمر'])(
  'signs are only signs: %s finds nothing and harms nothing',
  async (q) => {
    expect(await search(q)).toEqual([])
  },
)

test('too little, too much and a NUL are refused', async () => {
  const status = async (q: string) =>
    (await ask(`/api/v1/search?q=${encodeURIComponent(q)}`)).status

  expect(await status('a')).toBe(422)
  expect(await status('   ')).toBe(422)
  expect(await status('x'.repeat(10_000))).toBe(422)
  expect(await status('a\0b')).toBe(422)
  expect((await ask('/api/v1/search')).status).toBe(422)
})

test('of a word of one letter or two the place is shown where a word begins with it', () => {
  expect(matchedSpans('Laurie Road', 'ro')).toEqual([[7, 9]])
  expect(matchedSpans('Marlow', 'ma')).toEqual([[0, 2]])
})

test('spans are counted in the letters of the title, however they are accented', () => {
  expect(matchedSpans('José Ángel', 'jose ang')).toEqual([
    [0, 4],
    [5, 8],
  ])
  expect(matchedSpans('Ravi', 'xyz')).toEqual([])
  expect(matchedSpans('Ravi Rovers', 'ravi ravi')).toEqual([[0, 4]])
})

test('a side and a league are found by their initials, with a season too', async () => {
  const titles = async (q: string) => (await search(q)).map(({ title }) => title)

  expect(await titles('RR')).toContain('Ravi Rovers')
  const { name, season } = await app.db
    .selectFrom('tournament')
    .select(['name', 'season'])
    .where(({ fn }) => fn('length', ['initials']), '>', 2)
    .executeTakeFirstOrThrow()
  const initials = Array.from(name.matchAll(/\p{L}+/gu), ([word]) => word.charAt(0)).join('')
  expect(await titles(`${initials} ${season.slice(0, 4)}`)).toContain(name)
})

test('one wrong letter still finds the name, and only where nothing is spelt that way', async () => {
  const [first] = await search('rvi rovers')
  expect(first).toMatchObject({ title: 'Ravi Rovers' })

  const spelt = await search('ravi rovers')
  expect(spelt.every(({ title }) => /ravi rovers/i.test(title))).toBe(true)
})

test('of two who are found alike the one who has played more comes first', async () => {
  const [one, other] = await app.db
    .insertInto('person')
    .values([{ name: 'Quentin Alike' }, { name: 'Quentin Alikes' }])
    .returning('id')
    .execute()
  const side = await app.db
    .selectFrom('match_player')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const id of [one!.id, other!.id]) {
    await app.db
      .insertInto('match_player')
      .values({ ...side, person_id: id })
      .execute()
  }
  await app.db
    .insertInto('player_totals')
    .values(
      [one!, other!].map(({ id }, matches) => ({
        person_id: id,
        named: 1,
        matches,
        runs: 0,
        wickets: 0,
      })),
    )
    .execute()

  expect((await search('quentin')).map(({ title }) => title)).toEqual([
    'Quentin Alikes',
    'Quentin Alike',
  ])
})
