import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, launchBrowser } from './browser.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, database } = await startSite()
const browser = await launchBrowser()

const many = 'Royal Wolverhampton and District Evangelical Churches Cricket Club First Eleven'
const one = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

const rename = (table: string, name: string, long: string) =>
  database.pool.query(`update ${table} set name = $2 where name = $1`, [name, long])

await rename('team', 'Khyber Falcons', one)
await rename('team', 'Bolan Bulls', many)
await rename('ground', 'Canal View Oval', `${many}, ${one}`)
await database.pool.query(`update tournament set name = $1 where name like 'Monsoon%'`, [many])
await database.pool.query(`update person set name = $1 where name < 'H'`, [`${one}-Featherstone`])
await database.pool.query(
  `update match set setup = replace(replace(setup::text, 'Khyber Falcons', $1), 'Bolan Bulls', $2)::jsonb`,
  [one, many],
)

/** What the page is wider than its window by. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function firstLink(list: string): Promise<string> {
  const html = await (await fetch(`${origin}${list}`)).text()
  const [, found] = /href="(\/match-central\/[a-z]+\/(?:[a-z-]+\/)?0[^"?]+)"/.exec(html) ?? []
  if (found === undefined) throw new Error(`${list} leads to no record.`)
  return found
}

const match = await firstLink('/match-central/matches?status=complete')

test.each([390, 1110])('names of any length stay on the page, %i pixels', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 844 } })
  const tournament = await firstLink('/match-central/tournaments?text=royal')
  const paths = [
    '/',
    '/ground-booking',
    '/match-central/overview',
    '/match-central/matches',
    '/match-central/players',
    tournament,
    `${tournament}?show=leaders`,
    match,
    `${match}/scorecard`,
    `${match}/charts`,
    `${match}/line-ups`,
    `${match}/table`,
  ]
  const wide: string[] = []
  for (const path of paths) {
    await go(page, `${origin}${path}`)
    if ((await excess(page)) > 0) wide.push(path)
  }
  await page.close()

  expect(wide).toEqual([])
})
