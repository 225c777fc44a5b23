import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFindings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { press, tabTo, typeInto } from './keyboard.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, database } = await startSite({ empty: true })
const browser = await launchBrowser()

type Look = { readonly width?: number; readonly theme?: 'light' | 'dark' }

/** A page in a browser of its own, ready to answer: it is closed with the test. */
async function visit(path: string, act: (page: Page) => Promise<void>, look: Look = {}) {
  const { width = 1440, theme = 'light' } = look
  const context = await browser.newContext({
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: width < 500 ? 844 : 900 },
  })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await act(page)
  } finally {
    await context.close()
  }
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const modal = (page: Page) => new URL(page.url()).searchParams.get('modal')

type Person = { readonly email: string; readonly phone: string }
const password = 'cover drive 4'

/** Fills in the form that stands open, by keyboard. */
async function signUp(page: Page, { email, phone }: Person): Promise<void> {
  await typeInto(page, field(page, 'First name'), 'Sana')
  expect(await page.getByText('atleast').count()).toBe(0)
  await typeInto(page, field(page, 'Last name'), 'Marwat')
  await typeInto(page, field(page, 'Mobile number'), phone)
  await typeInto(page, field(page, 'Email'), email)
  await typeInto(page, field(page, 'Password'), password)
  await press(page, button(page, 'SIGN UP'))
  await dialog(page, 'Verify Your Number').waitFor()
}

type Letter = { readonly to: string; readonly text: string }

async function letterTo(to: string): Promise<string> {
  const find = async () => {
    const letters: readonly Letter[] = await (await fetch(`${origin}/dev/outbox.json`)).json()
    return letters.findLast((letter) => letter.to === to)?.text
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return (await find()) ?? ''
}

async function typeCode(page: Page, person: Person): Promise<void> {
  const code = /\d{4}/.exec(await letterTo(`+92${person.phone}`))?.[0] ?? ''
  await tabTo(page, page.getByLabel('Digit 1 of 4'))
  await page.keyboard.type(code)
  await press(page, button(page, 'SUBMIT'))
}

async function logIn(page: Page, { email }: Person, secret = password): Promise<void> {
  await typeInto(page, field(page, 'Email'), email)
  await typeInto(page, field(page, 'Password'), secret)
  await page.keyboard.press('Enter')
}

/** Signs up and verifies, and ends at the choice of a plan. */
async function becomeMember(page: Page, person: Person): Promise<void> {
  await page.goto(`${origin}/?modal=signup`, { waitUntil: 'networkidle' })
  await signUp(page, person)
  await typeCode(page, person)
  await dialog(page, 'Congratulation!').waitFor()
}

test('by keyboard alone somebody signs up, verifies, chooses, logs in, out and in again', () =>
  visit('/terms', async (page) => {
    const sana = { email: 'sana@canalview.example', phone: '3005550147' }
    await press(page, page.getByRole('link', { name: 'GET STARTED' }))
    await press(page, page.getByRole('link', { name: 'Create Now' }))
    await dialog(page, 'Join').waitFor()
    await signUp(page, sana)
    await toast(page, 'Successfully signed up').waitFor()
    expect(modal(page)).toBe('verification')
    await page.getByText('+92 300 ••• ••47').waitFor()

    await typeCode(page, sana)
    await toast(page, 'Successfully Verified').waitFor()
    expect(modal(page)).toBe('select-plan')
    await press(page, page.getByRole('button', { name: /Continue with Freemium/ }))
    await dialog(page, 'Welcome back').waitFor()
    await logIn(page, sana)
    await toast(page, 'Successfully logged in').waitFor()
    await dialog(page, 'Welcome back').waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${origin}/terms`)

    await press(page, page.getByRole('button', { name: 'Sana Marwat' }))
    await press(page, button(page, 'Logout'))
    await toast(page, 'Logged out successfully').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('userDetails'))).toBeNull()
    await press(page, page.getByRole('link', { name: 'GET STARTED' }))
    await logIn(page, sana)
    await page.getByRole('button', { name: 'Sana Marwat' }).waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Sana Marwat' }).waitFor()
  }))

test('a wrong password is told by the server, and the dialog stays', () =>
  visit('/?modal=login', async (page) => {
    await logIn(page, { email: 'nobody@club.example', phone: '' }, 'wrong password')
    await toast(page, 'That email and password do not fit together.').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await toast(page, 'That email and password do not fit together.').waitFor({ state: 'hidden' })

    expect(await dialog(page, 'Welcome back').isVisible()).toBe(true)
    expect(modal(page)).toBe('login')
  }))

test('who has not verified the number is led there, where another code can be had after a minute', () =>
  visit('/?modal=signup', async (page) => {
    const bilal = { email: 'bilal@canalview.example', phone: '3005550148' }
    await signUp(page, bilal)
    await page.getByText('Send again in').waitFor()
    expect(await button(page, 'RESEND').count()).toBe(0)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText(/Send again in 0:[0-5]\d/).waitFor()
    await press(page, button(page, 'Back'))
    await dialog(page, 'Join').waitFor()
    await press(page, page.getByRole('link', { name: 'Log In' }))
    await logIn(page, bilal)
    await dialog(page, 'Verify Your Number').waitFor()
    expect(await button(page, 'SUBMIT').isDisabled()).toBe(true)

    await page.evaluate(() => {
      const sent = JSON.parse(localStorage.getItem('code-sent') ?? '{}')
      localStorage.setItem('code-sent', JSON.stringify({ ...sent, at: Date.now() - 60_000 }))
    })
    await page.reload({ waitUntil: 'networkidle' })
    await press(page, button(page, 'RESEND'))
    await toast(page, 'That was tried too often. Please wait a little.').waitFor()
    await database.pool.query('delete from attempt_count')
    await press(page, button(page, 'RESEND'))
    await toast(page, 'OTP sent successfully').waitFor()
    await page.getByText(/Send again in 0:5\d/).waitFor()
  }))

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
      expect(await page.getByRole('dialog').count()).toBe(1)
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
    expect(page.url()).toBe(`${origin}/terms?from=here`)
  }))

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

    expect(await field(page, 'First name').evaluate((one) => one === document.activeElement)).toBe(
      true,
    )
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
    expect(page.url()).toBe(`${origin}/?modal=login`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    expect(page.url()).toBe(`${origin}/`)
  }))

test('a member edits the names, changes the password and signs out everywhere', () =>
  visit('/', async (page) => {
    const hina = { email: 'hina@canalview.example', phone: '3005550149' }
    await becomeMember(page, hina)
    await press(page, page.getByRole('button', { name: /Continue with Freemium/ }))
    await logIn(page, hina)
    await press(page, page.getByRole('button', { name: 'Sana Marwat' }))
    await press(page, page.getByRole('link', { name: 'My Profile' }))
    await page.getByText('+923005550149').waitFor()
    await page.getByText('This device').waitFor()

    await typeInto(page, field(page, 'First name'), 'Hina')
    await press(page, button(page, 'Save names'))
    await page.getByText('First Name should be atleast 4 characters').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Hina Marwat' }).waitFor()
    await typeInto(page, field(page, 'Your password'), 'not my password')
    await typeInto(page, field(page, 'New password'), 'square cut 4')
    await page.keyboard.press('Enter')
    await toast(page, 'That is not your password.').waitFor()
    await typeInto(page, field(page, 'Your password'), password)
    await press(page, button(page, 'Change password'))
    await page.getByText('Your password').and(page.locator('label')).waitFor()
    await press(page, button(page, 'Sign out everywhere'))
    await dialog(page, 'Welcome back').waitFor()

    await logIn(page, hina, 'square cut 4')
    await page.getByRole('button', { name: 'Hina Marwat' }).waitFor()
    await page.goto(`${origin}/user/bookings`)
    await page.getByText('Nothing booked yet').waitFor()
  }))

test('a lost password is set anew through the link of the letter', () =>
  visit('/', async (page) => {
    const omar = { email: 'omar@canalview.example', phone: '3005550150' }
    await becomeMember(page, omar)
    await page.goto(`${origin}/?modal=forgot-password`, { waitUntil: 'networkidle' })
    await press(page, button(page, 'SUBMIT'))
    await page.getByText('Email is required').waitFor()
    await typeInto(page, field(page, 'Email'), omar.email)
    await page.keyboard.press('Enter')
    await toast(page, 'Email sent successfully!').waitFor()
    const link = /http\S+/.exec(await letterTo(omar.email))?.[0] ?? ''
    await page.goto(link, { waitUntil: 'networkidle' })
    await typeInto(page, field(page, 'New password'), 'late cut 44')
    await page.keyboard.press('Enter')
    await dialog(page, 'Welcome back').waitFor()
    await logIn(page, omar, 'late cut 44')

    await toast(page, 'Successfully logged in').waitFor()
  }))

test('whatever lies in local storage, the page comes and says no more that it is loading', () =>
  visit('/terms', async (page) => {
    for (const text of ['{', 'null', '[]', '{"version":1,"auth":7,"home":[],"cart":{"items":3}}']) {
      await page.evaluate((junk) => {
        for (const key of ['root', 'userDetails', 'Raw_id', 'user-email', 'code-sent']) {
          localStorage.setItem(key, junk)
        }
      }, text)
      await page.reload({ waitUntil: 'networkidle' })
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
    const stored = await page.evaluate(() => localStorage.getItem('Raw_id'))

    expect(await page.evaluate(() => document.cookie)).toContain(`Raw_id=${stored}`)
    expect(stored).not.toContain('127.0.0.1')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload({ waitUntil: 'networkidle' })
    expect(asked.filter((url) => url.endsWith('/info-health'))).toEqual([])
  }))

const sights = [
  { theme: 'light', width: 390 },
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1440 },
] as const

test.each(sights)('no dialog keeps anybody out: $theme, $width pixels', (look) =>
  visit(
    '/terms',
    async (page) => {
      await page.evaluate(() => localStorage.setItem('user-email', 'sana@club.example'))
      for (const path of [
        '/terms?modal=login',
        '/terms?modal=signup',
        '/terms?modal=forgot-password',
        '/terms?modal=select-plan',
        '/terms?modal=verification',
        '/reset-password#token=x',
      ]) {
        await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
        expect(await seriousFindings(page), path).toEqual([])
        const overflow = 'document.documentElement.scrollWidth - innerWidth'
        expect(await page.evaluate(overflow), path).toBeLessThan(1)
      }
    },
    look,
  ),
)

test('no page of an account keeps its owner out, and an expired token is renewed once', () =>
  visit('/', async (page) => {
    const saad = { email: 'saad@canalview.example', phone: '3005550151' }
    await becomeMember(page, saad)
    await press(page, page.getByRole('button', { name: /Continue with Freemium/ }))
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

    for (const { theme, width } of sights) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme)
      expect(await seriousFindings(page), `${theme} ${width}`).toEqual([])
      const overflow = 'document.documentElement.scrollWidth - innerWidth'
      expect(await page.evaluate(overflow), `${theme} ${width}`).toBeLessThan(1)
    }
  }))
