import { expect, test } from 'vitest'
import { seriousFindings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { untouchedSite } from './site.testing.ts'

const { origin } = await untouchedSite()
const browser = await launchBrowser()
const read = async (path: string) => (await fetch(`${origin}${path}`)).text()

/** The first address of a record that a list leads to. */
async function firstOf(list: string, query = ''): Promise<string> {
  const found = new RegExp(`href="(/match-central/${list}/[^"]*)"`).exec(
    await read(`/match-central/${list}${query}`),
  )?.[1]
  if (found === undefined) throw new Error(`The list of ${list} leads nowhere.`)
  return found
}

const club = await firstOf('clubs', '?text=indus')
const association = await firstOf('association')
const pages = ['/clubs', '/match-central/association', '/match-central/academy', club, association]

for (const [theme, width] of [
  ['light', 390],
  ['light', 1440],
  ['dark', 390],
  ['dark', 1440],
] as const) {
  test(`nobody is kept out of the pages of clubs, ${theme}, ${width} pixels`, async () => {
    const page = await browser.newPage({
      colorScheme: theme,
      reducedMotion: 'reduce',
      viewport: { width, height: 844 },
    })
    const found: string[] = []
    for (const path of pages) {
      await page.goto(`${origin}${path}`)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wider > 0) found.push(`${path} is ${wider} pixels too wide`)
      for (const finding of await seriousFindings(page)) found.push(`${path}: ${finding}`)
    }
    await page.close()

    expect(found).toEqual([])
  }, 120_000)
}

test('from a club one comes to its association, and from there to its other members', async () => {
  const page = await browser.newPage()
  await page.goto(`${origin}${club}`)
  await page.getByRole('link', { name: 'Five Rivers Cricket Association' }).click()
  await page.waitForURL(/\/match-central\/association\//)
  await page.getByRole('link', { name: /^Ravi Rovers.*Club/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Ravi Rovers' }).waitFor()

  expect(new URL(page.url()).pathname).toMatch(/^\/match-central\/clubs\/.*\/ravi-rovers$/)
  await page.close()
})

test('the matches of a club are a calendar', async () => {
  const answer = await fetch(`${origin}${club.replace(/[^/]*$/, 'calendar.ics')}`)

  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toContain('X-WR-CALNAME:Indus')
})

test('the list of clubs is narrowed by kind and by name', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await go(page, `${origin}/clubs`)
  await page.getByRole('complementary').getByText('Ground owner', { exact: true }).click()
  await page.waitForURL(/kind=ground-owner/)
  await page.getByText('1 club', { exact: true }).waitFor()
  await page.goto(`${origin}/match-central/clubs?text=nobody+is+called+so`)
  await page.getByRole('link', { name: 'Show all clubs' }).click()
  await page.getByText('9 clubs', { exact: true }).waitFor()

  expect(page.url()).toBe(`${origin}/match-central/clubs`)
  await page.close()
})

test('programs are told that a club is a sports organization, with its teams', async () => {
  const html = await read(club)

  expect(html).toContain('"@type":"SportsOrganization"')
  expect(html).toContain('"subOrganization":[{"@type":"SportsTeam","name":"Indus Gymkhana"}]')
  expect(await read('/sitemap/organisations/1.xml')).toContain(club)
})

test('an old address of a club leads to the one of today, and an unknown club is not found', async () => {
  const [, , , id] = club.split('/')
  const old = await fetch(`${origin}/match-central/clubs/${id}/as-it-was`, { redirect: 'manual' })
  const elsewhere = await fetch(`${origin}/match-central/academy/${id}`, { redirect: 'manual' })
  const unknown = await fetch(
    `${origin}/match-central/clubs/0190a000-0000-7000-8000-000000000000/x`,
  )

  expect([old.status, old.headers.get('location')]).toEqual([301, club])
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([301, club])
  expect(unknown.status).toBe(404)
})

test('the front of an association shows its world: the league of another is not on it', async () => {
  const front = origin.replace(/\/\/[^:]+/, '//five-rivers.localhost')
  const page = await browser.newPage()
  await page.goto(`${front}/match-central/tournaments`)
  const shown = await page.locator('main').innerText()
  await page.goto(`${front}/match-central/clubs`)
  const clubs = await page.locator('main').innerText()
  await page.close()

  expect(shown).toContain('Monsoon Cup')
  expect(shown).not.toContain('Harbour League')
  expect(clubs).toContain('Soan Valley')
  expect(clubs).not.toContain('Lyari Athletic')
}, 60_000)

/** The menu bar's panels, each with a link in it. */
const panels = { Products: 'Ticket Booking', 'Match Central': 'Monsoon Cup', Company: 'Our team' }

test('beside a long name no panel of the menu bar hangs over the edge', async () => {
  const front = origin.replace(/\/\/[^:]+/, '//five-rivers.localhost')
  const page = await browser.newPage({ viewport: { width: 1090, height: 800 } })
  await go(page, `${front}/terms`)
  const items = page.getByRole('navigation', { name: 'Main' })
  for (const [name, link] of Object.entries(panels)) {
    await items.getByRole('button', { name }).click()
    await page.locator('header').getByRole('link', { name: link }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1090)
    await page.keyboard.press('Escape')
  }
  await page.close()
}, 60_000)
