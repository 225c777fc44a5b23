import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { OrganisationId } from '@pavilion/contract/ids.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
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
