import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  inMessage,
  logIn,
  modal,
  newPerson,
  password,
  signUp,
  toast,
  typeCode,
  visits,
} from './member.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, database } = await startSite({ empty: true })
const browser = await launchBrowser()

const visit = visits(browser, origin)

test('by keyboard alone somebody signs up, verifies, chooses, logs in, out and in again', () =>
  visit('/terms', async (page) => {
    const sana = { email: 'sana@canalview.example', phone: '3005550147' }
    await press(page, page.getByRole('link', { name: 'GET STARTED' }))
    await press(page, page.getByRole('link', { name: 'Create Now' }))
    await dialog(page, 'Join').waitFor()
    await signUp(page, sana)
    await toast(page, 'Successfully signed up').waitFor()
    await soon(() => modal(page)).toBe('verification')
    await page.getByText('+92 300 ••• ••47').waitFor()

    await typeCode(page, sana)
    await toast(page, 'Successfully Verified').waitFor()
    await toast(page, 'Successfully logged in').waitFor()
    await soon(() => modal(page)).toBe('select-plan')
    await press(page, page.getByRole('button', { name: /Continue with Freemium/ }))
    const first = dialog(page, 'What brings you here?')
    await first.waitFor()
    const steps = await first
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(steps).toEqual([
      '/match-central/teams',
      '/manage/matches/new',
      '/manage/organisations/new',
      '/match-central/grounds',
    ])
    expect(await shortcomings(page)).toEqual([])
    await press(page, button(page, 'Look around first'))
    await first.waitFor({ state: 'detached' })
    await soon(() => page.url()).toBe(`${origin}/terms`)
    await page.getByRole('button', { name: 'Sana Marwat' }).waitFor()

    await press(page, page.getByRole('button', { name: 'Sana Marwat' }))
    await press(page, button(page, 'Logout'))
    await toast(page, 'Logged out successfully').waitFor()
    await soon(() => page.evaluate(() => localStorage.getItem('userDetails'))).toBeNull()
    await press(page, page.getByRole('link', { name: 'GET STARTED' }))
    await logIn(page, sana)
    await page.getByRole('button', { name: 'Sana Marwat' }).waitFor()
    await goAgain(page)
    await page.getByRole('button', { name: 'Sana Marwat' }).waitFor()
  }))

test('a wrong password is told by the server, and the dialog stays', () =>
  visit('/?modal=login', async (page) => {
    await logIn(page, { email: 'nobody@club.example', phone: '' }, 'wrong password')
    await toast(page, 'Email or password is incorrect.').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await toast(page, 'Email or password is incorrect.').waitFor({ state: 'hidden' })

    expect(await dialog(page, 'Welcome back').isVisible()).toBe(true)
    expect(modal(page)).toBe('login')
  }))

test('who has not verified the number is led there, where another code can be had after a minute', () =>
  visit('/?modal=signup', async (page) => {
    const bilal = { email: 'bilal@canalview.example', phone: '3005550148' }
    await signUp(page, bilal)
    await page.getByText('Send again in').waitFor()
    await soon(() => button(page, 'RESEND').count()).toBe(0)
    await goAgain(page)
    await page.getByText(/Send again in 0:[0-5]\d/).waitFor()
    await press(page, button(page, 'Back'))
    await dialog(page, 'Join').waitFor()
    await press(page, page.getByRole('link', { name: 'Log In' }))
    await logIn(page, bilal)
    await dialog(page, 'Verify Your Number').waitFor()
    await soon(() => button(page, 'SUBMIT').isDisabled()).toBe(true)

    await page.evaluate(() => {
      const sent = JSON.parse(localStorage.getItem('code-sent') ?? '{}')
      localStorage.setItem('code-sent', JSON.stringify({ ...sent, at: Date.now() - 60_000 }))
    })
    await goAgain(page)
    await press(page, button(page, 'RESEND'))
    await toast(page, 'That was tried too often. Try again in').waitFor()
    await page.getByText(/Send again in 0:[0-5]\d/).waitFor()
    await database.pool.query('delete from attempt_count')
    await goAgain(page)
    await press(page, button(page, 'RESEND'))
    await toast(page, 'OTP sent successfully').waitFor()
    await page.getByText(/Send again in 0:5\d/).waitFor()
  }))

test('while many codes are guessed, the browser works for its own', () =>
  visit('/?modal=signup', async (page) => {
    const rida = newPerson('rida')
    await signUp(page, rida)
    await page.evaluate(() =>
      fetch('/api/v1/account/0000/verify-phone', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nobody@canalview.example', code: '0000' }),
      }),
    )
    const { rowCount } = await database.pool.query(
      `update attempt_count set spent = 100, until = now() + interval '1 hour'
       where name = 'wrong-code-by-all'`,
    )
    expect(rowCount).toBe(1)

    const asked = page.waitForResponse((response) => response.url().endsWith('/proof-of-work'))
    await typeCode(page, rida)
    await toast(page, 'Successfully Verified').waitFor()
    expect((await asked).status()).toBe(200)
    await database.pool.query('delete from attempt_count')
  }))

test('a member edits the names, changes the password and signs out everywhere', () =>
  visit('/', async (page) => {
    const hina = { email: 'hina@canalview.example', phone: '3005550149' }
    await enrol(origin, hina)
    await press(page, page.getByRole('link', { name: 'GET STARTED' }))
    await logIn(page, hina)
    await press(page, page.getByRole('button', { name: 'Sana Marwat' }))
    await press(page, page.getByRole('banner').getByRole('link', { name: 'My Profile' }))
    await page.getByText('+923005550149').waitFor()
    await page.getByText('This device').waitFor()

    await typeInto(page, field(page, 'First name'), 'Hina')
    await press(page, button(page, 'Save names'))
    await page.getByText('First Name should be atleast 4 characters').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Hina Marwat' }).waitFor()
    await typeInto(page, field(page, 'Current password'), 'not my password')
    await typeInto(page, field(page, 'New password'), 'square cut 4')
    await page.keyboard.press('Enter')
    await toast(page, 'Password is incorrect.').waitFor()
    await typeInto(page, field(page, 'Current password'), password)
    await press(page, button(page, 'Change password'))
    await toast(page, 'Password changed').waitFor()
    await press(page, button(page, 'Log out everywhere'))
    await dialog(page, 'Welcome back').waitFor()

    await logIn(page, hina, 'square cut 4')
    await page.getByRole('button', { name: 'Hina Marwat' }).waitFor()
    await page.goto(`${origin}/user/bookings`)
    await page.getByText('No bookings yet').waitFor()
  }))

test('on a phone the menu holds what is theirs, and the way out', () =>
  visit(
    '/?modal=login',
    async (page) => {
      const zoya = { email: 'zoya@canalview.example', phone: '3005550163' }
      await enrol(origin, zoya)
      await logIn(page, zoya)
      await toast(page, 'Successfully logged in').waitFor()
      await button(page, 'Open menu').click()
      const menu = dialog(page, 'Menu')
      await menu.locator('summary', { hasText: 'Sana Marwat' }).click()
      await menu.getByRole('link', { name: 'My Bookings' }).waitFor()
      await menu.getByRole('button', { name: 'Logout' }).click()

      await toast(page, 'Logged out successfully').waitFor()
      await menu.waitFor({ state: 'detached' })
      await button(page, 'Open menu').click()
      await menu.getByRole('link', { name: 'GET STARTED' }).waitFor()
    },
    { width: 390 },
  ))

test('a lost password is set anew by the link in the email', () =>
  visit('/?modal=forgot-password', async (page) => {
    const omar = { email: 'omar@canalview.example', phone: '3005550150' }
    await enrol(origin, omar)
    await press(page, button(page, 'SUBMIT'))
    await page.getByText('Email is required').waitFor()
    await typeInto(page, field(page, 'Email'), omar.email)
    await page.keyboard.press('Enter')
    await toast(page, 'Email sent successfully!').waitFor()
    const link = await inMessage(origin, omar.email, /http\S+/)
    await go(page, link)
    await typeInto(page, field(page, 'New password'), 'late cut 44')
    await page.keyboard.press('Enter')
    await dialog(page, 'Welcome back').waitFor()
    await logIn(page, omar, 'late cut 44')

    await toast(page, 'Successfully logged in').waitFor()
  }))

test('no page of an account keeps its owner out, and an expired token is renewed once', () =>
  visit('/', async (page) => {
    const saad = { email: 'saad@canalview.example', phone: '3005550151' }
    await enrol(origin, saad)
    await press(page, page.getByRole('link', { name: 'GET STARTED' }))
    await logIn(page, saad)
    await page.getByRole('button', { name: 'Sana Marwat' }).waitFor()
    await page.evaluate(() => {
      const details = JSON.parse(localStorage.getItem('userDetails') ?? '{}')
      localStorage.setItem('userDetails', JSON.stringify({ ...details, token: 'expired' }))
    })
    const refreshes: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/account/refresh')) refreshes.push(request.url())
    })
    await page.goto(`${origin}/user/my-profile`)
    await page.getByText('This device').waitFor()
    await page.getByText('+923005550151').waitFor()
    expect(refreshes).toHaveLength(1)

    expect(await shortcomings(page)).toEqual([])
  }))
