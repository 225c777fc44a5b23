import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFindings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { startSite } from './site.testing.ts'

const site = await startSite({ env: { SAMPLE_BALL_SECONDS: '1' } })
const browser = await launchBrowser()

type Card = { readonly id: string; readonly slug: string; readonly status: string }

async function matchThatIs(status: string): Promise<Card> {
  const answer = await fetch(`${site.origin}/api/v1/matches/featured-matches`)
  const { data }: { data: { matches: Card[] } } = await answer.json()
  const match = data.matches.find((card) => card.status === status)
  if (match === undefined) throw new Error(`The sample world has no match that is ${status}.`)
  return match
}

const addressOf = ({ id, slug }: Card) => `${site.origin}/match-central/matches/${id}/${slug}`

const live = addressOf(await matchThatIs('live'))
const finished = await matchThatIs('complete')

type Look = { readonly theme?: 'light' | 'dark'; readonly width?: number; readonly js?: boolean }

async function open(address: string, { theme = 'light', width = 1440, js = true }: Look = {}) {
  const context = await browser.newContext({
    colorScheme: theme,
    viewport: { width, height: 844 },
    javaScriptEnabled: js,
  })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Match sections' }).getByRole('link', { name })

test('the score of a live match changes by itself, without the page being loaded again', async () => {
  const page = await open(live)
  const scoreOf = () => page.evaluate(() => document.title)
  await page.evaluate(() => {
    document.documentElement.dataset['stayed'] = 'yes'
  })
  const first = await scoreOf()

  await page.waitForFunction((before) => document.title !== before, first, { timeout: 45_000 })

  expect(await scoreOf()).not.toBe(first)
  expect(await page.evaluate(() => document.documentElement.dataset['stayed'])).toBe('yes')
  await page.context().close()
})

test('without a stream the page asks for snapshots, and the score still changes', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route(/\/live\/[^/.]+\?after=/, (route) => route.abort())
  const polled = page.waitForResponse(/\/live\/[^/]+\.json$/)
  await page.goto(live)
  const first = await page.title()

  await polled
  await page.waitForFunction((before) => document.title !== before, first, { timeout: 45_000 })

  expect(await page.title()).not.toBe(first)
  await context.close()
})

test('every tab is an address that works without JavaScript', async () => {
  const page = await open(addressOf(finished), { js: false })

  await section(page, 'Scorecard').click()
  expect(await page.getByRole('columnheader', { name: 'Batting' }).count()).toBeGreaterThan(1)
  await section(page, 'Charts').click()
  expect(await page.getByRole('heading', { name: 'Worm' }).isVisible()).toBe(true)
  await section(page, 'Line-ups').click()
  expect(new URL(page.url()).pathname).toMatch(/\/line-ups$/)
  await section(page, 'Commentary').click()
  await page.getByRole('link', { name: 'Earlier overs' }).click()
  expect(new URL(page.url()).search).toBe('?overs=12')
  await page.context().close()
})

test('commentary can be read for wickets alone', async () => {
  const page = await open(addressOf(finished))

  await page.getByRole('link', { name: 'Wickets', exact: true }).click()
  await page.waitForURL(/balls=wickets/)

  const heads = page.locator('section[aria-labelledby=commentary] ol > li b')
  const onlyWickets = async () => {
    const balls = (await heads.allInnerTexts()).filter((head) => head.includes(' to '))
    return balls.length > 0 && balls.every((head) => head.includes('OUT'))
  }
  await expect.poll(onlyWickets, { timeout: 10_000 }).toBe(true)
  await page.context().close()
})

test('the score stands at the end of the tab bar once the board has left the view', async () => {
  const page = await open(addressOf(finished))
  const dock = page.locator('a[href="#main"]', { hasText: /overs/ })
  expect(await dock.isVisible()).toBe(false)

  await page.mouse.wheel(0, 1200)

  await dock.waitFor({ state: 'visible' })
  await page.context().close()
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
  const board = html.indexOf('<h1')

  expect(board).toBeGreaterThan(0)
  expect(html.slice(board)).toMatch(/aria-label="\d+ for \d+"/)
  expect(board).toBeLessThan(50_000)
})

for (const theme of ['light', 'dark'] as const) {
  test(`nothing on the ${theme} match page keeps anybody out`, async () => {
    const page = await open(addressOf(finished), { theme })
    for (const tab of ['', '/scorecard', '/charts', '/line-ups']) {
      await page.goto(addressOf(finished) + tab)
      expect([tab, ...(await seriousFindings(page))]).toEqual([tab])
    }
    await page.context().close()
  })
}

test('no tab scrolls sideways on a phone', async () => {
  const page = await open(live, { width: 390 })
  for (const tab of ['', '/scorecard', '/charts', '/line-ups']) {
    await page.goto(live + tab)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([tab, over]).toEqual([tab, 0])
  }
  await page.context().close()
})
