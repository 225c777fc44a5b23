import { expect, test } from 'vitest'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)
const ask = await listening(app)
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

test('matches that are on come first, then the next, then the latest', async () => {
  const { data } = await client.matches.filter({ page: { size: 100 } })

  expect(data.items[0]?.status).toBe('live')
  expect(data.items[1]?.status).toBe('upcoming')
  const over = data.items.filter(({ status }) => ['complete', 'abandoned'].includes(status))
  const days = over.map(({ startsOn }) => startsOn)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(data.total).toBe(44)
})

test.each(['live-first', 'soonest', 'latest'] as const)(
  'page by page, %s gives every match once, in the order of the whole',
  async (sort) => {
    const whole = await client.matches.filter({ sort, page: { size: 100 } })
    const seen: string[] = []
    let after: string | undefined
    do {
      const { data } = await client.matches.filter({
        sort,
        page: { size: 7, ...(after && { after }) },
      })
      seen.push(...data.items.map(({ id }) => id))
      after = data.next ?? undefined
    } while (after !== undefined)

    expect(seen).toEqual(whole.data.items.map(({ id }) => id))
  },
)

test('each filter narrows, and its count says to how many', async () => {
  const all = await client.matches.filter({})
  for (const { value, count } of all.data.counts.format) {
    const { data } = await client.matches.filter({ filter: { format: [value] } })
    expect(data.total).toBe(count)
  }
  for (const { value, count } of all.data.counts.place) {
    const { data } = await client.matches.filter({ filter: { place: [value] } })
    expect(data.total).toBe(count)
  }
  const cup = await client.matches.filter({ filter: { format: ['t20'], status: ['upcoming'] } })
  expect(cup.data.total).toBe(9)
  expect(cup.data.counts.status.find(({ value }) => value === 'complete')?.count).toBe(17)
  expect(cup.data.counts.format.find(({ value }) => value === 't20')?.label).toBe('T20')
})

test('words find matches by side, tournament and ground, whatever their case and accents', async () => {
  const found = async (text: string) =>
    (await client.matches.filter({ filter: { text } })).data.total

  expect(await found('RÁVI markhors')).toBe(1)
  expect(await found('harbour league')).toBe(16)
  expect(await found('canal view')).toBeGreaterThan(5)
  expect(await found('%')).toBe(0)
  expect(await found("'; drop table match --")).toBe(0)
})

test('matches of a team, a player, a ground and a day are found by their ids', async () => {
  const { data } = await client.matches.filter({ sort: 'soonest', page: { size: 1 } })
  const [first] = data.items
  const { data: shown } = await client.matches.show({ matchId: first!.id })
  const player = shown.info.squads[0].players[0]!.person.id
  const { startsOn, ground, sides } = first!

  for (const filter of [
    { teamId: sides[0].id },
    { playerId: player },
    { groundId: ground!.id },
    { from: startsOn, until: startsOn },
  ]) {
    const found = await client.matches.filter({ filter, page: { size: 100 } })
    expect(found.data.items.map(({ id }) => id)).toContain(first!.id)
    expect(found.data.total).toBeLessThan(44)
  }
})

test('an unknown filter key is refused by its name', async () => {
  const { status, body } = await ask('/api/v1/matches/filter', { filter: { umpire: 'x' } })

  expect(status).toBe(422)
  expect(body.errors).toEqual([{ path: 'filter.umpire', message: expect.any(String) }])
})

test.each([-1, 0, 1.5, 101, 1_000_000_000, '20', null])(
  'a page of %s matches is refused',
  async (size) => {
    const { status, body } = await ask('/api/v1/matches/filter', { page: { size } })

    expect(status).toBe(422)
    expect(body.errors?.[0]?.path).toBe('page.size')
  },
)

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  'nonsense',
  '',
  cursor({}),
  cursor(['live-first', [0], UNKNOWN]),
  cursor(['latest', [0, 0], UNKNOWN]),
  cursor(['live-first', ['a', 'b'], UNKNOWN]),
  cursor(['live-first', [0, 0], "' or true"]),
  cursor(['live-first', [0, 1e300], UNKNOWN]),
])('a forged cursor is refused: %s', async (after) => {
  const { status, body } = await ask('/api/v1/matches/filter', { page: { after } })

  expect(status).toBe(422)
  expect(body.code).toMatch(/BAD_CURSOR|INVALID_INPUT/)
})

test('a cursor of another order is refused', async () => {
  const { data } = await client.matches.filter({ page: { size: 1 } })
  const { body } = await ask('/api/v1/matches/filter', {
    sort: 'soonest',
    page: { after: data.next },
  })

  expect(body.code).toBe('BAD_CURSOR')
})

test('text with a NUL, days that are none and ids that are none are refused by field', async () => {
  const refused = async (filter: object) =>
    (await ask('/api/v1/matches/filter', { filter })).body.errors?.map(({ path }) => path)

  expect(await refused({ text: 'a\0b' })).toEqual(['filter.text'])
  expect(await refused({ from: '2026-02-30' })).toEqual(['filter.from'])
  expect(await refused({ teamId: '7' })).toEqual(['filter.teamId'])
  expect(await refused({ status: ['over'] })).toEqual(['filter.status.0'])
})

test('the featured tournament is the one with the match that is on', async () => {
  const { data } = await client.matches.featured()

  expect(data.tournament).toMatchObject({ name: 'Monsoon Cup', status: 'ONGOING', watchers: 0 })
  expect(data.matches[0]?.status).toBe('live')
})
