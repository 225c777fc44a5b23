import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { launchBrowser, soon, untilAwake } from './browser.testing.ts'
import { untouchedSite } from './site.testing.ts'

const site = await untouchedSite()
const browser = await launchBrowser()

/** The width of A4 between the margins of a browser, in CSS pixels. */
const PAPER = { width: 718, height: 1047 }

async function scorecard() {
  const answer = await fetch(`${site.origin}/api/v1/matches/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { status: ['complete'] }, page: { size: 1 } }),
  })
  const [match] = (await answer.json()).data.items
  const context = await browser.newContext({ viewport: PAPER, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes'
    }
  })
  await page.goto(`${site.origin}/match-central/matches/${match.id}/${match.slug}/scorecard`)
  await untilAwake(page)
  return page
}

test('a scorecard is printed from its page', async () => {
  const page = await scorecard()

  const print = page.getByRole('button', { name: 'Print', exact: true })
  await print.scrollIntoViewIfNeeded()
  await print.click()

  await soon(() => page.evaluate(() => document.documentElement.dataset['printed'])).toBe('yes')
})

test('paper has the whole scorecard, and nothing of the site around it', async () => {
  const page = await scorecard()
  const main = page.getByRole('main')
  const facts = main.getByText('Umpires')
  expect(await facts.isVisible()).toBe(false)

  await page.emulateMedia({ media: 'print' })

  await soon(() => facts.isVisible()).toBe(true)
  const text = await main.innerText()
  expect(text).toMatch(/ won by /)
  expect(text).toMatch(/ won the toss and /)
  const innings = main.getByRole('region')
  expect(await innings.count()).toBe(2)
  for (const one of await innings.allInnerTexts()) {
    expect(one).toMatch(/Batting[^]*Extras[^]*Fall of wickets[^]*Partnerships[^]*Bowling[^]*Dots/)
  }
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^(Print|Share|Follow)/ }).count()).toBe(0)
  expect(await page.getByText('sample').filter({ visible: true }).count()).toBe(0)
})

test('paper is black on white, and no row is broken between pages', async () => {
  const page = await scorecard()
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('table').first()
  const styleOf = (what: 'color' | 'breakInside') =>
    table
      .locator(what === 'color' ? 'th, td, span, button, abbr' : 'tr')
      .evaluateAll((all, name) => [...new Set(all.map((one) => getComputedStyle(one)[name]))], what)

  expect(await styleOf('color')).toEqual(['rgb(0, 0, 0)'])
  expect(await styleOf('breakInside')).toEqual(['avoid'])
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBe(0)
})

test('paper has the schedule of a tournament as one table', async () => {
  const answer = await fetch(`${site.origin}/api/v1/matches/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { status: ['upcoming'] }, page: { size: 10 } }),
  })
  const { items } = (await answer.json()).data
  const { tournament } = items.find((match: { tournament: unknown }) => match.tournament !== null)
  const context = await browser.newContext({ viewport: PAPER })
  const page = await context.newPage()
  const path = `/match-central/tournaments/tournament-details/${tournament.id}/${tournament.slug}`
  await page.goto(`${site.origin}${path}?show=fixtures`)
  await untilAwake(page)
  const schedule = page.getByRole('table', { name: 'Schedule' })
  const print = page.getByRole('button', { name: 'Print', exact: true })
  expect(await print.isVisible()).toBe(true)
  expect(await schedule.isVisible()).toBe(false)
  const sheet = page.getByRole('button', { name: 'Schedule (PDF)' })
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.click()])
  expect(download.suggestedFilename()).toBe(`${tournament.slug}-schedule.pdf`)
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await page.emulateMedia({ media: 'print' })

  await soon(() => schedule.isVisible()).toBe(true)
  expect(await schedule.getByRole('row').count()).toBeGreaterThan(1)
  expect(await schedule.innerText()).toMatch(/ v /)
  expect(await print.isVisible()).toBe(false)
  expect(await sheet.isVisible()).toBe(false)
  expect(await page.getByRole('navigation').count()).toBe(0)
})

test('the scorebook behind a scorecard is downloaded as a PDF', async () => {
  const page = await scorecard()
  const book = page.getByRole('button', { name: 'Scorebook (PDF)' })
  await book.scrollIntoViewIfNeeded()

  const [download] = await Promise.all([page.waitForEvent('download'), book.click()])

  expect(download.suggestedFilename()).toMatch(/_scorebook\.pdf$/)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})
