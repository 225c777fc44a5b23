import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import { button, dialog, field, modal, visits } from './member.testing.ts'
import { startSite } from './site.testing.ts'

const { origin } = await startSite({ empty: true })
const browser = await launchBrowser()
const visit = visits(browser, origin)

test('only the five dialogs are opened by the address, one at a time', () =>
  visit('/terms?modal=unknown', async (page) => {
    expect(await page.getByRole('dialog').count()).toBe(0)
    const titles = {
      login: 'Welcome back',
      signup: 'Join',
      'forgot-password': 'Reset your password',
      verification: 'Verify Your Number',
      'select-plan': 'Congratulation!',
    }
    for (const [value, title] of Object.entries(titles)) {
      await page.goto(`${origin}/terms?modal=${value}`)
      await dialog(page, title).waitFor()
      await soon(() => page.getByRole('dialog').count()).toBe(1)
    }
  }))

test('closing takes the parameter away, keeps the rest and gives the focus back', () =>
  visit('/terms?from=here', async (page) => {
    const asked: string[] = []
    await press(page, page.getByRole('link', { name: 'GET STARTED' }))
    await dialog(page, 'Welcome back').waitFor()
    page.on('request', (request) => asked.push(request.url()))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    expect(page.url()).toBe(`${origin}/terms?from=here`)
    await page.locator('a:focus', { hasText: 'GET STARTED' }).waitFor()
    expect(asked.filter((url) => url.includes('.data'))).toEqual([])
    await page.goBack()
    await soon(() => page.url()).toBe(`${origin}/terms?from=here`)
  }))

test('on a phone no message lies over the buttons of a dialog', () =>
  visit(
    '/?modal=login',
    async (page) => {
      await field(page, 'Email').fill('nobody@example.org')
      await field(page, 'Password').fill('reverse swing')
      await button(page, 'LOGIN').click()
      await button(page, 'Dismiss').waitFor()

      await button(page, 'FACEBOOK').click({ trial: true })
      expect(await button(page, 'Dismiss').count()).toBe(1)
    },
    { theme: 'light', width: 390 },
  ))

test('verification is not closed by Esc, and without a remembered address says what comes first', () =>
  visit('/?modal=verification', async (page) => {
    await page.getByText('Sign up or log in first').waitFor()
    await page.keyboard.press('Escape')

    expect(await button(page, 'Close').count()).toBe(0)
    expect(modal(page)).toBe('verification')
  }))

test('a form says what is wrong when a field is left, then as it is typed, and leads to the first', () =>
  visit('/?modal=signup', async (page) => {
    await typeInto(page, field(page, 'First name'), 'Raz')
    expect(await page.getByText('First Name should be atleast 4 characters').count()).toBe(0)
    await typeInto(page, field(page, 'Last name'), 'M4rwat')
    await page.getByText('First Name should be atleast 4 characters').waitFor()
    await typeInto(page, field(page, 'Mobile number'), '12')
    await page.getByText('Last name should only contain alphabets').waitFor()
    await typeInto(page, field(page, 'Email'), 'nobody')
    await page.getByText('Invalid Phone Number').waitFor()
    await press(page, button(page, 'SIGN UP'))

    await page.locator('input:focus').and(field(page, 'First name')).waitFor()
    await page.getByText('Password is required').waitFor()
    await page.keyboard.type('r')
    await page.getByText('First Name should be atleast 4 characters').waitFor({ state: 'detached' })
  }))

test('the country is found by typing', () =>
  visit('/?modal=signup', async (page) => {
    const country = page.getByRole('button', { name: /^Country Pakistan/ })
    await press(page, country)
    await page.getByRole('combobox', { name: 'Search countries' }).waitFor()
    await page.keyboard.type('sri l')
    await page.keyboard.press('Enter')

    await page.getByRole('button', { name: /^Country Sri Lanka/ }).waitFor()
  }))

test('pages of an account send whoever is not logged in home, once', () =>
  visit('/user/bookings', async (page) => {
    await dialog(page, 'Welcome back').waitFor()
    await soon(() => page.url()).toBe(`${origin}/?modal=login`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await soon(() => page.url()).toBe(`${origin}/`)
  }))

test('whatever lies in local storage, the page comes and says no more that it is loading', () =>
  visit('/terms', async (page) => {
    for (const text of ['{', 'null', '[]', '{"version":1,"auth":7,"home":[],"cart":{"items":3}}']) {
      await page.evaluate((junk) => {
        for (const key of ['root', 'userDetails', 'Raw_id', 'user-email', 'code-sent']) {
          localStorage.setItem(key, junk)
        }
      }, text)
      await goAgain(page)
      await page.getByRole('link', { name: 'GET STARTED' }).waitFor()
      await page.getByText('Loading...').waitFor({ state: 'detached' })
    }
  }))

test('the page of the server says that it is loading, over all of its content', async () => {
  const html = await (await fetch(`${origin}/terms`)).text()

  expect(html).toContain('Loading...')
  expect(html).toContain('</footer>')
})

test('where a device is, is kept encrypted in storage and cookie', () =>
  visit('/terms', async (page) => {
    await page.waitForFunction(() => document.cookie.includes('Raw_id='))
    await page.waitForFunction(() => localStorage.getItem('Raw_id') !== null)
    const stored = await page.evaluate(() => localStorage.getItem('Raw_id'))

    await soon(() => page.evaluate(() => document.cookie)).toContain(`Raw_id=${stored}`)
    expect(stored).not.toContain('127.0.0.1')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await goAgain(page)
    expect(asked.filter((url) => url.endsWith('/info-health'))).toEqual([])
  }))

test('no dialog keeps anybody out', () =>
  visit('/terms', async (page) => {
    await page.evaluate(() => localStorage.setItem('user-email', 'sana@club.example'))
    for (const path of [
      '/terms?modal=login',
      '/terms?modal=signup',
      '/terms?modal=forgot-password',
      '/terms?modal=select-plan',
      '/terms?modal=verification',
      '/reset-password#token=x',
    ]) {
      await go(page, `${origin}${path}`)
      expect(await shortcomings(page), path).toEqual([])
    }
  }))
