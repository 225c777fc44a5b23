import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import {
  becomeMember,
  button,
  dialog,
  enrol,
  field,
  logIn,
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

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const footer = (page: Page) => page.getByRole('contentinfo')

test('the bar has its six items in their order', () =>
  visit('/terms', async (page) => {
    const items = bar(page).locator(':scope > a, :scope > div > button, :scope > button')

    expect((await items.allInnerTexts()).map((text) => text.trim())).toEqual([
      'Home',
      'Products',
      'Match Central',
      'Company',
      'Blogs',
      'Pricing',
    ])
  }))

test('pages have a padding unless their path holds "matches"', () =>
  visit('/terms', async (page) => {
    const padding = (path: string) =>
      page
        .goto(`${origin}${path}`)
        .then(() => page.locator('main').evaluate((main) => getComputedStyle(main).paddingTop))

    for (const path of ['/match-central/matches', '/manage-cricket-matches']) {
      expect(await padding(path), path).toBe('0px')
    }
    for (const path of ['/terms', '/match-central/grounds', '/pricing', '/blogs']) {
      expect(await padding(path), path).not.toBe('0px')
    }
  }))

test('the footer has a button to log in or sign up, social links, stores and a copyright line', () =>
  visit('/terms', async (page) => {
    const store = footer(page).getByRole('link', { name: 'App Store' })
    expect(await store.getAttribute('href')).toBe('/app')
    await database.pool.query(
      `update site set links = '{"appStore": "https://store.example/app", "googlePlay": "https://play.example/app", "youtube": "https://video.example/us"}'`,
    )
    await soon(async () => {
      await page.reload()
      return store.getAttribute('href')
    }).toBe('https://store.example/app')
    expect(await footer(page).getByRole('link', { name: 'Google Play' }).count()).toBe(1)
    expect(await footer(page).getByRole('link', { name: 'YouTube' }).count()).toBe(1)
    expect(await footer(page).getByText('©').count()).toBe(1)
    await footer(page).getByRole('link', { name: 'LOGIN / SIGN UP' }).click()

    await dialog(page, 'Welcome back').waitFor()
  }))

test('the login dialog has its fields, its links, and two buttons that do nothing unless configured', () =>
  visit('/terms?modal=login', async (page) => {
    await dialog(page, 'Welcome back').waitFor()
    await soon(() => field(page, 'Email').count()).toBe(1)
    expect(await field(page, 'Password').getAttribute('type')).toBe('password')
    expect(await button(page, 'LOGIN').count()).toBe(1)
    const asked: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/assets/`)) asked.push(request.url())
    })
    await button(page, 'GOOGLE').click()
    await button(page, 'FACEBOOK').click()
    expect(page.url()).toBe(`${origin}/terms?modal=login`)
    expect(asked).toEqual([])
    await press(page, page.getByRole('link', { name: 'FORGOT PASSWORD?' }))
    await dialog(page, 'Reset your password').waitFor()
  }))

test('the sign-up dialog has its fields, begins in Pakistan and names the terms', () =>
  visit('/?modal=signup', async (page) => {
    for (const name of ['First name', 'Last name', 'Mobile number', 'Email', 'Password']) {
      await field(page, name).waitFor()
    }
    expect(await page.getByRole('dialog').innerText()).toContain('+92')
    await page.getByRole('button', { name: /^Country Pakistan/ }).waitFor()
    const terms = page.getByRole('link', { name: 'Terms of Use & Privacy Policy' })
    expect(await terms.getAttribute('href')).toBe('/terms')
    expect(await button(page, 'SIGN UP').count()).toBe(1)
    await field(page, 'Password').fill('square cut')
    await button(page, 'Show password').click()
    await soon(() => field(page, 'Password').getAttribute('type')).toBe('text')
    await press(page, page.getByRole('link', { name: 'Log In' }))
    await dialog(page, 'Welcome back').waitFor()
    await press(page, page.getByRole('link', { name: 'Create Now' }))
    await dialog(page, 'Join').waitFor()
  }))

test('who forgot the password is told where the email comes from, and to look among the spam', () =>
  visit('/?modal=forgot-password', async (page) => {
    await dialog(page, 'Reset your password').waitFor()
    const { rows } = await database.pool.query<{ no_reply: string }>('select no_reply from site')

    expect(await page.getByRole('dialog').innerText()).toContain(rows[0]?.no_reply)
    expect(await page.getByRole('dialog').innerText()).toContain('spam folder')
  }))

type Sent = { readonly path: string; readonly body: unknown; readonly headers: object }

/** What a page asks of the API, as it leaves the browser. */
function listenTo(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/v1/')) return
    const body: unknown = request.postData() === null ? undefined : request.postDataJSON()
    sent.push({ path: pathname.slice('/api/v1'.length), body, headers: request.headers() })
  })
  return sent
}

test('every call has the handshake, the app and cache-control, and what forms send has the names of the specification', () =>
  visit('/', async (page) => {
    const sent = listenTo(page)
    const lahore = { email: 'zara@canalview.example', phone: '3005550161' }
    await becomeMember(page, lahore)
    await press(page, page.getByRole('button', { name: /Continue with Freemium/ }))
    await press(page, button(page, 'Look around first'))
    await page.getByRole('button', { name: 'Sana Marwat' }).waitFor()
    const bodyOf = (path: string) => sent.find((one) => one.path === path)?.body

    expect(bodyOf('/account/register')).toEqual({
      name: 'Sana Marwat',
      country_id: 'PK',
      phone_number: '+923005550161',
      country_code: '92',
      email: lahore.email,
      password,
      provider: 'Pavilion',
    })
    const verified = sent.find(({ path }) => path.endsWith('/verify-phone'))
    const code = verified?.path.split('/').at(2)
    expect(code).toMatch(/^\d{4}$/)
    expect(verified).toMatchObject({
      path: `/account/${code}/verify-phone`,
      body: { username: lahore.email, code },
    })
    expect(bodyOf('/account/login')).toEqual({ username: lahore.email, password })
    for (const { path, headers } of sent) {
      expect(headers, path).toMatchObject({
        'cache-control': 'max-age=604800',
        'x-app-id': expect.stringMatching(/./),
        'x-handshake': expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      })
    }
    const profile = sent.filter(({ path }) => path === '/account/compact-profile')
    expect(profile[0]?.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer /) })
    const atLogin = sent.findIndex(({ path }) => path === '/account/login')
    for (const { path, headers } of sent.slice(0, atLogin + 1)) {
      expect(headers, path).not.toHaveProperty('authorization')
    }
    expect(sent.findIndex(({ path }) => path === '/account/compact-profile')).toBeGreaterThan(
      atLogin,
    )
  }))

test('a code is typed box by box, taken back, or pasted with its spaces', () =>
  visit('/', async (page) => {
    const umar = { email: 'umar@canalview.example', phone: '3005550162' }
    await go(page, `${origin}/?modal=signup`)
    await signUp(page, umar)
    const box = (digit: number) => page.getByLabel(`Digit ${digit} of 4`)
    const isFocused = (digit: number) =>
      soon(() => box(digit).evaluate((one) => one === document.activeElement)).toBe(true)
    await box(1).focus()
    await page.keyboard.type('1')
    await isFocused(2)
    await page.keyboard.press('Backspace')
    await isFocused(1)
    await soon(() => button(page, 'SUBMIT').isDisabled()).toBe(true)
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text', ' 9a7-6 5')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await soon(() => box(4).inputValue()).toBe('6')
    expect([await box(1).inputValue(), await box(2).inputValue()]).toEqual(['9', ''])
    await page.keyboard.type('8')
    await soon(() => button(page, 'SUBMIT').isEnabled()).toBe(true)
    await button(page, 'Back').click()
    await dialog(page, 'Join').waitFor()
    await go(page, `${origin}/?modal=verification`)
    await typeCode(page, umar)
    await dialog(page, 'Congratulation!').getByText('Pavilion PRO').waitFor()
  }))

test('while an answer is awaited the button says so, and a form that went well is empty again', () =>
  visit('/?modal=forgot-password', async (page) => {
    const held = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/account/forgot-password', async (route) => {
      calls += 1
      await held.promise
      await route.continue()
    })
    await typeInto(page, field(page, 'Email'), 'nobody@canalview.example')
    await press(page, button(page, 'SUBMIT'))
    await page.locator('button[aria-busy="true"]', { hasText: 'SUBMIT' }).waitFor()
    const [text, spinner] = await page.locator('button[aria-busy="true"] > span').all()
    await soon(() => text?.evaluate((one) => getComputedStyle(one).opacity)).toBe('0')
    await spinner?.waitFor()
    const isFocused = () => button(page, 'SUBMIT').evaluate((one) => one === document.activeElement)
    expect(await isFocused()).toBe(true)
    await page.keyboard.press('Enter')
    held.resolve()
    await toast(page, 'Email sent successfully!').waitFor()
    expect([calls, await isFocused()]).toEqual([1, true])

    await soon(() => field(page, 'Email').inputValue()).toBe('')
    await soon(() => page.getByRole('progressbar').count()).toBe(0)
  }))

test('what the network swallows is told in the words of the specification', () =>
  visit('/?modal=forgot-password', async (page) => {
    await page.route('**/account/forgot-password', (route) => route.abort())
    await typeInto(page, field(page, 'Email'), 'nobody@canalview.example')
    await page.keyboard.press('Enter')
    await toast(page, 'Error sending email').waitFor()

    const nida = { email: 'nida@canalview.example', phone: '3005550163' }
    await enrol(origin, nida)
    await go(page, `${origin}/?modal=login`)
    await page.route('**/account/compact-profile', (route) => route.abort())
    await logIn(page, nida)
    await toast(page, 'Failed to load user details: Unknown error').waitFor()
    await page.getByRole('button', { name: 'User', exact: true }).waitFor()

    await page.unroute('**/account/compact-profile')
    await goAgain(page)
    await page.getByRole('button', { name: 'Sana Marwat' }).waitFor()
  }))

test('the loading note goes away by itself after five seconds where nothing is restored', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${origin}/terms`)
  const note = page.getByText('Loading...')
  const [animation] = await note.evaluate((one) =>
    one.getAnimations().map((run) => {
      const { delay } = run.effect?.getTiming() ?? {}
      run.finish()
      return { delay }
    }),
  )

  expect(animation).toEqual({ delay: 5000 })
  expect(await note.evaluate((one) => getComputedStyle(one).visibility)).toBe('hidden')
  await context.close()
})
