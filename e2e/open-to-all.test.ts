import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { everyShortcoming } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { untouchedSite } from './site.testing.ts'

const { origin } = await untouchedSite()
const browser = await launchBrowser()

/** What no search engine is told of. */
const unlisted = [
  '/cart',
  '/clubs',
  '/livestream',
  '/payment/success',
  '/payment/cancelled',
  '/nowhere',
]

async function addressesIn(path: string): Promise<string[]> {
  const answer = await fetch(`${origin}${path}`)
  const found = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...found].map(([, address = '']) => new URL(address).pathname)
}

/** Every public page of which there is one, and one of each kind of which there are many. */
async function publicPages(): Promise<string[]> {
  const parts = await addressesIn('/sitemap.xml')
  const [pages = [], ...kinds] = await Promise.all(parts.map(addressesIn))
  const shelfOf = (path: string) => path.split('/')[1]
  const samples = kinds.flatMap((kind) =>
    [...new Set(kind.map(shelfOf))].flatMap(
      (shelf) => kind.find((path) => shelfOf(path) === shelf) ?? [],
    ),
  )
  const match = samples.find((path) => path.startsWith('/match-central/matches/')) ?? ''
  const tabs = ['scorecard', 'charts', 'line-ups'].map((tab) => `${match}/${tab}`)
  return [...pages, ...samples, ...tabs, ...unlisted]
}

async function visiting(options: BrowserContextOptions, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  await act(await context.newPage())
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** One visit, looked at on a phone and a desktop, by day and by night. */
async function shortcomingsAt(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}${path}`, { waitUntil: 'load' })
  return (await everyShortcoming(page)).map((finding) => `${path} ${finding}`)
}

const expectedRefusal = /404 \(Not Found\)/

test(
  'no public page shuts anybody out, scrolls sideways or stumbles, on a phone or a desktop, by day or by night',
  () =>
    visiting({ colorScheme: 'light' }, async (page) => {
      const found: string[] = []
      page.on('pageerror', ({ message }) => found.push(message))
      page.on('console', (said) => {
        if (said.type() === 'error' && !expectedRefusal.test(said.text())) found.push(said.text())
      })
      const paths = await publicPages()
      expect(paths.length).toBeGreaterThan(45)
      for (const path of paths) found.push(...(await shortcomingsAt(page, path)))

      expect(found).toEqual([])
    }),
  900_000,
)

async function keyPages(): Promise<string[]> {
  const [match = ''] = await addressesIn('/sitemap/matches/1.xml')
  const [player = ''] = await addressesIn('/sitemap/players/1.xml')
  return ['/', '/match-central/matches', match, `${match}/scorecard`, player, '/pricing', '/faq']
}

test('at twice the size nothing has to be scrolled sideways', () =>
  visiting({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }, async (page) => {
    for (const path of await keyPages()) {
      await page.goto(`${origin}${path}`)

      expect([path, await sideways(page)]).toEqual([path, 0])
    }
  }))

test('who asks for less motion sees none', () =>
  visiting({ viewport: { width: 1440, height: 900 } }, async (page) => {
    for (const path of await keyPages()) {
      await page.goto(`${origin}${path}`, { waitUntil: 'load' })
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
      )

      expect([path, moving]).toEqual([path, []])
    }
  }))

test('in the colours that a system forces, buttons keep their edges and the open page its mark', () =>
  visiting({ forcedColors: 'active', viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.goto(`${origin}/pricing`, { waitUntil: 'load' })
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    const start = page.getByRole('link', { name: 'GET STARTED' }).first()
    const here = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' })

    expect(await start.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('solid')
    expect(await here.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe(
      'underline',
    )
  }))
