import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { untouchedSite } from './site.testing.ts'

const { origin } = await untouchedSite()
const browser = await launchBrowser()

const addresses = {
  '/product-list': 'Everything a season needs',
  '/manage-cricket-matches': 'Match management',
  '/manage-cricket-tournament': 'Tournament management',
  '/manage-cricket-clubs': 'Club management',
  '/manage-cricket-associations': 'Association management',
  '/manage-cricket-academies': 'Academy management',
  '/cricket-scoring': 'Scoring',
  '/live-cricket-streaming': 'Live streaming',
  '/ground-booking': 'Ground booking',
  '/ticket-booking': 'Ticket booking',
  '/white-label': 'White label',
  '/pricing': 'Pricing',
  '/cart': 'Your cart',
  '/company': 'Company',
  '/about-us': 'About us',
  '/our-team': 'Our team',
  '/career': 'Career',
  '/contact-us': 'Contact us',
  '/app': 'On your phone',
  '/faq': 'FAQ',
  '/helpsupport': 'Help and support',
  '/running-a-site': 'Running a site',
  '/terms': 'Terms of use',
  '/privacypolicy': 'Privacy policy',
  '/payment/success': 'No payment to show',
  '/payment/cancelled': 'No payment was taken',
  '/livestream': 'Live stream',
}
const paths = Object.keys(addresses)

const htmlOf = async (path: string) => {
  const answer = await fetch(`${origin}${path}`)
  return { status: answer.status, html: await answer.text() }
}

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1]

test('every page is answered whole, with a heading and a head of its own', async () => {
  const titles = new Set<string | undefined>()
  const descriptions = new Set<string | undefined>()
  for (const [path, heading] of Object.entries(addresses)) {
    const { status, html } = await htmlOf(path)
    expect(status, path).toBe(200)
    expect(html.match(/<h1/g), path).toHaveLength(1)
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], path).toBe(heading)
    expect(html, path).toContain(`<link rel="canonical" href="${origin}${path}"`)
    expect(metaOf(html, 'keywords'), path).toBeDefined()
    expect(metaOf(html, 'og:title'), path).toBeDefined()
    // What stands in such a part is put in its place by a script; only the router's own data may.
    expect(html, path).not.toMatch(
      /<div hidden="" id="S:[^"]*">(?!<script)|<div hidden id="S:[^"]*">(?!<script)/,
    )
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1])
    descriptions.add(metaOf(html, 'description'))
  }

  expect(titles.size).toBe(paths.length)
  expect(descriptions.size).toBe(paths.length)
})

const elsewhere = {
  '/': 'Every ball has a home.',
  '/clubs': 'For clubs',
  '/match-central': 'Match Central',
  '/match-central/overview': 'Match Central',
  '/match-central/matches': 'Matches',
  '/match-central/tournaments': 'Tournaments',
  '/match-central/tournaments/tournament-details': 'Monsoon Cup',
  '/match-central/clubs': 'Clubs',
  '/match-central/academy': 'Academies',
  '/match-central/association': 'Associations',
  '/match-central/teams': 'Teams',
  '/match-central/players': 'Players',
  '/match-central/officials': 'Officials',
  '/match-central/grounds': 'Grounds',
  '/legends': 'Legends',
  '/blogs': 'Blogs',
  '/news': 'News',
}

test('home, Match Central and what there is to read are answered without a login', async () => {
  for (const [path, heading] of Object.entries(elsewhere)) {
    const { status, html } = await htmlOf(path)
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, inside = '']) =>
      inside.replaceAll(/<[^>]+>/g, ''),
    )
    expect(status, path).toBe(200)
    expect(headings, path).toEqual([heading])
    for (const name of ['description', 'keywords', 'og:title', 'og:description']) {
      expect(metaOf(html, name), `${name} of ${path}`).toBeDefined()
    }
  }
})

async function visit(path: string, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await go(page, `${origin}${path}`)
  await act(page)
}

test('the pad scores a match in the page, refuses what the Laws refuse, and takes back', () =>
  visit('/cricket-scoring', async (page) => {
    const key = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const shown = (label: string) => page.getByRole('img', { name: label }).first().waitFor()
    await key('Six')
    await shown('6 for 0')
    await key('No-ball')
    await shown('7 for 0')
    await key('Out, bowled')
    await page
      .getByRole('status')
      .filter({ hasText: /free hit/i })
      .waitFor()
    await key('One run')
    await shown('8 for 0')
    await key('Undo the last ball')

    await shown('7 for 0')
  }))

test('the help centre is searched as one types, and by its address', () =>
  visit('/running-a-site?q=backup', async (page) => {
    await page.getByRole('heading', { name: 'Backup and restore' }).waitFor()
    await soon(() => page.locator('main h2').count()).toBe(1)
    await page
      .getByRole('searchbox', { name: 'Search the help centre' })
      .fill('nothing of the kind')

    await page.getByText('No help found for').waitFor()
  }))

test('no hours are offered while no stream can be started, and no tickets are promised', async () => {
  expect((await htmlOf('/livestream')).html).not.toContain('Hours for your own stream')
  expect((await htmlOf('/ticket-booking')).html).not.toContain('sales are coming')
})

test('the stream layout has a title and goes back in history', () =>
  visit('/faq', async (page) => {
    await go(page, `${origin}/livestream`)
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Live stream')
    await page.getByRole('button', { name: 'Back' }).click()

    await page.waitForURL(`${origin}/faq`)
  }))

test('without a network a page of ours is shown', () =>
  visit('/faq', async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.context().setOffline(true)
    await page.goto(`${origin}/pricing`)

    await page.getByRole('heading', { level: 1, name: 'Offline', exact: true }).waitFor()
  }))

/** "192x192", as the head of the file says. */
async function sizeOfPng(answer: Response): Promise<string> {
  const head = new DataView(await answer.arrayBuffer(), 16, 8)
  return `${head.getUint32(0)}x${head.getUint32(4)}`
}

test('the site can be put among the apps of a phone', async () => {
  const answer = await fetch(`${origin}/manifest.webmanifest`)
  const manifest: { name: string; icons: { src: string; type: string; sizes: string }[] } =
    JSON.parse(await answer.text())

  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await fetch(`${origin}${src}`)
    expect(icon.headers.get('content-type')).toContain(type)
    if (type === 'image/png') expect(sizes).toBe(await sizeOfPng(icon))
  }
  const { html } = await htmlOf('/')
  const [, apple = ''] = /<link[^>]*rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? []
  expect(await sizeOfPng(await fetch(`${origin}${apple}`))).toBe('180x180')
})

test('the site speaks English, whatever a browser would rather read', async () => {
  for (const language of ['en', 'ur', 'fr-FR,fr;q=0.9']) {
    const answer = await fetch(`${origin}/terms`, { headers: { 'accept-language': language } })
    const html = await answer.text()

    expect(html).toMatch(/<html[^>]* lang="en"/)
    expect(html).toContain('>Terms of use</h1>')
  }
})
