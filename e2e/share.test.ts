import http from 'node:http'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { seriousFindings } from './axe.testing.ts'
import { launchBrowser, soon, untilAwake } from './browser.testing.ts'
import { startSite } from './site.testing.ts'

const site = await startSite({ env: { SAMPLE_BALL_SECONDS: '1' } })
const browser = await launchBrowser()
const SMALL = 12_288

type Card = {
  readonly id: string
  readonly slug: string
  readonly status: string
  readonly tournament: { readonly id: string } | null
}

type Upcoming = Card & { readonly sides: readonly [{ readonly id: string }] }

async function liveMatch(): Promise<Card> {
  let match: Card | undefined
  await soon(async () => {
    const answer = await fetch(`${site.origin}/api/v1/matches/featured-matches`)
    const { data }: { data: { matches: Card[] } } = await answer.json()
    match = data.matches.find(({ status }) => status === 'live')
    return match
  }).toBeDefined()
  if (match === undefined) throw new Error('The sample world has no live match.')
  return match
}

/** A page of somebody else: another origin. */
async function foreignPage(html: string): Promise<string> {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${html}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
}

const embedsOf = ({ id, tournament }: Card) => [
  `/embed/matches/${id}/line`,
  `/embed/matches/${id}/board`,
  ...(tournament
    ? [`/embed/tournaments/${tournament.id}/table`, `/embed/tournaments/${tournament.id}/fixtures`]
    : []),
]

test('embeds are small, whole without a script, and may be framed; other pages may not', async () => {
  const match = await liveMatch()
  for (const path of [...embedsOf(match), `/overlay/matches/${match.id}`]) {
    const answer = await fetch(site.origin + path)
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy')
    expect(answer.status, path).toBe(200)
    expect(html.length, path).toBeLessThan(SMALL)
    expect(html, path).not.toMatch(/<script[^>]* src=/)
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain(
      path.startsWith('/embed/') ? 'frame-ancestors *' : "frame-ancestors 'none'",
    )
  }
  for (const path of ['/', '/embed', '/embed/x', `/embed/matches/${match.id}/line/x`]) {
    const answer = await fetch(site.origin + path)
    expect(answer.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
  }
  const unknown = `/embed/matches/01990000-0000-7000-8000-000000000000/line`
  expect((await fetch(site.origin + unknown)).status).toBe(404)
})

test('the code of the dialog shows a score on another site that follows every ball', async () => {
  const match = await liveMatch()
  const page = await browser.newPage()
  await page.goto(`${site.origin}/match-central/matches/${match.id}/${match.slug}`)
  await untilAwake(page)
  await page.getByRole('button', { name: 'Share' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('button', { name: 'Scoreboard' }).click()
  await dialog.getByRole('button', { name: 'Dark' }).click()
  const code = await dialog.getByLabel('Code').inputValue()
  expect(code).toContain(`/embed/matches/${match.id}/board?theme=dark`)
  await dialog.frameLocator('iframe').locator('.said').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.goto(await foreignPage(code))
  const frame = page.frameLocator('iframe')
  const seq = () => frame.locator('main').getAttribute('data-seq')
  const first = await seq()
  await soon(seq).not.toBe(first)
})

test('every layout of the overlay is transparent around the score and follows it', async () => {
  const match = await liveMatch()
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  for (const layout of ['lower-third', 'bug', 'card']) {
    await page.goto(`${site.origin}/overlay/matches/${match.id}?layout=${layout}`)
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(paper).toBe('rgba(0, 0, 0, 0)')
    // Asked in one step, since every ball replaces the panel.
    const box = await page.evaluate(() => {
      const { left = -1, right = 0 } =
        document.querySelector('.panel')?.getBoundingClientRect() ?? {}
      return { left, right }
    })
    expect(box.left, layout).toBeGreaterThanOrEqual(0)
    expect(box.right, layout).toBeGreaterThan(box.left)
    expect(box.right, layout).toBeLessThanOrEqual(1920)
    const seq = () => page.locator('main').getAttribute('data-seq')
    const first = await seq()
    await soon(seq).not.toBe(first)
  }
})

test('a figure of the card opens the balls that made it, by keyboard, and a ball leads to its line', async () => {
  const match = await liveMatch()
  const page = await browser.newPage()
  const address = `${site.origin}/match-central/matches/${match.id}/${match.slug}`
  await page.goto(`${address}/scorecard`)
  await untilAwake(page)
  const first = page
    .getByRole('table')
    .filter({ hasText: 'Bowling' })
    .last()
    .getByRole('button')
    .first()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  const figure = page.locator('button:focus')
  const shown = Number(await figure.textContent())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').first().waitFor()
  const counts = await dialog.getByRole('listitem').locator('> b').allTextContents()
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBeGreaterThanOrEqual(shown)
  expect(await seriousFindings(page)).toEqual([])

  const ball = await dialog.getByRole('link').first().getAttribute('href')
  await page.goto(site.origin + ball)
  const seq = /ball=(\d+)/.exec(ball ?? '')?.[1]
  expect(page.url()).toContain(`#ball-${seq}`)
  await page.locator(`#ball-${seq}`).waitFor()
})

test('a match comes as a calendar entry', async () => {
  const match = await liveMatch()
  const answer = await fetch(`${site.origin}/match-central/matches/${match.id}/calendar.ics`)

  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(await answer.text()).toContain(`UID:${match.id}`)
})

test('the fixtures of a tournament and of a team are calendars to subscribe to', async () => {
  const filter = await fetch(`${site.origin}/api/v1/matches/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { status: ['upcoming'] }, sort: 'soonest' }),
  })
  const { data }: { data: { items: Upcoming[] } } = await filter.json()
  const match = data.items.find(({ tournament }) => tournament !== null)!
  const pages = [
    `/match-central/tournaments/tournament-details/${match.tournament?.id}?show=fixtures`,
    `/match-central/teams/${match.sides[0].id}`,
  ]
  const page = await browser.newPage()
  for (const path of pages) {
    await page.goto(site.origin + path)
    const subscribe = page.getByRole('link', { name: 'Subscribe in your calendar' })
    const address = await subscribe.getAttribute('href')
    const answer = await fetch(address?.replace('webcal:', 'http:') ?? '')

    expect(address).toMatch(/^webcal:/)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    const text = await answer.text()
    expect(text).toContain(`UID:${match.id}`)
    expect(text).toMatch(/\r\nX-WR-CALNAME:\S/)
  }
  await page.close()
  const none = '0190a000-0000-7000-8000-000000000000'
  const unknown = await fetch(`${site.origin}/match-central/teams/${none}/calendar.ics`)
  expect(unknown.status).toBe(404)
})
