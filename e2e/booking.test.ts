import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press, tabTo } from './keyboard.testing.ts'
import { button, dialog, logIn, visits, storageOnly } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

const Grounds = z.object({
  data: z.object({
    items: z.array(z.object({ id: z.uuid(), name: z.string(), slug: z.string() })),
  }),
})
const found = await fetch(`${origin}/api/v1/grounds/filter`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
})
const grounds = Grounds.parse(await found.json()).data.items

/** The page of a sample ground, each test its own so that none takes another's slots. */
function groundPage(name: string): string {
  const ground = grounds.find((one) => one.name === name)
  return `/match-central/grounds/${ground?.id}/${ground?.slug}`
}

const summary = (page: Page) => page.getByRole('region', { name: 'Your booking' })
const free = (page: Page) =>
  page.getByRole('group', { name: /^Slots by day/ }).getByRole('button', { name: /, available$/ })

/** A week that is far enough ahead for everything to come back. */
async function nextWeek(page: Page): Promise<void> {
  const before = await free(page).first().getAttribute('aria-label')
  await button(page, 'Next week').click()
  await soon(() => free(page).first().getAttribute('aria-label')).not.toBe(before)
}

async function enter(page: Page, role: string): Promise<void> {
  await logIn(page, { email: `${role}@sample.example`, phone: '' }, secret)
  await dialog(page, 'Welcome back').waitFor({ state: 'detached' })
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a slot is chosen logged out, is still chosen after logging in, is held, paid, and cancelled with all of its money', () =>
  visit(groundPage('Seaview Park'), async (page) => {
    await nextWeek(page)
    await free(page).first().click()
    await button(page, 'Add Set of stumps and bails').click()
    await button(page, 'Book').click()
    await dialog(page, 'Welcome back').waitFor()
    await enter(page, 'member')
    await summary(page).getByText('Set of stumps and bails').waitFor()
    await page.getByLabel('Occasion (optional)').fill('Birthday of a leg spinner')
    await button(page, 'Book').click()
    await page.getByText(/^Held (10:00|9:\d\d)$/).waitFor()
    await page
      .getByRole('region', { name: 'Held for you' })
      .getByText('Set of stumps and bails')
      .waitFor()
    await page
      .getByRole('group', { name: /^Slots by day/ })
      .getByText('Held for you')
      .waitFor()
    expect(await free(page).first().isDisabled()).toBe(true)
    expect(await button(page, 'Add Set of stumps and bails').count()).toBe(0)

    await button(page, 'Pay now').click()
    await button(page, 'Pay').click()
    await heading(page, 'Payment received').waitFor()
    await page.getByRole('link', { name: 'View booking' }).click()
    await heading(page, /^Seaview Park/).waitFor()
    await soon(() => page.getByText('Booked and paid').count()).toBe(1)
    await soon(() => page.getByText('Birthday of a leg spinner').count()).toBe(1)
    for (const [name, file] of [
      ['Invoice', /^invoice-.*\.pdf$/],
      ['Add to calendar', /^seaview-park\.ics$/],
    ] as const) {
      const [kept] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
      expect(kept.suggestedFilename()).toMatch(file)
    }

    await page.getByRole('link', { name: 'My Bookings' }).first().click()
    await page.getByRole('link', { name: /Seaview Park/ }).click()
    await button(page, 'Cancel booking').click()
    await page.getByText(/^You will be refunded PKR .* in full/).waitFor()
    await button(page, 'Cancel booking').click()
    await page.getByText('Cancelled, fully refunded').waitFor()
    await soon(() => page.getByText(/Refund(ed| pending): cancelled/).count()).toBe(1)
  }))

test('who is asked to log in for a page of their own comes to it', () =>
  visit('/user/bookings', async (page) => {
    await dialog(page, 'Welcome back').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await enter(page, 'player')
    await heading(page, 'My Bookings').waitFor()

    expect(new URL(page.url()).pathname).toBe('/user/bookings')
  }))

test('of two browsers after one slot the slower is told so at the slot, and keeps the rest of the choice', () =>
  visit(groundPage('Mills Ground'), (slow) =>
    visit(groundPage('Mills Ground'), async (fast) => {
      await nextWeek(slow)
      const first = await free(slow).nth(0).getAttribute('aria-label')
      await free(slow).nth(0).click()
      await free(slow).nth(0).click()
      await soon(() => summary(slow).getByRole('listitem').count()).toBe(2)

      await nextWeek(fast)
      await free(fast).first().click()
      await button(fast, 'Book').click()
      await enter(fast, 'player')
      await button(fast, 'Book').click()
      await fast.getByText(/^Held (10:00|9:\d\d)$/).waitFor()

      await button(slow, 'Add White ball, new').click()
      await summary(slow)
        .getByText(/^Just taken by someone else: .* still here\.$/)
        .waitFor()
      const [day = ''] = first?.split(', PKR') ?? []
      await slow.getByText(/Just taken$/).waitFor()
      await soon(() => slow.getByRole('button', { name: `Remove ${day}` }).count()).toBe(0)
      await soon(() => summary(slow).getByRole('listitem').count()).toBe(2)
    }),
  ))

test('a code takes off what it says, and one that nobody knows says so at its field', () =>
  visit(groundPage('Hub River Ground'), async (page) => {
    await free(page).first().click()
    const code = page.getByLabel('Coupon code')
    await code.fill('NOSUCH')
    await button(page, 'Apply').click()
    await page.getByText('That code is not valid.').waitFor()
    await code.fill('sample10')
    await button(page, 'Apply').click()

    await summary(page).getByText('Discount SAMPLE10').waitFor()
  }))

test('by keyboard alone: arrow keys go from slot to slot, Space chooses', () =>
  visit(groundPage('Canal View Oval'), async (page) => {
    await nextWeek(page)
    const focused = (name: string) =>
      page.evaluate((of) => document.activeElement?.getAttribute(of), name)
    await tabTo(page, free(page).first())
    for (const key of ['ArrowRight', 'ArrowDown']) {
      const before = await focused('aria-label')
      await page.keyboard.press(key)
      await soon(() => focused('aria-label')).not.toBe(before)
    }
    expect(await focused('aria-label')).toMatch(/available$/)
    await page.keyboard.press('Space')
    await summary(page).getByRole('listitem').first().waitFor()

    await soon(() => focused('aria-pressed')).toBe('true')
    await press(page, page.getByRole('button', { name: /^Remove / }))
    await summary(page).getByText('Choose one or more slots.').waitFor()
  }))

test('a paid slot moves to another time of the same price', () =>
  visit(groundPage('Fort Road Gymkhana'), async (page) => {
    await nextWeek(page)
    await free(page).first().click()
    await button(page, 'Book').click()
    await enter(page, 'umpire')
    await button(page, 'Book').click()
    await button(page, 'Pay now').click()
    await button(page, 'Pay').click()
    await page.getByRole('link', { name: 'View booking' }).click()
    await button(page, 'Move').click()
    await nextWeek(page)
    await page.getByText('Different price').first().waitFor()
    await soon(() => page.getByText('Closed', { exact: true }).count()).toBe(0)
    const target = free(page).first()
    const [when = ''] = ((await target.getAttribute('aria-label')) ?? '').split(', PKR')
    await target.click()
    await button(page, 'Move here').click()

    await page.getByRole('listitem').filter({ hasText: when }).waitFor()
  }))

test('who has been at a ground reviews it from their booking, it counts at the head of its page, and is changed', () =>
  visit(storageOnly, async (page) => {
    await beginSession(page, 'player@sample.example', secret)
    await page.goto(`${origin}/user/bookings?tab=past`)
    await page.getByRole('link', { name: /Seaview Park/ }).click()
    await page.getByRole('link', { name: 'Write a review' }).click()
    await button(page, 'Write a review').click()
    await button(page, 'Post review').click()
    await page.getByText('Choose a number of stars.').waitFor()
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await page.getByLabel('Your review').fill('Sea wind from one end, and true bounce.')
    await button(page, 'Post review').click()
    await page.getByRole('listitem').filter({ hasText: 'true bounce' }).waitFor()

    await page.reload()
    await page.getByRole('link', { name: '4.0 of 5 stars, 1 review' }).waitFor()
    await button(page, 'Edit your review').click()
    await page.getByRole('radio', { name: '2 stars' }).check({ force: true })
    await button(page, 'Save review').click()
    await page.getByRole('listitem').filter({ hasText: '2 of 5 stars' }).waitFor()
  }))

test('who has not been at a ground is told that reviews are by those who have', () =>
  visit(groundPage('Seaview Park'), async (page) => {
    await beginSession(page, 'umpire@sample.example', secret)
    await page.reload()

    await page.getByText(/^You can review this ground once/).waitFor()
    expect(await button(page, 'Write a review').count()).toBe(0)
  }))

test('a free slot on the product’s page leads to the ground with that slot chosen', () =>
  visit('/ground-booking', async (page) => {
    const slot = page
      .getByRole('list', { name: /^Slots (?:at|of) / })
      .getByRole('link')
      .last()
    const [when = ''] = ((await slot.getAttribute('aria-label')) ?? '')
      .replace('Book ', '')
      .split(', PKR')
    await slot.click()
    await summary(page)
      .getByRole('button', { name: `Remove ${when}` })
      .waitFor()
    await summary(page)
      .getByRole('button', { name: `Remove ${when}` })
      .click()
    await summary(page).getByText('Choose one or more slots.').waitFor()
    await page.reload()

    await summary(page).getByText('Choose one or more slots.').waitFor()
  }))

test('a booking that is none of one’s own is not found', () =>
  visit(storageOnly, async (page) => {
    await beginSession(page, 'coach@sample.example', secret)
    await page.goto(`${origin}/user/bookings/bookings-details/01990000-0000-7000-8000-00000000dead`)

    await heading(page, 'Booking not found').waitFor()
  }))

test('choosing, bookings and a booking have no serious findings', () =>
  visit(groundPage('Rivergate Ground'), async (page) => {
    await page.getByRole('group', { name: /^Slots by day/ }).waitFor()
    await free(page).first().click()
    await button(page, 'Book').first().waitFor()
    expect(await shortcomings(page)).toEqual([])
    await beginSession(page, 'coach@sample.example', secret)
    await go(page, `${origin}/user/bookings`)
    await page.getByRole('link', { name: /Rivergate Ground/ }).waitFor()
    expect(await shortcomings(page)).toEqual([])
    await page.getByRole('link', { name: /Rivergate Ground/ }).click()
    await heading(page, /^Rivergate Ground/).waitFor()
    expect(await shortcomings(page)).toEqual([])
  }))
