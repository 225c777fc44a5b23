import { expect, test } from 'vitest'
import { go, launchBrowser, untilAwake } from './browser.testing.ts'
import { untouchedSite } from './site.testing.ts'

const { origin } = await untouchedSite()
const browser = await launchBrowser()

test('a fresh install shows its home page, and nothing goes wrong in the browser', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })

  const answer = await page.goto(origin)
  await page.getByRole('heading', { level: 1 }).waitFor()

  expect(answer?.status()).toBe(200)
  expect(await page.title()).not.toBe('')
  expect(errors).toEqual([])
})

test('an address that nobody answers is a page that says so', async () => {
  const answer = await fetch(`${origin}/no-such-page`)

  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('<h1')
})

test('the home page names the slots that are free next, and they are free on the page of their ground', async () => {
  const page = await browser.newPage()
  await go(page, origin)
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Grounds with slots this week' }),
  })
  const card = section.getByRole('listitem').first()
  const [, day = '', hour = ''] =
    /(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\d\d:\d\d)/.exec(await card.innerText()) ?? []

  await card.getByRole('link', { name: 'All slots' }).click()
  await page.getByRole('heading', { name: 'Book this ground' }).waitFor()

  const named = page
    .getByRole('group', { name: /^Slots by day/ })
    .getByRole('button', { name: new RegExp(`(?=.*${day})(?=.*${hour}).*, available$`) })
  await named.first().waitFor()

  expect(hour).not.toBe('')
})

test('a first view takes the page and two fonts: no sheet is fetched, and no script before it is painted', async () => {
  const page = await browser.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`))

  await go(page, `${origin}/pricing`)
  const html = await (await fetch(`${origin}/pricing`)).text()
  const named = [...html.matchAll(/rel="stylesheet" href="([^"#]+)/g)].map(([, sheet]) => sheet)
  const fetchedWhilePainting = requests.findIndex((request) => request.startsWith('script '))
  const fonts = requests.filter((request) => request.startsWith('font '))

  expect(named.length).toBeGreaterThan(2)
  expect(requests.filter((one) => named.some((sheet) => sheet && one.includes(sheet)))).toEqual([])
  expect(fonts).toHaveLength(2)
  expect(requests.indexOf(fonts[1] ?? '')).toBeLessThan(fetchedWhilePainting)
})

/** A page whose scripts wait until they are let in. */
async function openAsleep(path: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const awake = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await awake.promise
    await route.continue()
  })
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.getByText('Loading...').waitFor()
  return { page, wake: awake.resolve }
}

test('what is ticked before the scripts have run is asked for when they have', async () => {
  const { page, wake } = await openAsleep('/match-central/matches')
  await page.getByRole('complementary').getByText('Result', { exact: true }).click()
  wake()

  await page.waitForURL(/status=complete/)
  await page.getByRole('link', { name: 'Remove filter Result' }).waitFor()
})

test('what is typed before the scripts have run is searched for when they have', async () => {
  const { page, wake } = await openAsleep('/helpsupport')
  const box = page.getByRole('searchbox', { name: 'Search the help centre' })
  await box.fill('nothing of the kind')
  wake()

  await page.getByText('No help found for').waitFor()
  expect(await box.inputValue()).toBe('nothing of the kind')
})

test('what is chosen before the scripts have run is what is shown and sold when they have', async () => {
  const { page, wake } = await openAsleep('/pricing')
  await page.getByText('Yearly', { exact: true }).click()
  wake()
  await untilAwake(page)
  await page.getByRole('button', { name: 'Choose PRO', exact: true }).click()

  await page.getByText('PKR 15,000 a year', { exact: true }).waitFor()
})

test('where no frame is ever drawn the scripts come all the same', async () => {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })

  const start = page.waitForResponse(/\/assets\/entry\.client-/)
  await page.goto(`${origin}/pricing`)

  expect((await start).status()).toBe(200)
})

test('buttons that are pressed before the scripts have come count, each once and in their order', async () => {
  const page = await browser.newPage()
  const { promise: awaited, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await awaited
    await route.continue()
  })
  await page.goto(`${origin}/cricket-scoring`, { waitUntil: 'commit' })
  const pad = page.locator('#try')

  await pad.getByRole('button', { name: 'Four', exact: true }).click()
  await pad.getByRole('button', { name: 'Wide' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Search' }).first().click()
  letCome()

  await page.getByRole('dialog').waitFor()
  await pad.getByText(/^0\.2 Away 11 to Home 1, wide/).waitFor()
  await pad.getByLabel('5 for 0', { exact: true }).waitFor()
})
