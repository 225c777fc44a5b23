import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFindings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import { dialog, field, logIn, sights, visits } from './member.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

/** As one of the sample accounts. */
async function enter(page: Page, role: string, front = origin): Promise<void> {
  await page.goto(`${front}/terms?modal=login`, { waitUntil: 'networkidle' })
  await logIn(page, { email: `${role}@sample.example`, phone: '' }, secret)
  await dialog(page, 'Welcome back').waitFor({ state: 'detached' })
}

const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** Two letters to lie in the outbox. */
for (const role of ['member', 'coach']) {
  await fetch(`${origin}/api/v1/account/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@sample.example` }),
  })
}

test('by keyboard alone the operator comes to the desk and finds a letter in the outbox', () =>
  visit('/terms', async (page) => {
    await enter(page, 'operator')
    await press(page, page.getByRole('button', { name: 'Samina Effendi' }))
    await press(page, page.getByRole('link', { name: 'Operator’s desk' }))
    await press(page, page.getByRole('link', { name: /^Outbox/ }))
    await page.getByText('2 messages, the newest first').waitFor()

    await typeInto(page, field(page, 'Search the outbox'), 'coach')

    await page.getByText('1 message, the newest first').waitFor()
    expect(await message(page, 'to coach@sample.example').count()).toBe(1)
    await message(page, 'to coach@sample.example').getByRole('link').click()
    await page.getByRole('heading', { name: /new password/i }).waitFor()

    await page.goto(`${origin}/operator/outbox`)
    await press(page, page.getByRole('button', { name: 'SMS' }))
    await page.getByText('No message is like that').waitFor()
  }))

test('for everybody else there is no desk, no outbox and no word of them', () =>
  visit('/terms', async (page) => {
    await enter(page, 'scorer')
    const asked = page.waitForResponse(/\/account\/permissions$/)
    await press(page, page.getByRole('button', { name: 'Parvez Dinshaw' }))
    await asked
    expect(await page.getByRole('link', { name: /desk|Content/ }).count()).toBe(0)

    for (const address of ['/operator', '/operator/outbox']) {
      await page.goto(origin + address)
      await page.getByRole('heading', { name: 'Bowled through the gate' }).waitFor()
    }
  }))

test('the content editor of an association edits on its front, and not on the first', () =>
  visit('/terms', async (page) => {
    const front = origin.replace(/localhost|127\.0\.0\.1/, 'five-rivers.localhost')
    await enter(page, 'content-editor', front)
    await press(page, page.getByRole('button', { name: 'Zehra Kapadia' }))
    await press(page, page.getByRole('link', { name: 'Content', exact: true }))
    await page.getByRole('heading', { name: 'Content', level: 1 }).waitFor()

    await enter(page, 'content-editor')
    await page.goto(`${origin}/operator/content`)
    await page.getByRole('heading', { name: 'Bowled through the gate' }).waitFor()
  }))

test('whoever is not logged in is asked to log in first', () =>
  visit('/operator/outbox', async (page) => {
    await dialog(page, 'Welcome back').waitFor()

    expect(new URL(page.url()).pathname).toBe('/')
  }))

test.each(sights)('desk and outbox have no serious findings ($theme, $width)', (look) =>
  visit(
    '/terms',
    async (page) => {
      await enter(page, 'operator')
      for (const [address, heading] of [
        ['/operator', 'Content'],
        ['/operator/outbox', 'messages, the newest first'],
      ] as const) {
        await page.goto(origin + address)
        await page.getByText(heading).first().waitFor()
        expect(await seriousFindings(page)).toEqual([])
      }
    },
    look,
  ),
)
