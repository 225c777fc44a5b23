import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, begin, score, startGround, sync } from './scoring.testing.ts'
import { beginSession } from './session.testing.ts'

const browser = await launchBrowser()
const { origin, app, makeMatch, scorer } = await startGround(browser)

/** A file that only the newer version has. */
const NEWER = '/assets/newer-1a2b3c4d.js'

/** What stands between the phone and the server: which version it serves, and whether anything gets through. */
const serving = { isNewer: false, isWhole: true, isDown: false }

/** The newer version: another page, with a file more, and another worker. */
const renewed: Readonly<Record<string, (text: string) => string>> = {
  '/score/shell': (page) => `${page.replace('<html ', '<html data-version="2" ')}<!-- ${NEWER} -->`,
  '/score/worker.js': (worker) => `${worker}// 2\n`,
}

function serve(asked: IncomingMessage, answer: ServerResponse): void {
  if (serving.isDown) return void asked.socket.destroy()
  if (asked.url === NEWER) {
    answer.writeHead(serving.isWhole ? 200 : 503, { 'content-type': 'text/javascript' }).end()
    return
  }
  const renew = serving.isNewer ? renewed[asked.url ?? ''] : undefined
  const headers = { ...asked.headers, ...(renew && { 'accept-encoding': 'identity' }) }
  const passed = request(origin + asked.url, { method: asked.method, headers }, (got) => {
    if (renew === undefined) {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      return void got.pipe(answer)
    }
    const chunks: Buffer[] = []
    got.on('data', (chunk: Buffer) => chunks.push(chunk))
    got.on('end', () => {
      const { 'content-length': _, etag: __, ...rest } = got.headers
      answer.writeHead(got.statusCode ?? 502, rest).end(renew(Buffer.concat(chunks).toString()))
    })
  })
  passed.on('error', () => asked.socket.destroy())
  asked.pipe(passed)
}

const proxy = createServer(serve)
await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
const phoneOrigin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
afterAll(() => {
  proxy.closeAllConnections()
  proxy.close()
})

const version = (page: Page) => page.evaluate(() => document.documentElement.dataset['version'])

/** Whether what opens next is the newer version. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.match('/score/shell'))?.text()
    return kept?.includes('data-version="2"') ?? false
  })

/** The pad of a match that has begun, which opens without a network from now on. */
async function openPad(): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(app.now())
  await go(page, `${phoneOrigin}/terms`)
  const { email, password } = await scorer()
  await beginSession(page, email, password)
  await go(page, `${phoneOrigin}/score/${await makeMatch(page, 2)}`)
  await begin(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await soon(() =>
    page.evaluate(async () => (await caches.match('/score/shell')) !== undefined),
  ).toBe(true)
  return page
}

test('an update never interrupts a match: an open pad goes on, and the next start takes the new version', async () => {
  const page = await openPad()
  await button(page, '4').click()
  await allSaved(page)

  serving.isNewer = true
  serving.isWhole = false
  await goAgain(page)
  await button(page, 'OUT').waitFor()
  expect(await version(page)).toBeUndefined()
  expect(await isKept(page)).toBe(false)

  serving.isWhole = true
  await goAgain(page)
  await button(page, 'OUT').waitFor()
  expect(await version(page)).toBeUndefined()
  await soon(() => isKept(page)).toBe(true)

  serving.isDown = true
  await button(page, '6').click()
  await soon(() => score(page).innerText()).toContain('10')
  await button(page, 'OUT').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not out' }).click()
  await button(page, 'More').click()
  await page.getByRole('dialog').getByLabel('A note for the scorebook').waitFor()
  await page.keyboard.press('Escape')
  await soon(() => sync(page).innerText()).toMatch(/^Saved on this device/)
  expect(await version(page)).toBeUndefined()

  await page.reload()
  await button(page, 'OUT').waitFor()
  expect(await version(page)).toBe('2')
  await soon(() => score(page).innerText()).toContain('10')
  serving.isDown = false
  await button(page, '1').click()
  await allSaved(page)
  await soon(() => score(page).innerText()).toContain('11')
})
