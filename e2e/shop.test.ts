import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import { button, field, visits } from './member.testing.ts'
import {
  buyer,
  cartLink,
  checkOutAndLogIn,
  choosePro,
  heading,
  stored,
  sum,
} from './shop.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output, database } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

await database.pool.query(`update package set features = '{Camera}' where kind = 'live-stream'`)

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
  const login = await post('/account/login', { username: buyer, password: secret })
  const { access_token: token } = Token.parse(login)
  return Orders.parse(await post('/orders/filter', {}, token)).data.total
}

test('what is chosen by the year costs the year’s price, and can be had more and less often, and not at all', () =>
  visit('/pricing', async (page) => {
    expect(await cartLink(page).count()).toBe(0)
    await page.getByText('Yearly', { exact: true }).click()
    await choosePro(page)
    await page.getByText('PKR 15,000 a year').waitFor()
    await press(page, button(page, 'One more of PRO'))
    await sum(page, 'Total').getByText('PKR 34,800.00').waitFor()
    await cartLink(page).waitFor()
    await press(page, button(page, 'One fewer of PRO'))
    await sum(page, 'Total').getByText('PKR 17,400.00').waitFor()
    await press(page, button(page, 'Remove PRO'))

    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await cartLink(page).waitFor({ state: 'detached' })
  }))

test('a cart of two packages is emptied at once', () =>
  visit('/pricing', async (page) => {
    await choosePro(page)
    await go(page, `${origin}/pricing`)
    await button(page, 'Choose Live stream, 10 hours').click()
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
    await sum(page, 'Total').getByText('PKR 6,380.00').waitFor()
    await button(page, 'Empty cart').click()

    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  }))

test('a double click, a reload and a change of mind make one order', () =>
  visit('/pricing', async (page) => {
    const before = await countOrders()
    await choosePro(page)
    await checkOutAndLogIn(page, secret)
    const first = page.url()
    await go(page, `${origin}/cart`)
    await goAgain(page)
    await cartLink(page).waitFor()
    await button(page, 'Check out').dblclick()
    await page.waitForURL(/\/pay\/sandbox\//)

    expect(page.url()).toBe(first)
    expect(await countOrders()).toBe(before + 1)
  }))

test('PRO is chosen, a code taken off, paid by whoever logs in on the way, and shown with its end', () =>
  visit('/pricing', async (page) => {
    await choosePro(page)
    await typeInto(page, field(page, 'Coupon code'), 'nothing-of-the-kind')
    await press(page, button(page, 'Apply'))
    await page.getByText('That code is not valid.').waitFor()
    await field(page, 'Coupon code').fill('')
    await typeInto(page, field(page, 'Coupon code'), 'sample10')
    await press(page, button(page, 'Apply'))
    await sum(page, 'Discount SAMPLE10').getByText('PKR 150.00').waitFor()
    await sum(page, 'Total').getByText('PKR 1,566.00').waitFor()
    await checkOutAndLogIn(page, secret)
    await heading(page, 'PKR 1,566.00').waitFor()
    await soon(() => stored(page)).toContain('"title":"PRO"')
    await press(page, button(page, 'Pay'))
    await heading(page, 'Payment received').waitFor()
    await cartLink(page).waitFor({ state: 'detached' })
    await soon(() => stored(page)).toContain('"cart":{"items":[],"total":0}')
    const [invoice] = await Promise.all([
      page.waitForEvent('download'),
      press(page, button(page, 'Invoice')),
    ])
    expect(invoice.suggestedFilename()).toMatch(/^invoice-[0-9A-Z]{5}-[0-9A-Z]{5}\.pdf$/)
    await page.getByRole('main').getByRole('link', { name: 'My Plan' }).click()

    await heading(page, 'My Plan').waitFor()
    await page.getByRole('heading', { level: 2, name: /^\S+ PRO$/ }).waitFor()
    await page.getByText(/^Active until \w+ \d+ \w+/).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'PRO Paid' }).first().waitFor()
  }))

test('prices, cart and streams have no serious findings', () =>
  visit('/pricing', async (page) => {
    expect(await shortcomings(page)).toEqual([])
    await choosePro(page)
    expect(await shortcomings(page)).toEqual([])
    await go(page, `${origin}/livestream`)
    expect(await shortcomings(page)).toEqual([])
  }))
