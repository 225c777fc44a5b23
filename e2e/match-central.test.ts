import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFindings } from './axe.testing.ts'
import { goAgain, launchBrowser, soon, untilAwake } from './browser.testing.ts'
import { startSite } from './site.testing.ts'

const { origin } = await startSite({ env: { SAMPLE_BALL_SECONDS: '1' } })
const browser = await launchBrowser()

async function visit(
  path: string,
  act: (page: Page) => Promise<void>,
  look: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    ...look,
  })
  const page = await context.newPage()
  await page.goto(`${origin}${path}`)
  await act(page)
  await context.close()
}

const matches = '/match-central/matches'
const rows = (page: Page) => page.locator('main section a', { hasText: /Match|Final/ })

/** The first address of a record that a list leads to. */
async function firstOf(list: string): Promise<string> {
  const html = await (await fetch(`${origin}/match-central/${list}`)).text()
  const found = new RegExp(`href="(/match-central/${list}/[^"]*[0-9a-f]{12}/[^"]*)"`).exec(
    html,
  )?.[1]
  if (found === undefined) throw new Error(`The list of ${list} leads nowhere.`)
  return found
}

test('ticking a filter asks at once, and the address holds it', () =>
  visit(matches, async (page) => {
    await untilAwake(page)
    await page.getByRole('complementary').getByText('Result', { exact: true }).click()
    await page.waitForURL(/status=complete/)
    await page.getByRole('link', { name: 'Remove filter Result' }).waitFor()
    await goAgain(page)

    await soon(() => page.getByRole('checkbox', { name: /^Result/ }).isChecked()).toBe(true)
    await page.getByRole('link', { name: 'Remove filter Result' }).click()
    await page.waitForURL(`${origin}${matches}`)
  }))

test('without scripts the filters are a form and the pages are links', () =>
  visit(
    matches,
    async (page) => {
      await page.getByRole('complementary').getByText('Result', { exact: true }).click()
      await page.getByRole('button', { name: /^Show \d+ matches$/ }).click()
      await page.waitForURL(/status=complete/)
      const first = await rows(page).first().getAttribute('href')
      await page.getByRole('link', { name: 'Next page' }).click()
      await page.waitForURL(/page=2/)

      await page.getByText(/^Showing 31 to/).waitFor()
      expect(await rows(page).first().getAttribute('href')).not.toBe(first)
    },
    { javaScriptEnabled: false },
  ))

test('a day without a match says so and leads back', () =>
  visit(`${matches}?day=1999-01-01`, async (page) => {
    await page.getByRole('heading', { name: 'No play today' }).waitFor()
    await page.getByRole('link', { name: 'Show all matches' }).click()

    await page.waitForURL(`${origin}${matches}`)
  }))

test('a cursor that is none leads to the first page', async () => {
  const answer = await fetch(`${origin}${matches}?after=forged&page=9`, { redirect: 'manual' })

  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(matches)
})

test('on a phone the filters are chosen in a sheet', () =>
  visit(
    matches,
    async (page) => {
      await untilAwake(page)
      await page.getByRole('link', { name: /^Filters/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await sheet.getByText('Upcoming', { exact: true }).click()
      await sheet.getByRole('button', { name: /^Show/ }).click()
      await page.waitForURL(/status=upcoming/)

      await page.getByRole('link', { name: 'Filters, 1' }).waitFor()
      await sheet.waitFor({ state: 'detached' })
    },
    { viewport: { width: 390, height: 844 } },
  ))

/** Loads the page until a match is on: for some seconds between two matches none is. */
const untilOn = (page: Page, score: Locator) =>
  expect
    .poll(
      async () => {
        await page.reload()
        return score.count()
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0)

test('a score in a list changes by itself', () =>
  visit(matches, async (page) => {
    const live = page.locator('main section a', { hasText: /LIVE/ })
    await untilOn(page, live)
    const before = await live.first().innerText()

    await page.waitForFunction(
      (was) =>
        [...document.querySelectorAll('main section a')].every(
          (one) => (one as HTMLElement).innerText !== was,
        ),
      before,
      { timeout: 45_000 },
    )
  }))

test('the board of the home page turns over by itself', () =>
  visit('/', async (page) => {
    const hero = page.locator('main section').first()
    const board = hero.locator('a', { hasText: /LIVE/ }).filter({ hasText: 'Overs' })
    await untilOn(page, board)
    const before = await board.innerText()

    await page.waitForFunction(
      (was) =>
        [...document.querySelectorAll('main section a')].every(
          (one) => (one as HTMLElement).innerText !== was,
        ),
      before,
      { timeout: 45_000 },
    )
  }))

test('an old readable part of an address leads to the one of today', async () => {
  const team = await firstOf('teams')
  const old = team.replace(/[^/]*$/, 'as-it-was')
  const answer = await fetch(`${origin}${old}`, { redirect: 'manual' })

  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(team)
})

test('a record that nobody knows is not found', async () => {
  for (const list of [
    'teams',
    'players',
    'officials',
    'grounds',
    'tournaments/tournament-details',
  ]) {
    const unknown = `${origin}/match-central/${list}/01980000-0000-7000-8000-000000000000/x`
    const nonsense = `${origin}/match-central/${list}/not-an-id/x`
    expect((await fetch(unknown)).status, unknown).toBe(404)
    expect((await fetch(nonsense)).status, nonsense).toBe(404)
  }
})

test('a page tells search engines what it is about', async () => {
  const html = await (await fetch(`${origin}${await firstOf('teams')}`)).text()

  expect(html).toMatch(/<link rel="canonical" href="http/)
  expect(html).toContain('property="og:title"')
  expect(html).toContain('name="twitter:card"')
  expect(html).toContain('"@type":"SportsTeam"')
})

for (const look of [{}, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }]) {
  const where = 'viewport' in look ? 'a phone in the dark' : 'a desktop'
  test(`the points of an award open into the matches that made them, on ${where}`, () =>
    visit(
      '/match-central/tournaments/tournament-details?show=leaders',
      async (page) => {
        await untilAwake(page)
        await page.getByText('How points are given').click()
        await page.getByText('Five wickets in an innings').waitFor()
        // A row that the header half covers would count as a button too small to press.
        await page.evaluate(() => scrollTo(0, 0))
        expect(await seriousFindings(page)).toEqual([])
        const total = page.getByRole('button', { name: /^[\d,]+ points for / }).first()
        await total.focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name: /: Player of the tournament$/ })
        const sum = dialog.getByText(/^[\d,]+ points in \d+ match(?:es)?$/)
        const [said = ''] = ((await sum.textContent()) ?? '').split(' ')
        const each = await dialog.locator('li b').allTextContents()
        expect(each.reduce((all, text) => all + Number(text), 0)).toBe(
          Number(said.replace(',', '')),
        )
        await dialog.getByText('The balls behind these points').first().click()
        const ball = dialog.getByRole('link', { name: /, innings \d: .+ to .+/ }).first()
        expect(await ball.getAttribute('href')).toMatch(/\?ball=\d+$/)
        expect(await seriousFindings(page)).toEqual([])
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
        await total.click()
        await dialog.getByRole('link').first().click()
        await page.waitForURL(/\/match-central\/matches\/.*\/scorecard$/)
      },
      look,
    ))
}

test('the parts of a tournament are addresses, each with its own heading', async () => {
  const parts = {
    table: 'Points table',
    fixtures: 'Fixtures',
    results: 'Results',
    teams: 'Teams',
    leaders: 'Honours board',
  }
  for (const [part, heading] of Object.entries(parts)) {
    const answer = await fetch(
      `${origin}/match-central/tournaments/tournament-details?show=${part}`,
    )
    const html = await answer.text()
    const headings = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text)

    expect(headings).toContain(heading)
    for (const other of Object.values(parts)) {
      if (other !== heading) expect(headings).not.toContain(other)
    }
  }
})

const player = await firstOf('players')

test('a player’s form is read as bars or figures, and a best innings leads to its match', () =>
  visit(player, async (page) => {
    const main = page.getByRole('main')
    await main.getByRole('img', { name: /^Scores, the earliest first: \d/ }).waitFor()
    await untilAwake(page)
    await main.getByRole('button', { name: 'View as table' }).first().click()
    await main.getByRole('columnheader', { name: 'Against' }).first().waitFor()
    expect(await main.locator('a[href*="/match-central/teams/"]').count()).toBeGreaterThan(0)

    const best = main.locator('section', { has: page.getByText('Best innings') })
    await best.getByRole('link').first().click()
    await page.waitForURL(/\/match-central\/matches\//)
  }))

test('a tournament has a bulletin with its text, and a feed of its results', () =>
  visit('/match-central/tournaments/tournament-details?show=results', async (page) => {
    await untilAwake(page)
    const feed = await page.getByRole('link', { name: 'Feed', exact: true }).getAttribute('href')
    const answer = await fetch(`${origin}${feed}`)
    expect(answer.headers.get('content-type')).toContain('application/atom+xml')
    expect(await answer.text()).toMatch(/<entry>.*<summary>[^<]+ won by [^<]+<\/summary>/)

    await page.getByRole('link', { name: 'Bulletin', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Monsoon Cup: bulletin' }).waitFor()
    const text = page.getByRole('textbox', { name: 'Text for a message or a newspaper' })
    expect(await text.inputValue()).toMatch(/^Monsoon Cup\nRound-up of [^]*RESULTS\n[^]* won by /)
    expect(await seriousFindings(page)).toEqual([])
  }))
