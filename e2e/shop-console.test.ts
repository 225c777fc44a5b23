import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { button, dialog, field, storageOnly, toast, visits } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const visit = visits(await launchBrowser(), origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

const visitAs = (role: string, act: (page: Page) => Promise<void>, width = 1440) =>
  visit(
    storageOnly,
    async (page) => {
      await beginSession(page, `${role}@sample.example`, secret)
      await go(page, `${origin}/operator/shop`)
      await act(page)
    },
    { width },
  )

const looksRight = async (page: Page) => soon(() => shortcomings(page)).toEqual([])

async function addPackage(page: Page): Promise<void> {
  await button(page, 'Add a package').click()
  const form = dialog(page, 'New package')
  await form.getByLabel('Name').fill('Clubhouse')
  await form.getByLabel('Price in PKR, a month').fill('lots')
  await form.getByRole('button', { name: 'Add a package' }).click()
  await form.getByText('Enter a price, such as').waitFor()
  await form.getByLabel('Price in PKR, a month').fill('2500.50')
  await form.getByLabel('Summary, in one sentence').fill('For clubs with several teams.')
  await form.getByLabel('What it includes').fill('Exports\n\nPages without sponsors')
  await looksRight(page)
  await form.getByRole('button', { name: 'Add a package' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText(/PKR 2,500.50 a month/).waitFor()
}

test('on a phone an operator puts a package on sale, which stands among the prices', async () => {
  await visitAs(
    'operator',
    async (page) => {
      await looksRight(page)
      await addPackage(page)
    },
    390,
  )
  await visit('/pricing', async (page) => {
    await page.getByRole('heading', { name: 'Clubhouse' }).waitFor()
    await page.getByText('Pages without sponsors').first().waitFor({ state: 'attached' })
  })
})

test('an operator adds a coupon and a tax, changes them and takes the tax away', async () => {
  await visitAs('operator', async (page) => {
    await button(page, 'Add a coupon').click()
    const coupon = dialog(page, 'New coupon')
    await coupon.getByLabel('Code').fill('spring-15')
    await coupon.getByLabel('What it gives').fill('15% off in spring')
    await coupon.getByLabel('Per cent').fill('15')
    await coupon.getByLabel('Packages').check({ force: true })
    await looksRight(page)
    await coupon.getByRole('button', { name: 'Add a coupon' }).click()
    await coupon.waitFor({ state: 'detached' })
    await page.getByText(/15% off in spring · 15% off · Packages/).waitFor()
    await button(page, 'Edit SPRING-15').click()
    const changed = dialog(page, 'Edit coupon')
    await field(page, 'Last day').fill('2020-01-01')
    await changed.getByRole('button', { name: 'Save coupon' }).click()
    await changed.getByText('It ends before it begins').waitFor()
    await page.keyboard.press('Escape')

    await button(page, 'Edit Pakistan, Packages').click()
    const tax = dialog(page, 'Edit tax')
    await tax.getByLabel('Per cent').fill('7.5')
    await tax.getByRole('button', { name: 'Save tax' }).click()
    await toast(page, 'Saved').waitFor()
    await page.getByText(/Sales tax \(sample\) · 7.5%/).waitFor()
    await button(page, 'Edit Pakistan, Packages').click()
    await looksRight(page)
    await tax.getByRole('button', { name: 'Remove tax' }).click()
    await button(page, 'Edit Pakistan, Packages').waitFor({ state: 'detached' })
    await page.getByText('No tax is charged.').waitFor()
  })
})

test('nobody else finds the shop', () =>
  visitAs('member', async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Bowled through the gate' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add a package' }).count()).toBe(0)
  }))
