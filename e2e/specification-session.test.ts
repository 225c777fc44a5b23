import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press, tabTo, typeInto } from './keyboard.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  inMessage,
  logIn,
  modal,
  password,
  signUp,
  toast,
  visits,
  storageOnly,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin } = await startSite({ empty: true })
const browser = await launchBrowser()
const visit = visits(browser, origin)

const faceless = { email: 'faceless@club.example', phone: '3005550144' }

/** The paths below /api/v1 that a page asks for from now on, and what it sends there. */
function listenTo(page: Page) {
  const sent: { path: string; body: unknown }[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/v1')
    if (path === undefined) return
    const body: unknown = request.postData() === null ? undefined : request.postDataJSON()
    sent.push({ path, body })
  })
  return sent
}

/** What lies in local storage under a key; empty where nothing does. */
async function stored(page: Page, key: string): Promise<Record<string, unknown>> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key)
  return JSON.parse(text ?? '{}')
}

test('a login that is not filled in right says so, and is not sent', () =>
  visit('/terms?modal=login', async (page) => {
    const sent = listenTo(page)
    await press(page, button(page, 'LOGIN'))
    await page.getByText('Email is required').waitFor()
    await page.getByText('Password is required').waitFor()
    await logIn(page, { email: 'nobody', phone: '' }, 'short 7')
    await page.getByText('Email must be a valid email address').waitFor()
    await page.getByText('Password should be at least 8 characters').waitFor()
    await logIn(page, { email: 'nobody@club.example', phone: '' }, 'x'.repeat(33))
    await page.getByText('Password should be at most 32 characters').waitFor()

    expect(sent).toEqual([])
  }))

test('a sign-up and a code that the server refuses are told as messages, and the dialog stays', () =>
  visit('/?modal=signup', async (page) => {
    const asma = { email: 'asma@canalview.example', phone: '3005550171' }
    await page.route('**/account/register', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), country_id: 'XX' } }),
    )
    const refused = page.waitForResponse(/\/account\/register$/)
    const signingUp = signUp(page, asma)
    const { message }: { message: string } = await (await refused).json()
    await toast(page, message).waitFor()
    expect(modal(page)).toBe('signup')
    await page.unroute('**/account/register')
    await press(page, button(page, 'SIGN UP'))
    await signingUp
    await soon(() => page.evaluate(() => localStorage.getItem('user-email'))).toBe(asma.email)

    const code = await inMessage(origin, `+92${asma.phone}`, /\d{4}/)
    await tabTo(page, page.getByLabel('Digit 1 of 4'))
    await page.keyboard.type(code === '1234' ? '4321' : '1234')
    await press(page, button(page, 'SUBMIT'))
    await toast(page, 'That code is wrong or has expired. Ask for a new one.').waitFor()
    expect(modal(page)).toBe('verification')
  }))

test('forgot-password sends the email, and resending the username', () =>
  visit('/?modal=forgot-password', async (page) => {
    const sent = listenTo(page)
    await typeInto(page, field(page, 'Email'), 'fahad@canalview.example')
    await page.keyboard.press('Enter')
    await toast(page, 'Email sent successfully!').waitFor()
    await page.evaluate(() => localStorage.setItem('user-email', 'fahad@canalview.example'))
    await go(page, `${origin}/?modal=verification`)
    await press(page, button(page, 'RESEND'))
    await toast(page, 'OTP sent successfully').waitFor()
    await page.getByText(/Send again in 0:5\d/).waitFor()

    expect(sent.filter(({ body }) => body !== undefined)).toEqual([
      { path: '/account/forgot-password', body: { email: 'fahad@canalview.example' } },
      { path: '/account/resend-verification', body: { username: 'fahad@canalview.example' } },
    ])
  }))

test('a session lies in storage; when it cannot be renewed it is over, and a new page asks for the login', () =>
  visit('/?modal=login', async (page) => {
    const tariq = { email: 'tariq@canalview.example', phone: '3005550172' }
    await enrol(origin, tariq)
    await logIn(page, tariq)
    await press(page, page.getByRole('button', { name: 'Sana Marwat' }))
    const token: unknown = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    await soon(() => stored(page, 'userDetails')).toEqual({
      token,
      refreshToken: expect.stringMatching(/./),
      userDetail: expect.objectContaining({ email: tariq.email, name: 'Sana Marwat' }),
    })
    const kept = await stored(page, 'userDetails')
    await soon(() => stored(page, 'root')).toMatchObject({
      auth: {
        token: kept['token'],
        userEmail: tariq.email,
        loginUserDetails: { name: 'Sana Marwat', avatar: null },
      },
      cart: { items: [], total: 0 },
    })
    await page.evaluate(() => {
      const over = { token: 'over', refreshToken: 'over', userDetail: null }
      localStorage.setItem('userDetails', JSON.stringify(over))
      Object.assign(window, { sameDocument: true })
    })
    await press(page, page.getByRole('banner').getByRole('link', { name: 'My Profile' }))
    await page.waitForFunction(() => !('sameDocument' in window))
    await dialog(page, 'Welcome back').waitFor()

    await soon(() => page.url()).toBe(`${origin}/?modal=login`)
    await soon(() => stored(page, 'userDetails')).toEqual({})
    await soon(() => stored(page, 'root')).toMatchObject({
      auth: { token: null, userEmail: null, loginUserDetails: null },
    })
    await logIn(page, tariq, password)
    await toast(page, 'Successfully logged in').waitFor()
  }))

test('countries are asked for once, and nothing is asked anew when the page is looked at again', () =>
  visit('/terms', async (page) => {
    const sent = listenTo(page)
    await page.clock.install()
    for (const hours of [0, 1, 48]) {
      await page.clock.fastForward(hours * 3_600_000)
      await press(page, page.getByRole('link', { name: 'GET STARTED' }))
      await press(page, page.getByRole('link', { name: 'Create Now' }))
      await page.getByRole('button', { name: /^Country Pakistan/ }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.evaluate(() => {
      for (const name of ['blur', 'focus', 'offline', 'online', 'pageshow']) {
        window.dispatchEvent(new Event(name))
      }
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(60_000)

    expect(sent.map(({ path }) => path)).toEqual(['/settings/countries'])
  }))

test('no page of an account is shown without a login', () =>
  visit('/terms', async (page) => {
    for (const path of [
      '/user/bookings',
      '/user/my-profile',
      '/user/bookings/bookings-details/',
      '/user/bookings/bookings-details/01900000-0000-7000-8000-000000000000',
    ]) {
      await page.goto(`${origin}${path}`)
      await dialog(page, 'Welcome back').waitFor()
      await page.waitForURL(`${origin}/?modal=login`)
    }
  }))

test('what is not answered within ten seconds is called slow, and can be stopped', () =>
  visit('/terms?modal=login', async (page) => {
    const notice = page.getByText('The server is slow to respond.')
    const held = Promise.withResolvers<void>()
    await page.route('**/account/login', async (route) => {
      await held.promise
      await route.abort()
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const asked = page.waitForRequest('**/account/login')
    await logIn(page, { email: 'nobody@club.example', phone: '' })
    await asked
    await page.clock.runFor(9999)
    expect(await notice.count()).toBe(0)
    await page.clock.runFor(1)
    await notice.waitFor()
    await press(page, button(page, 'Stop'))
    await toast(page, 'Stopped.').waitFor()
    held.resolve()

    await soon(() => notice.count()).toBe(0)
    expect(modal(page)).toBe('login')
  }))

test('a picture of somebody that does not come gives way to a drawn one', () =>
  visit(storageOnly, async (page) => {
    await enrol(origin, faceless)
    await beginSession(page, faceless.email, password)
    const asked = page.waitForResponse(/\/pictures\/avatars\/gone\.webp$/)
    await page.evaluate(() => {
      const root = JSON.parse(localStorage.getItem('root') ?? '{}')
      root.auth.loginUserDetails = { name: 'Sana Marwat', avatar: '/pictures/avatars/gone.webp' }
      localStorage.setItem('root', JSON.stringify(root))
    })
    await page.goto(`${origin}/terms`)
    expect((await asked).ok()).toBe(false)
    const face = page.getByRole('banner').getByRole('button', { name: 'Sana Marwat' })

    await soon(() => face.locator('img').count()).toBe(0)
    await soon(() => face.locator('svg').count()).toBe(2)
  }))
