import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import { button, dialog, field, logIn, signUp, toast, typeCode, visits } from './member.testing.ts'
import { buyer, cartLink, checkOutAndLogIn, choosePro, heading, sum } from './shop.testing.ts'
import { forgetSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output, database } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

const run = (statement: string, ...values: readonly string[]) =>
  database.pool.query(statement, [...values])

// What streaming hours alone are sold for is nothing as long as no stream can be started.
await run(`update package set features = '{Camera}' where kind = 'live-stream'`)

async function useCode(page: Page, code: string): Promise<void> {
  await field(page, 'Coupon code').fill(code)
  await button(page, 'Apply').click()
}

const countOrders = async (): Promise<number> => (await run('select from orders')).rowCount ?? 0

test('a stranger signs up on the way, comes back to the cart, pays, and has the plan until its end', () =>
  visit('/', async (page) => {
    const zoya = { email: 'zoya@canalview.example', phone: '3005550148' }
    await go(page, `${origin}/?modal=select-plan`)
    await dialog(page, 'Congratulation!').getByRole('link', { name: / PRO/ }).click()
    await page.waitForURL(/\/pricing#pro$/)
    await choosePro(page)
    await button(page, 'Check out').click()
    await page.getByRole('link', { name: 'Create Now' }).click()
    await signUp(page, zoya)
    await typeCode(page, zoya)
    await page.getByRole('button', { name: 'Continue with Freemium' }).click()
    await heading(page, 'PKR 1,740.00').waitFor()
    await button(page, 'Pay').click()
    await heading(page, 'Payment received').waitFor()
    await page.getByRole('button', { name: 'Sana' }).click()
    await page.getByRole('link', { name: 'My Profile' }).first().click()
    await page.waitForURL(/\/user\/my-profile$/)
    await page.getByRole('main').getByText('Pavilion PRO').first().waitFor()
    await page.getByRole('main').getByRole('link', { name: 'My Plan' }).click()

    await page.getByText(/^Active until \w+ \d+ \w+/).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'PRO Paid' }).waitFor()
  }))

test('who closes the login has given up checking out, and logs in later without ordering', () =>
  visit('/pricing', async (page) => {
    const before = await countOrders()
    await choosePro(page)
    await button(page, 'Check out').click()
    await dialog(page, 'Welcome back').getByRole('button', { name: 'Close' }).click()
    await dialog(page, 'Welcome back').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'GET STARTED' }).click()
    await logIn(page, { email: buyer, phone: '' }, secret)
    await dialog(page, 'Welcome back').waitFor({ state: 'detached' })

    await page.getByText('You can review your order on the next page').waitFor()
    await soon(() => new URL(page.url()).pathname).toBe('/cart')
    expect(await countOrders()).toBe(before)
  }))

test('period and number are changed in the cart', () =>
  visit('/pricing', async (page) => {
    await choosePro(page)
    await page.getByRole('main').getByText('Yearly', { exact: true }).click()
    await sum(page, 'Total').getByText('PKR 17,400.00').waitFor()
    await field(page, 'Quantity of PRO').fill('3')
    await page.getByText('PKR 15,000 a year, for 3 years').waitFor()
    await sum(page, 'Total').getByText('PKR 52,200.00').waitFor()
    await field(page, 'Quantity of PRO').fill('')
    await field(page, 'Quantity of PRO').blur()

    await soon(() => field(page, 'Quantity of PRO').inputValue()).toBe('3')
  }))

test('what is no longer sold is named, left out of the order, and can be taken out', () =>
  visit('/livestream', async (page) => {
    await button(page, 'Choose Live stream, 60 hours').click()
    await heading(page, 'Your cart').waitFor()
    await go(page, `${origin}/pricing`)
    await choosePro(page)
    await run(`update package set archived_at = now() where name = 'Live stream, 60 hours'`)
    await goAgain(page)
    const gone = page.getByRole('listitem').filter({ hasText: 'Live stream, 60 hours' })
    await gone.getByText('No longer on sale.').waitFor()
    await sum(page, 'Total').getByText('PKR 1,740.00').waitFor()
    await checkOutAndLogIn(page, secret)
    await heading(page, 'PKR 1,740.00').waitFor()
    await button(page, 'Pay').click()
    await heading(page, 'Payment received').waitFor()
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.getByText('None of these items is on sale any more').waitFor()
    await button(page, 'Remove Live stream, 60 hours').click()

    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await run(`update package set archived_at = null where name = 'Live stream, 60 hours'`)
  }))

test('another price than the chosen one is said, and is what is asked for', () =>
  visit('/pricing', async (page) => {
    await choosePro(page)
    const setPrice = (amount: string) =>
      run(`update package_price set amount = $1 where amount in (150000, 160000)`, amount)
    await setPrice('160000')
    await goAgain(page)

    await page.getByText('Was PKR 1,500 when you added it').waitFor()
    await sum(page, 'Total').getByText('PKR 1,856.00').waitFor()
    await setPrice('150000')
  }))

test('a code that is over says so, and the cart costs what it costs without it', () =>
  visit('/pricing', async (page) => {
    await run(`insert into coupon (site_id, code, title, rate, valid_from, valid_until, is_sample)
      select id, 'LASTYEAR', 'Sample: last year’s', 1000, now() - interval '2 years',
             now() - interval '1 year', true from site where is_default`)
    await choosePro(page)
    await useCode(page, 'lastyear')
    await page.getByText('That code has expired.').waitFor()

    await sum(page, 'Total').getByText('PKR 1,740.00').waitFor()
    await button(page, 'Check out').click({ trial: true })
  }))

test('a code that somebody has used up is refused once it is known who it is, and the cart is kept', () =>
  visit('/pricing', async (page) => {
    await choosePro(page)
    await useCode(page, 'sample500')
    await sum(page, 'Total').getByText('PKR 1,160.00').waitFor()
    await checkOutAndLogIn(page, secret)
    await button(page, 'Pay').click()
    await heading(page, 'Payment received').waitFor()
    await cartLink(page).waitFor({ state: 'detached' })
    await forgetSession(page)
    await go(page, `${origin}/pricing`)
    await choosePro(page)
    await useCode(page, 'sample500')
    await sum(page, 'Total').getByText('PKR 1,160.00').waitFor()
    await button(page, 'Check out').click()
    await logIn(page, { email: buyer, phone: '' }, secret)
    await dialog(page, 'Welcome back').waitFor({ state: 'detached' })
    await page.getByText('You have already used that code.').waitFor()
    await sum(page, 'Total').getByText('PKR 1,740.00').waitFor()
    await soon(() => new URL(page.url()).pathname).toBe('/cart')
    await button(page, 'Check out').click()

    await heading(page, 'PKR 1,740.00').waitFor()
  }))

test('an order that is not paid is cancelled, and its code can be used again', () =>
  visit('/pricing', async (page) => {
    await run(`insert into coupon (site_id, code, title, rate, valid_from, valid_until, most_uses_each, is_sample)
      select id, 'ONCEEACH', 'Sample: once each', 1000, now(), now() + interval '1 year', 1, true
      from site where is_default`)
    await choosePro(page)
    await useCode(page, 'onceeach')
    await sum(page, 'Total').getByText('PKR 1,566.00').waitFor()
    await checkOutAndLogIn(page, secret)
    await go(page, `${origin}/cart?coupon=ONCEEACH`)
    await page.getByText('You have already used that code.').waitFor()
    await page.getByRole('link', { name: 'an order you have not paid for' }).click()
    await heading(page, 'No payment was taken').waitFor()
    await button(page, 'Cancel order').click()
    await heading(page, 'Order cancelled').waitFor()
    await cartLink(page).click()
    await useCode(page, 'onceeach')
    await sum(page, 'Total').getByText('PKR 1,566.00').waitFor()
    await button(page, 'Check out').click()

    await heading(page, 'PKR 1,566.00').waitFor()
  }))

test('a declined payment leaves cart and order as they are, and the order can be paid after all', () =>
  visit('/pricing', async (page) => {
    await choosePro(page)
    await checkOutAndLogIn(page, secret)
    await button(page, 'Decline payment').click()
    await heading(page, 'No payment was taken').waitFor()
    expect(await button(page, 'Invoice').count()).toBe(0)
    await cartLink(page).waitFor()
    await go(page, `${origin}/user/my-plan`)
    const unpaid = page.getByRole('listitem').filter({ hasText: 'Awaiting payment' })
    await unpaid.getByRole('button', { name: 'Pay now' }).first().click()
    await button(page, 'Pay').click()

    await heading(page, 'Payment received').waitFor()
    await cartLink(page).waitFor({ state: 'detached' })
  }))

test('two tabs with one cart make one order, and what one pays is gone from the other', () =>
  visit('/pricing', async (page) => {
    await choosePro(page)
    await checkOutAndLogIn(page, secret)
    const before = await countOrders()
    const other = await page.context().newPage()
    await go(other, `${origin}/cart`)
    await button(other, 'Check out').click()
    await other.waitForURL(/\/pay\/sandbox\//)
    await soon(() => other.url()).toBe(page.url())
    expect(await countOrders()).toBe(before)
    await go(other, `${origin}/cart`)
    await button(page, 'Pay').click()
    await heading(page, 'Payment received').waitFor()

    await other.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  }))

test('a table as a file shows the plan to a stranger, and is saved by who has it', () =>
  visit('/pricing', async (page) => {
    const table = `${origin}/match-central/tournaments/tournament-details?show=table`
    await go(page, table)
    await button(page, 'Download table (CSV)').click()
    await page.waitForURL(/\/pricing#pro$/)
    await toast(page, 'Points tables as CSV files are part of PRO.').waitFor()
    await choosePro(page)
    await checkOutAndLogIn(page, secret)
    await button(page, 'Pay').click()
    await heading(page, 'Payment received').waitFor()
    await go(page, table)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download table (CSV)').click(),
    ])

    expect(file.suggestedFilename()).toMatch(/\.csv$/)
  }))
