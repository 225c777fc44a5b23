import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { button, field, storageOnly, toast, visits, type Look } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { choosePro } from './shop.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output, database } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
await database.pool.query(`update site set contact_email = 'office@localhost'`)
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

const visitAs = (
  { role, path, ...look }: Look & { readonly role: string; readonly path: string },
  act: (page: Page) => Promise<void>,
) =>
  visit(
    storageOnly,
    async (page) => {
      await beginSession(page, `${role}@sample.example`, secret)
      await go(page, origin + path)
      await act(page)
    },
    look,
  )

/** Whether what two elements cover has a point in common. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('Nothing is drawn there.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Checks out in vain, which an error says that stays until it is dismissed. */
async function failToCheckOut(page: Page): Promise<Locator> {
  await choosePro(page)
  await page.route('**/generate-payment-link', (route) => route.abort())
  await button(page, 'Check out').last().click()
  const message = toast(page, 'The server cannot be reached. Try again.')
  await message.waitFor()
  return message
}

test('on a phone a message leaves the bar at the bottom of the cart free', () =>
  visitAs({ role: 'member', path: '/pricing', width: 390 }, async (page) => {
    const message = await failToCheckOut(page)
    const bar = page.locator('[data-bottom-bar]')

    expect(await bar.isVisible()).toBe(true)
    expect(await overlap(message, bar)).toBe(false)
  }))

test('a message makes way for the open menu of the account', () =>
  visitAs({ role: 'member', path: '/pricing' }, async (page) => {
    const message = await failToCheckOut(page)
    await page.locator('header').getByRole('button', { expanded: false }).last().click()
    const menu = page.locator('[data-corner-menu]')
    await menu.waitFor()

    await soon(() => overlap(message, menu)).toBe(false)
  }))

test('a long text leaves the cover of its preview whole', () =>
  visitAs({ role: 'operator', path: '/operator/content/new' }, async (page) => {
    await field(page, 'Title').fill('A long day')
    await field(page, 'Text').fill('Another maiden.\n\n'.repeat(80))
    const preview = page.getByRole('article', { name: 'Preview' })
    await preview.getByText('Another maiden.').last().waitFor()
    const title = preview.getByText('A long day')
    const cover = preview.locator('svg, img').first()

    const { width, height } = (await cover.boundingBox()) ?? { width: 0, height: 0 }
    expect(width / height).toBeCloseTo(16 / 9.3, 1)
    expect(await overlap(cover, title)).toBe(false)
  }))

test('only operators are told on the contact page that replies have no address', async () => {
  const note = (page: Page) => page.getByText('This site has no address for replies')
  await visitAs({ role: 'operator', path: '/contact-us' }, (page) => note(page).waitFor())
  await visitAs({ role: 'member', path: '/contact-us' }, async (page) => {
    await field(page, 'Your name').waitFor()
    await page.getByRole('button', { name: 'SEND MESSAGE' }).waitFor()

    expect(await note(page).count()).toBe(0)
    expect(await page.locator('main').textContent()).not.toContain('outbox')
  })
})
