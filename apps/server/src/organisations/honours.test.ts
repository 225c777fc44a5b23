import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { OrganisationId } from '@pavilion/contract/ids.ts'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import type { AppContext } from '#app-context.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { anotherSite } from '#sites/site.testing.ts'
import { readHonourLines } from './honour-lines.ts'

test('lines are read as a spreadsheet copies them, or with commas or semicolons', () => {
  const cup = { season: '1987/88', occasion: 'City Cup', achievement: 'Winners', who: 'A. Khan' }
  expect(readHonourLines('1987/88\tCity Cup\tWinners\tA. Khan\n\n', 'title')).toEqual([cup])
  expect(readHonourLines('1987/88; City Cup; Winners; A. Khan', 'title')).toEqual([cup])
  expect(readHonourLines('1987/88, City Cup, Winners', 'title')).toEqual([{ ...cup, who: '' }])
})

test('the first line that cannot be read is named, with what it needs', () => {
  const text = '1990, Rovers, 104*, B. Ali\nlast year, Rovers, 120, C. Shah'
  expect(readHonourLines(text, 'hundred')).toBe(
    'Line 2 needs season, opponent, score and player: “last year, Rovers, 120, C. Shah”',
  )
  expect(readHonourLines('1990, Rovers, 6–23', 'five-wickets')).toMatch(/^Line 1 needs/)
  expect(readHonourLines('1990, a, b, c, d', 'title')).toMatch(/^Line 1 needs/)
})

/** A club whose owner has typed a title of two captains. */
async function aBoard(app: AppContext) {
  const organisationId = OrganisationId.parse(await anOrganisation(app, 'club'))
  const roles = [{ organisationId, role: 'owner' as const }]
  const owner = await clientAs(app, await someone(app, { roles }))
  const text = '2025; Under-13 Cup; Winners; Mahnoor Khan and A. Ali'
  await owner.organisations.addHonours({ organisationId, kind: 'title', text })
  return organisationId
}

test('the name of a child that was typed into a board is initials', async () => {
  const app = await freshApp('empty')
  await ensureDefaultSite(app)
  const organisationId = await aBoard(app)
  const who = async () =>
    (await clientOf(app).organisations.honours({ organisationId })).data.honours.map(
      (honour) => honour.who,
    )
  expect(await who()).toEqual(['Mahnoor Khan and A. Ali'])
  const player = { organisation_id: organisationId, name: 'Mahnoor Khan', added_at: app.now() }
  const born_on = `${Number(app.now().slice(0, 4)) - 12}-01-01`
  await app.db
    .insertInto('club_player')
    .values({ ...player, born_on })
    .execute()
  expect(await who()).toEqual(['M. K. and A. Ali'])
})

test('a site of its own shows no board of a club of another world', async () => {
  const app = await freshApp('empty')
  await ensureDefaultSite(app)
  const organisationId = await aBoard(app)
  const other = await anOrganisation(app, 'association')
  await anotherSite(app.db, { host: 'league.example', organisation_id: other })
  const reader = await someone(app)
  const there = await clientAs(app, reader, 'league.example')
  await expect(there.organisations.honours({ organisationId })).rejects.toMatchObject({
    code: 'ORGANISATION_NOT_FOUND',
  })
  const here = await clientAs(app, reader)
  expect((await here.organisations.honours({ organisationId })).data.honours).toHaveLength(1)
})

test('a board has what was typed, once, and the centuries and hauls of the club’s matches', async () => {
  const app = await freshApp('sample')
  const found = await sql<{ id: string; hundreds: number }>`
    select t.organisation_id as id, count(*)::int as hundreds
    from batting_innings b join innings i using (match_id, innings) join team t on t.id = i.team_id
    where b.runs >= 100 and not b.super_over and t.organisation_id is not null
    group by 1 order by 2 desc, 1 limit 1`.execute(app.db)
  const [club] = found.rows
  const organisationId = OrganisationId.parse(club?.id)
  const owner = await clientAs(
    app,
    await someone(app, { roles: [{ organisationId, role: 'owner' }] }),
  )
  const asked = { organisationId, kind: 'hundred' as const, text: '1951, Rovers, 122*, E. Weekes' }
  await owner.organisations.addHonours(asked)
  const { data: added } = await owner.organisations.addHonours(asked)
  const wrong = owner.organisations.addHonours({ ...asked, text: '1952, Rovers' })
  await expect(wrong).rejects.toThrow('not valid')

  const { data: board } = await clientOf(app).organisations.honours({ organisationId })
  expect(board).toEqual(added)
  const hundreds = board.honours.filter(({ kind }) => kind === 'hundred')
  expect(hundreds).toHaveLength((club?.hundreds ?? 0) + 1)
  expect(hundreds.filter(({ matchId }) => matchId !== null)).toHaveLength(club?.hundreds ?? 0)
  expect(hundreds.at(-1)).toMatchObject({ season: '1951', who: 'E. Weekes', player: null })

  const id = hundreds.at(-1)?.id ?? ''
  const { data: left } = await owner.organisations.removeHonour({ organisationId, id })
  expect(left.honours.some((one) => one.id === id)).toBe(false)
})
