import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { seriousFindings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import { button, dialog, field, logIn, sights, visits } from './member.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''
const email = 'member@sample.example'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart, / })
const sum = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('root') ?? '')

/** From the prices to the cart, PRO for a month in it. */
async function choosePro(page: Page): Promise<void> {
  await press(page, button(page, 'Choose PRO'))
  await heading(page, 'Your cart').waitFor()
  await sum(page, 'Total').waitFor()
}

async function enter(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Log in to check out' }).click()
  await logIn(page, { email, phone: '' }, secret)
  await dialog(page, 'Welcome back').waitFor({ state: 'detached' })
}

const Token = z.object({ access_token: z.string() })
const Orders = z.object({ data: z.object({ total: z.int() }) })

async function post(path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function countOrders(): Promise<number> {
  const login = await post('/account/login', { username: email, password: secret })
  const { access_token: token } = Token.parse(login)
  return Orders.parse(await post('/orders/filter', {}, token)).data.total
}

test('what is chosen by the year costs the year’s price, and can be had more and less often, and not at all', () =>
  visit('/pricing', async (page) => {
    expect(await cartLink(page).count()).toBe(0)
    await page.getByText('Yearly', { exact: true }).click()
    await choosePro(page)
    await page.getByText('PKR 15,000.00 a year').waitFor()
    await press(page, button(page, 'One more of PRO'))
    await sum(page, 'Total').getByText('PKR 34,800.00').waitFor()
    await cartLink(page).waitFor()
    await press(page, button(page, 'One less of PRO'))
    await sum(page, 'Total').getByText('PKR 17,400.00').waitFor()
    await press(page, button(page, 'Remove PRO'))

    await page.getByRole('heading', { name: 'Nothing in it' }).waitFor()
    await cartLink(page).waitFor({ state: 'detached' })
  }))

test('a cart of two packages is emptied at once', () =>
  visit('/pricing', async (page) => {
    await choosePro(page)
    await page.goto(`${origin}/pricing`, { waitUntil: 'networkidle' })
    await button(page, 'Choose Live stream, 10 hours').click()
    await page.getByRole('link', { name: 'Cart, 2 in it' }).waitFor()
    await sum(page, 'Total').getByText('PKR 6,380.00').waitFor()
    await button(page, 'Empty the cart').click()

    await page.getByRole('heading', { name: 'Nothing in it' }).waitFor()
  }))

test('a double click, a reload and a change of mind make one order', () =>
  visit('/pricing', async (page) => {
    await choosePro(page)
    await enter(page)
    const before = await countOrders()
    await button(page, 'Check out').dblclick()
    await page.waitForURL(/\/pay\/sandbox\//)
    const first = page.url()
    await page.goto(`${origin}/cart`, { waitUntil: 'networkidle' })
    await page.reload({ waitUntil: 'networkidle' })
    await cartLink(page).waitFor()
    await button(page, 'Check out').click()
    await page.waitForURL(/\/pay\/sandbox\//)

    expect(page.url()).toBe(first)
    expect(await countOrders()).toBe(before + 1)
  }))

test('PRO is chosen, a code taken off, paid by whoever logs in on the way, and shown in the profile', () =>
  visit('/pricing', async (page) => {
    await choosePro(page)
    await typeInto(page, field(page, 'Coupon code'), 'nothing-of-the-kind')
    await press(page, button(page, 'Apply'))
    await page.getByText('We do not know that code.').waitFor()
    await field(page, 'Coupon code').fill('')
    await typeInto(page, field(page, 'Coupon code'), 'sample10')
    await press(page, button(page, 'Apply'))
    await sum(page, 'Discount SAMPLE10').getByText('PKR 150.00').waitFor()
    await sum(page, 'Total').getByText('PKR 1,566.00').waitFor()
    await enter(page)
    await press(page, button(page, 'Check out'))
    await heading(page, 'PKR 1,566.00').waitFor()
    expect(await stored(page)).toContain('"title":"PRO"')
    await press(page, button(page, 'Pay'))
    await heading(page, 'Thank you, it is paid').waitFor()
    await cartLink(page).waitFor({ state: 'detached' })
    expect(await stored(page)).toContain('"cart":{"items":[],"total":0}')
    await page.getByRole('main').getByRole('link', { name: 'My Profile' }).click()

    await page
      .getByRole('main')
      .getByText(/^\S+ PRO$/)
      .first()
      .waitFor()
  }))

test.each(sights)('prices and cart have no serious findings ($theme, $width)', (look) =>
  visit(
    '/pricing',
    async (page) => {
      expect(await seriousFindings(page)).toEqual([])
      await choosePro(page)
      expect(await seriousFindings(page)).toEqual([])
    },
    look,
  ),
)
