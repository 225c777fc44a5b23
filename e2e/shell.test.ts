import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { untouchedSite } from './site.testing.ts'

const { origin } = await untouchedSite()
const browser = await launchBrowser()

type Look = { readonly width?: number; readonly theme?: 'light' | 'dark' }

/** A page in a browser of its own, ready to answer: it is closed with the test. */
async function visit(path: string, act: (page: Page) => Promise<void>, look: Look = {}) {
  const { width = 1440, theme = 'light' } = look
  const context = await browser.newContext({
    colorScheme: theme,
    viewport: { width, height: width < 500 ? 844 : 900 },
  })
  const page = await context.newPage()
  await go(page, `${origin}${path}`)
  await act(page)
}

const trigger = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })

const productsPanel = (page: Page) => page.getByRole('link', { name: 'SEE ALL PRODUCTS' }).first()

test('a dropdown opens under the pointer and closes a moment after it leaves', () =>
  visit('/terms', async (page) => {
    await trigger(page, 'Products').hover()
    await productsPanel(page).waitFor()
    await productsPanel(page).hover()
    const entries = await trigger(page, 'Products')
      .locator('xpath=..')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(entries).toEqual([...new Set(entries)])
    expect(entries).toHaveLength(12)
    expect(entries.at(-1)).toBe('/product-list')
    await page.mouse.move(700, 800)
    await trigger(page, 'Products').and(page.locator('[aria-expanded="false"]')).waitFor()

    expect(
      await page.getByRole('banner').getByRole('link', { name: 'Ticket Booking' }).count(),
    ).toBe(0)
  }))

test('a dropdown closes 100 milliseconds after the pointer has left, not before', () =>
  visit('/terms', async (page) => {
    const expanded = () => trigger(page, 'Products').getAttribute('aria-expanded')
    await trigger(page, 'Products').hover()
    await productsPanel(page).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.mouse.move(700, 850)
    await page.clock.runFor(99)
    expect(await expanded()).toBe('true')
    await trigger(page, 'Products').hover()
    await page.clock.runFor(1000)
    expect(await expanded()).toBe('true')
    await page.mouse.move(700, 850)
    await page.clock.runFor(100)

    await soon(expanded).toBe('false')
  }))

test('a dropdown opens by click and closes by a press outside', () =>
  visit('/terms', async (page) => {
    await trigger(page, 'Company').dispatchEvent('click')
    await page.getByRole('link', { name: 'Our team' }).first().waitFor()
    await page.mouse.click(700, 850)

    await trigger(page, 'Company').and(page.locator('[aria-expanded="false"]')).waitFor()
  }))

test('a dropdown works by keyboard alone', () =>
  visit('/terms', async (page) => {
    await trigger(page, 'Products').focus()
    await page.keyboard.press('Enter')
    await productsPanel(page).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await trigger(page, 'Products').and(page.locator('[aria-expanded="false"]:focus')).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.locator('a:focus', { hasText: 'Match Management' }).waitFor()
    await page.keyboard.press('ArrowDown')

    await page.locator('a:focus', { hasText: 'Tournament Management' }).waitFor()
  }))

test('the Match Central dropdown shows the featured tournament, and counts nobody where nobody watches it', () =>
  visit('/', async (page) => {
    await trigger(page, 'Match Central').hover()
    const card = page
      .getByRole('navigation', { name: 'Main' })
      .locator('a', { hasText: 'Monsoon Cup' })
    await card.waitFor()
    const isWatched = (line: string) => /^[1-9]\d* watching$/.test(line)
    const lines = async () => (await card.innerText()).split('\n')

    await soon(async () => (await lines()).filter((line) => !isWatched(line))).toEqual([
      'ONGOING',
      'Monsoon Cup',
      expect.stringMatching(/^\d+( \w+)?( \d{4})? to \d+ \w+ \d{4}$/),
    ])
  }))

test('past 100 pixels the bar draws in, and the page keeps its place', () =>
  visit('/terms', async (page) => {
    const bar = page.locator('header').first()
    const scrolled = (y: number) =>
      page.evaluate(
        (to) =>
          new Promise<number>((resolve) => {
            addEventListener('scroll', () => setTimeout(() => resolve(scrollY)), { once: true })
            scrollTo({ top: to, behavior: 'instant' })
          }),
        y,
      )
    const top = () =>
      page
        .getByRole('main')
        .evaluate((main) => Math.round(main.getBoundingClientRect().top + scrollY))
    const before = await top()
    expect(await scrolled(100)).toBe(100)
    expect(await bar.getAttribute('data-scrolled')).toBeNull()
    expect(await scrolled(101)).toBe(101)
    await page.locator('header[data-scrolled]').first().waitFor()
    await soon(() => bar.evaluate((header) => header.clientHeight)).toBe(58)
    expect(await top()).toBe(before)
    await page.evaluate(() => scrollTo(0, 0))

    await page.locator('header:not([data-scrolled])').first().waitFor()
  }))

test('the slash and Ctrl K open the search, which finds and leads on', () =>
  visit('/terms', async (page) => {
    const field = page.getByRole('textbox', { name: /^Search players/ })
    await page.keyboard.press('/')
    await field.waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await field.waitFor()
    await field.fill('ravi')
    await page
      .getByRole('link', { name: /Ravi Rovers/ })
      .first()
      .waitFor()
    await page.getByRole('link', { name: /LIVE.*Ravi Rovers.*\d+\/\d/ }).waitFor()
    await page.keyboard.press('Enter')

    await page.waitForURL(/\/match-central\//)
  }))

test('parts that came with the page stay as they came, lead on within it, and are drawn here on the way back', () =>
  visit('/', async (page) => {
    const drawings = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/(below|crest-drawing|footer-links)-.*\.js$/.test(name)),
      )
    const legends = page.getByRole('heading', { name: 'Legends' })
    await legends.scrollIntoViewIfNeeded()
    expect(await drawings()).toEqual([])
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
    await page.waitForURL(/\/terms$/)
    await page.goBack()
    await legends.waitFor()

    await soon(drawings).not.toEqual([])
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await soon(() => page.locator('svg:empty').count()).toBe(0)
  }))

test('a slash typed into a field is only a slash', () =>
  visit('/match-central/matches', async (page) => {
    const field = page.getByRole('searchbox').first()
    await field.focus()
    await page.keyboard.type('a/b')

    await soon(() => field.inputValue()).toBe('a/b')
    expect(await page.locator('dialog').count()).toBe(0)
  }))

test('the theme follows the system until it is switched, and the switch is kept', () =>
  visit(
    '/terms',
    async (page) => {
      const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
      expect(await theme()).toBe('dark')
      await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
      await soon(theme).toBe('light')
      await page.reload()

      expect(await theme()).toBe('light')
    },
    { theme: 'dark' },
  ))

test('GET STARTED opens the dialog over the page, and closing leaves the page as it was', () =>
  visit('/match-central/matches?status=complete', async (page) => {
    await page.getByRole('link', { name: 'GET STARTED' }).click()
    await page.getByRole('dialog').waitFor()
    expect(page.url()).toBe(`${origin}/match-central/matches?status=complete&modal=login`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await soon(() => page.url()).toBe(`${origin}/match-central/matches?status=complete`)
  }))

test('on a phone the menu fills the screen and keeps the focus', () =>
  visit(
    '/terms',
    async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      const tabs = menu.getByRole('navigation').locator(':scope > a, :scope > details > summary')
      await menu.waitFor()
      await soon(async () =>
        (await tabs.allInnerTexts()).map((text) => text.split('\n')[0]),
      ).toEqual(['Home', 'Products', 'Match Central', 'Company', 'Blogs', 'Pricing'])
      await menu.locator('summary', { hasText: 'Match Central' }).click()
      await menu.getByRole('link', { name: /^Grounds/ }).waitFor()
      await soon(() => menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      await soon(() => menu.getByRole('img', { name: /opens .* on a phone/ }).count()).toBe(1)
      for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          document.activeElement?.closest('dialog') === null,
      )
      expect(outside).toBe(false)
      await menu.getByRole('link', { name: /^Grounds/ }).click()

      await page.waitForURL(`${origin}/match-central/grounds`)
      await menu.waitFor({ state: 'detached' })
    },
    { width: 390 },
  ))

test('a page of an account sends whoever is not logged in to the dialog', () =>
  visit('/user/bookings', async (page) => {
    await page.getByRole('dialog').waitFor()

    await soon(() => page.url()).toBe(`${origin}/?modal=login`)
  }))
