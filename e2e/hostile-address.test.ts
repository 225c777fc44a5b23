import http from 'node:http'
import { expect, test } from 'vitest'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { dialog, enrol, logIn, toast, visits } from './member.testing.ts'
import { forgetSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin } = await startSite({ empty: true })
const browser = await launchBrowser()
const visit = visits(browser, origin)

/** What an address is answered with that no browser would send so. */
const answerTo = (path: string) =>
  new Promise<{ status: number; location: string; text: string }>((resolve, reject) => {
    const { hostname, port, host } = new URL(origin)
    const options = { hostname, port, path, headers: { host }, agent: false }
    http
      .get(options, (response) => {
        const { statusCode: status = 0, headers } = response
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status, location: headers.location ?? '', text }))
      })
      .on('error', reject)
  })

test.each([
  ['a script', '<script>hostile()</script>'],
  ['a script in another dress', '"><img src=x onerror=hostile()>'],
  ['ten kilobytes', `hostile${'x'.repeat(10_000)}`],
  ['a dialog and more', 'login&hostile=signup'],
  ['a dialog in capitals', 'LOGIN hostile'],
  ['a property of every object', '__proto__hostile'],
  ['the end of a script of ours', '</script><script>hostile()'],
])('%s as the name of a dialog opens none, and is nowhere in the page', async (_, value) => {
  const path = `/terms?modal=${encodeURIComponent(value)}`
  const { status, text } = await answerTo(path)

  expect(status).toBe(200)
  expect(text).not.toContain('hostile')
  await visit(path, async (page) => {
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('[onerror]').count()).toBe(0)
  })
})

test('two dialogs in one address are one', () =>
  visit('/terms?modal=signup&modal=login&modal=nothing', async (page) => {
    await dialog(page, 'Join').waitFor()
    await soon(() => page.getByRole('dialog').count()).toBe(1)
  }))

test.each([
  '//evil.example',
  '//evil.example/..',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/terms/?next=//evil.example',
  '//evil.example/%2e%2e/',
  '/match-central//evil.example/',
])('%s leads nobody to another host', async (path) => {
  const { location } = await answerTo(path)

  expect(new URL(location, origin).origin).toBe(origin)
})

test('whoever logs in stays here, wherever the address wants them to go on', () =>
  visit('/', async (page) => {
    const rida = { email: 'rida@canalview.example', phone: '3005550171' }
    await enrol(origin, rida)
    const names = ['next', 'return', 'returnTo', 'return_to', 'redirect', 'redirect_uri', 'from']
    const targets = ['//evil.example', '/\\evil.example', 'javascript:document.title="evil"']
    for (const target of targets) {
      const wanted = new URLSearchParams(names.map((name) => [name, target]))
      await go(page, `${origin}/terms?modal=login&${wanted}`)
      await logIn(page, rida)
      await toast(page, 'Successfully logged in').waitFor()

      expect(new URL(page.url())).toMatchObject({ origin, pathname: '/terms' })
      expect(await page.title()).not.toBe('evil')
      await forgetSession(page)
    }
  }))
