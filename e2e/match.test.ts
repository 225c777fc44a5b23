import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFindings } from './axe.testing.ts'
import { launchBrowser, soon, untilAwake } from './browser.testing.ts'
import { inFirefox } from './firefox.testing.ts'
import { startSite } from './site.testing.ts'

const site = await startSite({ env: { SAMPLE_BALL_SECONDS: '1' } })
const browser = await launchBrowser()

type Card = { readonly id: string; readonly slug: string; readonly status: string }

async function findMatch(status: string): Promise<Card | undefined> {
  const answer = await fetch(`${site.origin}/api/v1/matches/featured-matches`)
  const { data }: { data: { matches: Card[] } } = await answer.json()
  return data.matches.find((card) => card.status === status)
}

async function matchThatIs(status: string): Promise<Card> {
  const match = await findMatch(status)
  if (match === undefined) throw new Error(`The sample world has no match that is ${status}.`)
  return match
}

const addressOf = ({ id, slug }: Card) => `${site.origin}/match-central/matches/${id}/${slug}`

const live = addressOf(await matchThatIs('live'))
const finished = await matchThatIs('complete')

/** The match that is on: the first one is over in two minutes, which a slow machine may take to come here. */
async function liveNow(): Promise<string> {
  let match: Card | undefined
  await soon(async () => (match = await findMatch('live'))).toBeDefined()
  return match ? addressOf(match) : live
}

type Look = { readonly theme?: 'light' | 'dark'; readonly width?: number; readonly js?: boolean }

async function open(address: string, { theme = 'light', width = 1440, js = true }: Look = {}) {
  const context = await browser.newContext({
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: 844 },
    javaScriptEnabled: js,
  })
  const page = await context.newPage()
  await page.goto(address)
  if (js) await untilAwake(page)
  return page
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Match sections' }).getByRole('link', { name })

test('the score of a live match changes by itself, without the page being loaded again', async () => {
  const page = await open(await liveNow())
  const scoreOf = () => page.evaluate(() => document.title)
  await page.evaluate(() => {
    document.documentElement.dataset['stayed'] = 'yes'
  })
  const first = await scoreOf()

  await page.waitForFunction((before) => document.title !== before, first, { timeout: 45_000 })

  expect(await scoreOf()).not.toBe(first)
  expect(await page.evaluate(() => document.documentElement.dataset['stayed'])).toBe('yes')
})

test('without a stream the page asks for snapshots, and the score still changes', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route(/\/live\/[^/.]+\?after=/, (route) => route.abort())
  const polled = page.waitForResponse(/\/live\/[^/]+\.json$/)
  await page.goto(await liveNow())
  const first = await page.title()

  await polled
  await page.waitForFunction((before) => document.title !== before, first, { timeout: 45_000 })

  expect(await page.title()).not.toBe(first)
})

test('every tab is an address that works without JavaScript', async () => {
  const page = await open(addressOf(finished), { js: false })

  await section(page, 'Scorecard').click()
  await page.getByRole('columnheader', { name: 'Batting' }).nth(1).waitFor()
  await section(page, 'Charts').click()
  await page.getByRole('heading', { name: 'Worm' }).waitFor()
  await section(page, 'Line-ups').click()
  await page.waitForURL(/\/line-ups$/)
  await section(page, 'Commentary').click()
  await page.getByRole('link', { name: 'Earlier overs' }).click()
  await page.waitForURL(/\?overs=12$/)
})

test('commentary can be read for wickets alone', async () => {
  const page = await open(`${addressOf(finished)}/commentary`)

  await page.getByRole('link', { name: 'Wickets', exact: true }).click()
  await page.waitForURL(/balls=wickets/)

  const heads = page.locator('section[aria-labelledby=commentary] ol > li b')
  const onlyWickets = async () => {
    const balls = (await heads.allInnerTexts()).filter((head) => head.includes(' to '))
    return balls.length > 0 && balls.every((head) => head.includes('OUT'))
  }
  await soon(onlyWickets).toBe(true)
})

test('the score stands at the end of the tab bar once the board has left the view', async () => {
  const page = await open(addressOf(finished))
  const dock = page.locator('a[href="#main"]', { hasText: /overs/ })
  expect(await dock.isVisible()).toBe(false)

  await page.mouse.wheel(0, 1200)

  await dock.waitFor({ state: 'visible' })
})

test('a match to come stays as the server drew it until its parts have come', async () => {
  const toCome = await matchThatIs('upcoming')
  const page = await (await browser.newContext()).newPage()
  const held: Route[] = []
  await page.route(/\/assets\/(upcoming|match-preview)-/, (route) => void held.push(route))
  const stream = page.waitForResponse(/\/live\/[^/]+\?after=/)
  await page.goto(addressOf(toCome), { waitUntil: 'domcontentloaded' })
  await stream
  const told = (id: string) =>
    new Promise<void>((done) => {
      const later = new EventSource(`/live/${id}`)
      later.addEventListener('watchers', () => {
        later.close()
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      })
    })
  await page.evaluate(told, toCome.id)

  await soon(() => held.length).toBe(2)
  const before = await page.getByRole('main').innerText()
  await Promise.all(held.map((route) => route.continue()))
  await page.getByText(/^Starts in \d+/).waitFor()

  expect(before).toContain('Lahore time')
  expect(before).toContain('Live score and commentary start with the first ball.')
})

test('a finished match is saved in the formats of Cricsheet', async () => {
  const page = await open(`${addressOf(finished)}/line-ups`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Match (JSON)' }).click(),
  ])
  const json: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'))

  expect(file.suggestedFilename()).toBe(`${finished.slug}.json`)
  expect(json).toMatchObject({ meta: { data_version: '1.2.0' }, info: { balls_per_over: 6 } })
})

test('the line-ups mark the captain and the keeper of each side', async () => {
  const page = await open(`${addressOf(finished)}/line-ups`, { js: false })
  const people = page.getByRole('main').getByRole('listitem')

  const marks = await people.locator('abbr').allInnerTexts()

  expect(marks.join(' ').match(/\bwk\b/g)).toHaveLength(2)
  expect(marks.join(' ').match(/\(c\b/g)).toHaveLength(2)
})

test('a finished match begins with its summary, told without JavaScript', async () => {
  const page = await open(addressOf(finished), { js: false })
  const main = page.getByRole('main')

  expect(await main.getByRole('list', { name: 'Batting' }).count()).toBe(2)
  expect(await main.getByRole('list', { name: 'Bowling' }).count()).toBe(2)
  await main.getByText('Player of the match').first().waitFor()
  const stands = main.getByRole('region', { name: 'Best partnerships' }).getByRole('listitem')
  expect(await stands.first().innerText()).toMatch(/\d+(st|nd|rd|th) wicket/)
  await main.getByRole('link', { name: 'Full scorecard' }).click()
  await page.getByRole('columnheader', { name: 'Batting' }).nth(1).waitFor()
})

test('a match to come is previewed, and has no tab that would be empty', async () => {
  const page = await open(addressOf(await matchThatIs('upcoming')), { js: false })
  const sections = page.getByRole('navigation', { name: 'Match sections' })

  await page.getByRole('heading', { name: 'Recent form' }).waitFor()
  await page.getByRole('heading', { name: 'Head to head' }).waitFor()
  expect(await sections.getByRole('link').allInnerTexts()).toEqual(['Preview', 'Line-ups', 'Table'])
})

test('the table of its tournament is a part of a match', async () => {
  const page = await open(addressOf(finished))
  await section(page, 'Table').click()

  const table = page.getByRole('table', { name: 'Points table' })
  await table.getByRole('row').nth(3).waitFor()

  await page.waitForURL(/\/table$/)
})

test('an old address leads to the right one, and an unknown match to nothing', async () => {
  const old = await fetch(`${site.origin}/match-central/matches/${finished.id}/old-name/scorecard`)
  const bare = await fetch(`${site.origin}/match-central/matches/${finished.id}/charts`)
  const nobody = `${site.origin}/match-central/matches/01980000-0000-7000-8000-00000000dead/x`

  expect(old.url).toBe(`${addressOf(finished)}/scorecard`)
  expect(bare.url).toBe(`${addressOf(finished)}/charts`)
  expect((await fetch(nobody)).status).toBe(404)
  expect((await fetch(`${site.origin}/match-central/matches/not-an-id/x`)).status).toBe(404)
})

test('the head says the score to people, search engines and those who share it', async () => {
  const html = await (await fetch(addressOf(finished))).text()
  const about = /<script type="application\/ld\+json"[^>]*>(?<json>.*?)<\/script>/s.exec(html)

  expect(html).toContain(`<link rel="canonical" href="${addressOf(finished)}"/>`)
  expect(html).toMatch(/<title>[^<]+ v [^<]+ won by [^<]+<\/title>/)
  expect(html).toMatch(/property="og:image" content="[^"]+\.png"/)
  expect(JSON.parse(about?.groups?.['json'] ?? '{}')).toMatchObject({ '@type': 'SportsEvent' })
})

test('the score comes before everything but the bar in what the server sends', async () => {
  const html = await (await fetch(live)).text()
  const shown = html.slice(html.indexOf('<body'))
  const board = shown.indexOf('<h1')

  expect(board).toBeGreaterThan(0)
  expect(shown.slice(board)).toMatch(/aria-label="\d+ for \d+"/)
  expect(board).toBeLessThan(10_000)
})

for (const theme of ['light', 'dark'] as const) {
  test(`nothing on the ${theme} match page keeps anybody out`, async () => {
    const page = await open(addressOf(finished), { theme })
    for (const tab of ['', '/scorecard', '/charts', '/line-ups']) {
      await page.goto(addressOf(finished) + tab)
      expect([tab, ...(await seriousFindings(page))]).toEqual([tab])
    }
  })
}

test('no tab scrolls sideways on a phone', async () => {
  const page = await open(live, { width: 390 })
  for (const tab of ['', '/scorecard', '/charts', '/line-ups']) {
    await page.goto(live + tab)
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect([tab, over]).toEqual([tab, 0])
  }
})

test.skipIf(inFirefox)('what is printed at night has the ink of the day', async () => {
  const page = await open(addressOf(finished), { theme: 'dark' })
  const ink = () => page.locator('body').evaluate((body) => getComputedStyle(body).color)
  expect(await ink()).toBe('rgb(239, 241, 230)')

  await page.emulateMedia({ media: 'print' })
  expect(await ink()).toBe('rgb(18, 33, 26)')
})
