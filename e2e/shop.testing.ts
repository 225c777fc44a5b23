import type { Page } from 'playwright-core'
import { press } from './keyboard.testing.ts'
import { button, dialog, logIn } from './member.testing.ts'

export const buyer = 'member@sample.example'

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart, / })
export const sum = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('root') ?? '')

/** Puts a month of PRO into the cart, starting at the pricing page. */
export async function choosePro(page: Page): Promise<void> {
  await press(page, button(page, 'Choose PRO'))
  await heading(page, 'Your cart').waitFor()
  await sum(page, 'Total').waitFor()
}

/** Checks out with a login on the way; ends on the payment page. */
export async function checkOutAndLogIn(page: Page, secret: string): Promise<void> {
  await button(page, 'Check out').click()
  await dialog(page, 'Welcome back').waitFor()
  await logIn(page, { email: buyer, phone: '' }, secret)
  await page.waitForURL(/\/pay\/sandbox\//)
}
