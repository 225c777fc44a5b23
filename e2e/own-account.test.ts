import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFindings, shortcomings } from './axe.testing.ts'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import { press, tabTo, typeInto } from './keyboard.testing.ts'
import {
  becomeMember,
  button,
  dialog,
  field,
  inMessage,
  openProfiles,
  password,
  toast,
  visits,
} from './member.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, database } = await startSite({ empty: true })
const browser = await launchBrowser()
const visit = visits(browser, origin)

const openProfile = openProfiles(origin)

async function typeDigits(page: Page, to: string): Promise<void> {
  await tabTo(page, page.getByLabel('Digit 1 of 4'))
  const code = await inMessage(origin, to, /^\d{4}/)
  await page.keyboard.type(code)
}

/** As if everybody had been guessing codes for the last minute. */
async function guessWrongly(page: Page): Promise<void> {
  await page.evaluate(() =>
    fetch('/api/v1/account/0000/verify-phone', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'nobody@canalview.example', code: '0000' }),
    }),
  )
  await database.pool.query(
    `update attempt_count set spent = 100, until = now() + interval '1 hour'
     where name = 'wrong-code-by-all'`,
  )
}

test('a picture that is chosen is shown on the page and in the bar, until it is removed', () =>
  visit('/', async (page) => {
    await openProfile(page, { email: 'sana@picture.example', phone: '3005550171' })
    const buffer = await page.screenshot({ type: 'jpeg' })
    const shown = page.locator('img[src^="/pictures/avatars/"]')

    await page
      .getByLabel('Add a picture')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await toast(page, 'Picture saved').waitFor()
    await soon(() => shown.count()).toBe(2)
    await goAgain(page)
    await soon(() => shown.count()).toBe(2)
    await page.getByText('Picture changed').waitFor()

    await press(page, button(page, 'Remove picture'))
    await toast(page, 'Picture removed').waitFor()
    await soon(() => shown.count()).toBe(0)
  }))

test('what is no picture is refused in words', () =>
  visit('/', async (page) => {
    await openProfile(page, { email: 'sana@nopicture.example', phone: '3005550172' })

    await page.getByLabel('Add a picture').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture'),
    })

    await toast(page, 'That picture cannot be read.').waitFor()
  }))

test('by keyboard alone a member changes the number, and mistypes the code once', () =>
  visit('/', async (page) => {
    await openProfile(page, { email: 'sana@number.example', phone: '3005550173' })
    await press(page, button(page, 'Change mobile number'))
    const box = dialog(page, 'Change your number')
    await box.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await typeInto(page, box.getByLabel('Mobile number'), '12')
    await typeInto(page, box.getByLabel('Password', { exact: true }), 'not my password')
    await page.keyboard.press('Enter')
    await box.getByText('Invalid Phone Number').waitFor()
    await typeInto(page, box.getByLabel('Mobile number'), '3005550174')
    await press(page, button(page, 'SEND THE CODE'))
    await box.getByText('Password is incorrect.').waitFor()
    await typeInto(page, box.getByLabel('Password', { exact: true }), password)
    await page.keyboard.press('Enter')

    await dialog(page, 'Verify Your Number').waitFor()
    await page.getByText(/Send again in 0:5\d/).waitFor()
    const right = await inMessage(origin, '+923005550174', /^\d{4}/)
    await tabTo(page, page.getByLabel('Digit 1 of 4'))
    await page.keyboard.type(String((Number(right) + 1) % 10_000).padStart(4, '0'))
    await page.keyboard.press('Enter')
    await page.getByText('That code is wrong').first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByLabel('Digit 1 of 4').focus()
    await page.keyboard.type(right)
    await page.keyboard.press('Enter')
    await toast(page, 'Mobile number verified').waitFor()
    await page.getByText('+923005550174').waitFor()
    await page.getByText('Mobile number changed').waitFor()
  }))

test('while many codes are guessed, the browser works for a new address too', () =>
  visit('/', async (page) => {
    await openProfile(page, { email: 'sana@riddle.example', phone: '3005550179' })
    await press(page, button(page, 'Change email'))
    const box = dialog(page, 'Change your email')
    await typeInto(page, box.getByLabel('New email'), 'sana@riddled.example')
    await typeInto(page, box.getByLabel('Password', { exact: true }), password)
    await page.keyboard.press('Enter')
    await dialog(page, 'Verify Your Email').waitFor()
    await guessWrongly(page)

    const asked = page.waitForResponse((response) => response.url().endsWith('/proof-of-work'))
    await typeDigits(page, 'sana@riddled.example')
    await press(page, button(page, 'USE THIS ADDRESS'))
    await toast(page, 'Email verified').waitFor()
    expect((await asked).status()).toBe(200)
    await database.pool.query('delete from attempt_count')
  }))

test('a changed email is taken back by the link in the email', () =>
  visit('/', async (page) => {
    const person = { email: 'sana@email.example', phone: '3005550175' }
    await openProfile(page, person)
    await press(page, button(page, 'Change email'))
    const box = dialog(page, 'Change your email')
    await typeInto(page, box.getByLabel('New email'), 'thief@email.example')
    await typeInto(page, box.getByLabel('Password', { exact: true }), password)
    await page.keyboard.press('Enter')
    await dialog(page, 'Verify Your Email').waitFor()
    await typeDigits(page, 'thief@email.example')
    await press(page, button(page, 'USE THIS ADDRESS'))
    await toast(page, 'Email verified').waitFor()
    await page.getByText('thief@email.example').waitFor()

    await database.pool.query('delete from attempt_count')
    const link = await inMessage(origin, person.email, /http\S+/)
    await go(page, link)
    await page.getByRole('heading', { name: 'Take your account back' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await press(page, button(page, 'SEND THE CODE'))
    await page.getByText('We sent four digits').waitFor()
    await typeDigits(page, `+92${person.phone}`)
    await press(page, button(page, 'TAKE IT BACK'))
    await page.getByText('Your account is yours again.').waitFor()

    await inMessage(origin, person.email, /\/reset-password#token=/)
  }))

test('events that do not fit are shown when asked for', () =>
  visit('/', async (page) => {
    const person = { email: 'sana@events.example', phone: '3005550176' }
    await openProfile(page, person)
    await database.pool.query(
      `insert into security_event (account_id, kind, address, user_agent, at)
       select id, 'sign-in-refused', '192.0.2.7', 'Firefox/130 on Windows', now() - interval '1 day'
       from account, generate_series(1, 9) where email = $1`,
      [person.email],
    )
    await goAgain(page)

    await press(page, button(page, 'Show earlier'))

    const wrong = page.getByText('A wrong password was entered at login')
    await soon(() => wrong.count()).toBe(9)
    await page.getByText('Was this you?').first().waitFor()
    await soon(() => field(page, 'First name').inputValue()).toBe('Sana')
    expect(await shortcomings(page)).toEqual([])
  }))

test('of many devices the first are shown, this one at the top, and the others when asked for', () =>
  visit('/', async (page) => {
    const person = { email: 'sana@devices.example', phone: '3005550196' }
    await openProfile(page, person)
    for (const version of [121, 122, 123, 124, 125]) {
      await fetch(`${origin}/api/v1/account/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': `Firefox/${version}.0` },
        body: JSON.stringify({ username: person.email, password }),
      })
    }
    await goAgain(page)

    const devices = page.getByRole('listitem').filter({ hasText: 'Last used' })
    await devices.filter({ hasText: 'This device' }).waitFor()
    expect(await devices.count()).toBe(4)
    expect(await devices.first().innerText()).toContain('This device')
    await press(page, button(page, 'Show all 6'))
    await soon(() => devices.count()).toBe(6)
  }))

test('everything that is held on a member is downloaded as one file', () =>
  visit('/', async (page) => {
    const person = { email: 'sana@data.example', phone: '3005550177' }
    await openProfile(page, person)

    const coming = page.waitForEvent('download')
    await press(page, button(page, 'Download my data'))
    const file = await coming

    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    const held: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(held).toMatchObject({ held: { account: [{ email: person.email }] } })
  }))

test('a member closes the account with password and code, and may sign up again', () =>
  visit('/', async (page) => {
    const person = { email: 'sana@goodbye.example', phone: '3005550178' }
    await openProfile(page, person)
    await press(page, button(page, 'Close my account'))
    const box = dialog(page, 'Close your account')
    await box.getByText('Kept, without your name').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await typeInto(page, box.getByLabel('Password', { exact: true }), 'not my password')
    await page.keyboard.press('Enter')
    await box.getByText('Password is incorrect.').waitFor()
    await typeInto(page, box.getByLabel('Password', { exact: true }), password)
    await page.keyboard.press('Enter')
    await dialog(page, 'The last step').waitFor()
    await typeDigits(page, `+92${person.phone}`)
    // The page's own reads, if it makes any, are refused before the next page is there.
    const refused = page
      .waitForResponse((response) => response.status() === 401, { timeout: 5_000 })
      .catch(() => undefined)
    await page.route(/\.js$/, async (route) => {
      await refused
      await route.continue()
    })
    await press(page, button(page, 'CLOSE MY ACCOUNT'))
    await toast(page, 'Your account is closed').waitFor()
    await page.getByRole('link', { name: 'GET STARTED' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')

    await database.pool.query('delete from attempt_count')
    await becomeMember(page, person)
  }))
