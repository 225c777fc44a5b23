import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button, dialog, logIn, visits, storageOnly } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''
const email = 'member@sample.example'

const Token = z.object({ access_token: z.string() })
const Packages = z.object({
  data: z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
})
const Link = z.object({ data: z.object({ orderId: z.uuid(), url: z.string() }) })

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

const { access_token: token } = Token.parse(
  await post('/account/login', { username: email, password: secret }),
)
const { items } = Packages.parse(await post('/ecommerce/packages/filter', {})).data
const pro = items.find(({ name }) => name === 'PRO')?.id ?? ''

let purchases = 0

/** An order of a month of PRO, and the page where it can be paid. */
async function order(): Promise<z.infer<typeof Link>['data']> {
  purchases += 1
  const answer = await post(
    '/ecommerce/payments/generate-payment-link',
    {
      items: [{ id: pro, period: 'month', quantity: 1 }],
      couponCode: 'sample10',
      idempotencyKey: `purchase ${purchases}`.replace(' ', '-'),
    },
    token,
  )
  return Link.parse(answer).data
}

async function enter(page: Page): Promise<void> {
  await beginSession(page, email, secret)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('by keyboard alone a payment is declined, made after all, and its invoice kept', () =>
  visit('/terms?modal=login', async (page) => {
    await logIn(page, { email, phone: '' }, secret)
    await dialog(page, 'Welcome back').waitFor({ state: 'detached' })
    const { url } = await order()
    await go(page, origin + url)
    await heading(page, 'PKR 1,566.00').waitFor()
    await soon(() => page.getByText('no money moves').count()).toBe(1)

    await press(page, button(page, 'Decline payment'))
    await heading(page, 'No payment was taken').waitFor()
    await press(page, button(page, 'Pay now'))
    await heading(page, 'PKR 1,566.00').waitFor()
    await press(page, button(page, 'Pay'))
    await heading(page, 'Payment received').waitFor()
    const [invoice] = await Promise.all([
      page.waitForEvent('download'),
      press(page, button(page, 'Invoice')),
    ])

    expect(invoice.suggestedFilename()).toMatch(/^invoice-[0-9A-Z]{5}-[0-9A-Z]{5}\.pdf$/)
  }))

test('a payer who never comes back is told on the page that the site will find out by itself', () =>
  visit('/terms', async (page) => {
    const { url } = await order()
    await go(page, origin + url)
    await button(page, 'Pay without confirming').click()

    await page.getByText('the site will find out by itself').waitFor()
    await soon(() => button(page, 'Pay').count()).toBe(0)
  }))

test('whoever is not logged in is asked to, and sees the order then', () =>
  visit('/terms', async (page) => {
    const { orderId } = await order()
    await go(page, `${origin}/payment/success?order=${orderId}`)
    await heading(page, 'Log in to see the order').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'LOGIN' }).click()
    await logIn(page, { email, phone: '' }, secret)

    await heading(page, 'Waiting for confirmation').waitFor()
  }))

test('an order that is none, and a page of no payment, are not found', () =>
  visit(storageOnly, async (page) => {
    await enter(page)
    await page.goto(`${origin}/payment/success?order=01990000-0000-7000-8000-00000000dead`)
    await heading(page, 'Order not found').waitFor()
    const answer = await page.goto(`${origin}/pay/sandbox/${'a'.repeat(43)}`)

    expect(answer?.status()).toBe(404)
  }))

test('paying, coming back and what is held have no serious findings', () =>
  visit(storageOnly, async (page) => {
    await enter(page)
    const { url } = await order()
    await go(page, origin + url)
    expect(await shortcomings(page)).toEqual([])
    await button(page, 'Pay').click()
    await heading(page, 'Payment received').waitFor()
    expect(await shortcomings(page)).toEqual([])
    await go(page, `${origin}/user/my-plan`)
    await page.getByRole('heading', { name: 'Active packages' }).waitFor()
    expect(await shortcomings(page)).toEqual([])
  }))
