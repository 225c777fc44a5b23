import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import { dialog, field, logIn, visits, storageOnly } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output, database } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

/** As one of the sample accounts. */
async function enter(page: Page, role: string, front = origin): Promise<void> {
  if (new URL(page.url()).origin !== front) await go(page, `${front}/terms`)
  await beginSession(page, `${role}@sample.example`, secret)
  await go(page, `${front}/terms`)
}

const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** Two lines, three times as wide as high together, without a background. */
async function wordmark(): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 900, height: 300 } })
  await page.setContent(
    `<svg style="position: fixed; inset: 0" width="900" height="300" fill="#102030">
      <path d="M0 0h900v100H0zM0 200h900v100H0z" />
    </svg>`,
  )
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

/** Two emails for the outbox. */
for (const role of ['member', 'coach']) {
  await fetch(`${origin}/api/v1/account/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@sample.example` }),
  })
}

test('by keyboard alone the operator comes to the console and finds an email in the outbox', () =>
  visit('/terms?modal=login', async (page) => {
    await logIn(page, { email: 'operator@sample.example', phone: '' }, secret)
    await dialog(page, 'Welcome back').waitFor({ state: 'detached' })
    await press(page, page.getByRole('button', { name: 'Samina Effendi' }))
    await press(page, page.getByRole('link', { name: 'Operator console' }))
    await press(page, page.getByRole('link', { name: /^Outbox/ }))
    await page.getByText('2 messages, newest first').waitFor()

    await typeInto(page, field(page, 'Search the outbox'), 'coach')

    await page.getByText('1 message, newest first').waitFor()
    await soon(() => message(page, 'to coach@sample.example').count()).toBe(1)
    await message(page, 'to coach@sample.example').getByRole('link').click()
    await page.getByRole('heading', { name: /new password/i }).waitFor()

    await page.goto(`${origin}/operator/outbox`)
    await press(page, page.getByRole('button', { name: 'SMS' }))
    await page.getByText('No messages found').waitFor()
  }))

test('the operator settles name and colour of the site, sees them first, and finds the change written down', () =>
  visit(storageOnly, async (page) => {
    await enter(page, 'operator')
    await press(page, page.getByRole('button', { name: 'Samina Effendi' }))
    await press(page, page.getByRole('link', { name: 'Operator console' }))
    await press(page, page.getByRole('link', { name: /^Site settings/ }))
    await field(page, 'Site name').fill('Indus League')
    await field(page, 'Brand colour').fill('#787878')
    await page.getByText('No text is readable on this colour').waitFor()
    await field(page, 'Brand colour').fill('#1f3d7a')
    await page.getByText('Dark', { exact: true }).waitFor()
    await field(page, 'Contact address').fill('nowhere')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Enter an email address, such as hello@club.org.').waitFor()
    await field(page, 'Contact address').fill('hello@indus.example')
    await page.getByRole('button', { name: 'Save settings' }).click()

    await page.getByText('name, colour, contact address').waitFor()
    await page.goto(`${origin}/terms`)
    await page.getByRole('link', { name: 'Indus League' }).first().waitFor()
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pv-brand'))
    await soon(brand).toBe('#1f3d7a')
  }))

test('a logo that is sent is seen by day and by night, and stands on every page once it is saved', () =>
  visit(storageOnly, async (page) => {
    await enter(page, 'operator')
    await page.goto(`${origin}/operator/site`)
    await page.getByLabel('Upload a logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await wordmark(),
    })
    await page.getByRole('img', { name: 'The uploaded logo' }).waitFor()
    await page.getByText('Dark', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByRole('listitem').filter({ hasText: /^logo/ }).waitFor()

    await page.goto(`${origin}/terms`)
    const logo = page.getByRole('banner').getByRole('img', { name: /./ })
    await logo.waitFor()
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(360)
    await page.getByRole('contentinfo').locator('img[src$="small.webp"]').waitFor()
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await fetch(shared ?? '')).headers.get('content-type')).toBe('image/png')

    await page.goto(`${origin}/operator/site`)
    await page.getByRole('button', { name: 'Remove logo' }).click()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('No changes to save.').waitFor()
  }))

/** Two events that nobody could handle. */
await database.pool.query(`
  insert into event_listener values ('ring-bells', '{}');
  with event as (
    insert into domain_event (kind, thing_type, thing_id, data, recorded_at)
    select 'bell-rung', 'bell', bell, '{}', now() from unnest(array['tenor', 'treble']) bell
    returning id, thing_type, thing_id)
  insert into event_dispatch (listener, event_id, thing_type, thing_id, failures, error, parked_at)
  select 'ring-bells', id, thing_type, thing_id, 10, 'The ' || thing_id || ' is cracked', now()
  from event`)

test('the operator sees why events are parked, lets one be tried again and skips the other', () =>
  visit(storageOnly, async (page) => {
    await enter(page, 'operator')
    await page.goto(`${origin}/operator`)
    await page.getByRole('link', { name: /^Parked events/ }).click()
    await page.getByText('2 events, longest parked first').waitFor()
    expect(await shortcomings(page)).toEqual([])
    const tenor = message(page, 'The tenor is cracked')
    await tenor.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('1 event, longest parked first').waitFor()

    await message(page, 'The treble is cracked').getByRole('button', { name: 'Skip' }).click()
    await dialog(page, 'Skip this event?').getByRole('button', { name: 'Skip' }).click()
    await page.getByRole('heading', { name: 'No parked events' }).waitFor()

    const { rows } = await database.pool.query(`select thing_id from event_dispatch`)
    expect(rows).toEqual([{ thing_id: 'tenor' }])
  }))

test('settings that are not saved are not left without a question', () =>
  visit(storageOnly, async (page) => {
    await enter(page, 'operator')
    await page.goto(`${origin}/operator/site`)
    const link = page.getByRole('main').getByRole('link', { name: 'Operator console' })
    await field(page, 'Tagline').fill('Not yet decided')

    await link.click()
    await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay' }).click()
    await dialog(page, 'Leave without saving?').waitFor({ state: 'detached' })
    expect(await field(page, 'Tagline').inputValue()).toBe('Not yet decided')

    await link.click()
    await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('heading', { name: 'Operator console', level: 1 }).waitFor()
  }))

test('for everybody else there is no console, no outbox and no word of them', () =>
  visit(storageOnly, async (page) => {
    await enter(page, 'scorer')
    const asked = page.waitForResponse(/\/account\/permissions$/)
    await press(page, page.getByRole('button', { name: 'Parvez Dinshaw' }))
    await asked
    expect(await page.getByRole('link', { name: /Operator console|Content/ }).count()).toBe(0)

    for (const address of ['/operator', '/operator/site', '/operator/events', '/operator/outbox']) {
      await page.goto(origin + address)
      await page.getByRole('heading', { name: 'Bowled through the gate' }).waitFor()
    }
  }))

test('the content editor of an association edits its front, and on the first its own news alone', () =>
  visit(storageOnly, async (page) => {
    const front = origin.replace(/localhost|127\.0\.0\.1/, 'five-rivers.localhost')
    await enter(page, 'content-editor', front)
    await press(page, page.getByRole('button', { name: 'Zehra Kapadia' }))
    await press(page, page.getByRole('link', { name: 'Content', exact: true }))
    await page.getByRole('heading', { name: 'Content', level: 1 }).waitFor()

    await enter(page, 'content-editor')
    await page.goto(`${origin}/operator/content`)
    await page.getByText('Umpires wanted for the Monsoon Cup').waitFor()
    await page.getByText('2 posts', { exact: true }).waitFor()
  }))

test('whoever is not logged in is asked to log in first', () =>
  visit('/operator/outbox', async (page) => {
    await dialog(page, 'Welcome back').waitFor()

    expect(new URL(page.url()).pathname).toBe('/')
  }))

test('console, settings and outbox have no serious findings', () =>
  visit(storageOnly, async (page) => {
    await enter(page, 'operator')
    for (const [address, heading] of [
      ['/operator', 'Content'],
      ['/operator/site', 'Site name'],
      ['/operator/outbox', 'messages, newest first'],
    ] as const) {
      await page.goto(origin + address)
      await page.getByText(heading).first().waitFor()
      expect(await shortcomings(page)).toEqual([])
    }
  }))

test('the operator finds in the audit log who was refused, and what else they did', () =>
  visit(storageOnly, async (page) => {
    await enter(page, 'coach')
    await go(page, `${origin}/operator/outbox`)
    await page.getByRole('heading', { name: 'Bowled through the gate' }).waitFor()
  }).then(() =>
    visit(storageOnly, async (page) => {
      await enter(page, 'operator')
      await go(page, `${origin}/operator`)
      await press(page, page.getByRole('link', { name: /^Audit log/ }))
      await page.getByRole('button', { name: 'Event' }).click()
      await page.getByRole('option', { name: 'Access refused' }).click()
      await page.getByRole('button', { name: 'Show entries' }).click()
      const refused = page.getByRole('row', { name: /messages\.filterOutbox Mazhar/ })
      await refused.waitFor()
      expect(await refused.getByText('Refused', { exact: true }).count()).toBe(1)
      expect(await shortcomings(page)).toEqual([])

      await press(page, page.getByRole('button', { name: 'Mazhar Soomro' }))
      await page.getByText('Logged in').first().waitFor()
      expect(await field(page, 'Account').inputValue()).toBe('coach@sample.example')

      await field(page, 'Network address').fill('203.0.113.')
      await page.getByRole('button', { name: 'Show entries' }).click()
      await page.getByText('No entries found').waitFor()
    }),
  ))

test('an operator suspends an account with a reason; its owner is told at the login, and let in once it is lifted', () =>
  visit(storageOnly, async (page) => {
    await enter(page, 'operator')
    await go(page, `${origin}/operator`)
    await press(page, page.getByRole('link', { name: /^Accounts/ }))
    await typeInto(page, field(page, 'Find an account'), 'gate-staff@sample.example')
    await page.keyboard.press('Enter')
    const found = message(page, 'gate-staff@sample.example')
    await press(page, found.getByRole('button', { name: 'Suspend' }))
    const asked = page.getByRole('dialog')
    await press(page, asked.getByRole('button', { name: 'Suspend' }))
    await asked.getByText('Say why').waitFor()
    await typeInto(page, asked.getByLabel('Reason, for operators only'), 'Sold tickets twice')
    await press(page, asked.getByRole('button', { name: 'Suspend' }))
    await found.getByText('Sold tickets twice').waitFor()
    expect(await shortcomings(page)).toEqual([])

    await visit('/terms?modal=login', async (other) => {
      await logIn(other, { email: 'gate-staff@sample.example', phone: '' }, secret)
      await other.getByText('This account is suspended').first().waitFor()
      await press(page, found.getByRole('button', { name: 'Lift suspension' }))
      await found.getByRole('button', { name: 'Suspend' }).waitFor()
      await logIn(other, { email: 'gate-staff@sample.example', phone: '' }, secret)
      await dialog(other, 'Welcome back').waitFor({ state: 'detached' })
    })
  }))
