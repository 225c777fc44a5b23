import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { button, dialog, field, toast, visits, storageOnly } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, output } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

/** Opens the console of a sample ground, as one of its people or as somebody else. */
const inEditor = (
  ground: string,
  act: (page: Page) => Promise<void>,
  look: Parameters<typeof visit>[2] = {},
) =>
  visit(
    storageOnly,
    async (page) => {
      await beginSession(page, 'ground-manager@sample.example', secret)
      await page.goto(`${origin}/manage/grounds`)
      await page.getByRole('link', { name: new RegExp(ground) }).click()
      await page.getByRole('heading', { level: 1, name: ground }).waitFor()
      await act(page)
    },
    look,
  )
/** Opens a part of the console, and waits until it is the one that is shown. */
async function tab(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Ground' }).getByRole('link', { name })
  await link.click()
  await link.and(page.locator('[aria-current=page]')).waitFor()
}

test('a walk-in is put down for a slot of tomorrow, stands among the bookings of the day, and is cancelled', () =>
  inEditor('Seaview Park', async (page) => {
    await button(page, 'Next day').click()
    const slot = page.getByRole('button', { name: /^Add a walk-in/ }).first()
    await slot.click()
    await button(page, 'Add walk-in').click()
    await page.getByText('Say for whom').waitFor()
    await field(page, 'Name').fill('Sandspit Sailors')
    await field(page, 'Occasion').fill('Friendly')
    await button(page, 'Add walk-in').click()
    await page.getByRole('listitem').filter({ hasText: 'Sandspit Sailors' }).waitFor()
    await soon(() => page.getByText('Pay at the ground').count()).toBe(1)

    await button(page, 'Cancel booking: Sandspit Sailors').click()
    await button(page, 'Cancel booking').click()
    await page.getByText('No bookings on this day.').waitFor()
  }))

test('the week says who has which slot, takes a walk-in, and leads to each day', () =>
  inEditor('Seaview Park', async (page) => {
    await tab(page, 'Week')
    const week = page.getByRole('region', { name: 'Week' })
    await button(page, 'Next week').click()
    const day = week
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .nth(2)
    await day
      .getByRole('button', { name: /^Add a walk-in/ })
      .first()
      .click()
    await field(page, 'Name').fill('Manora Veterans')
    await button(page, 'Add walk-in').click()
    await day.getByText('Manora Veterans').waitFor()

    await day.getByRole('link').click()
    await page.getByRole('listitem').filter({ hasText: 'Manora Veterans' }).waitFor()
    expect(new URL(page.url()).searchParams.get('day')).toMatch(/^\d{4}-\d\d-\d\d$/)
    await page.reload()
    await button(page, 'Cancel booking: Manora Veterans').click()
    await button(page, 'Cancel booking').click()
    await page.getByText('No bookings on this day.').waitFor()
  }))

test('facts, terms, hours and prices that are saved are those of the ground’s page', () =>
  inEditor('Seaview Park', async (page) => {
    await tab(page, 'Details and terms')
    await field(page, 'Description').fill('Matting, wind and tea.')
    await field(page, 'Location').fill('somewhere')
    await button(page, 'Save details and terms').click()
    await page.getByText('Enter the location as latitude', { exact: false }).waitFor()
    await field(page, 'Location').fill('24.8, 66.99')
    await button(page, 'Save details and terms').click()
    await toast(page, 'Saved').waitFor()

    await tab(page, 'Hours and prices')
    await page.getByRole('group', { name: 'Monday, 06:00–10:00' }).getByLabel('Price').fill('1,234')
    await button(page, 'Copy the slots of Monday to every day').click()
    await button(page, 'Save hours and prices').click()
    await toast(page, 'Saved. Existing bookings are unchanged').waitFor()
    await page.getByRole('link', { name: 'View public page' }).click()
    await page.getByText('Matting, wind and tea.').waitFor()

    await soon(() => page.getByText('PKR 1,234', { exact: true }).count()).toBe(1)
  }))

test('slots that overlap are refused in words, and what was typed stays', () =>
  inEditor('Rivergate Ground', async (page) => {
    await tab(page, 'Hours and prices')
    await page.getByRole('group', { name: 'Monday, 06:00–10:00' }).getByLabel('To').fill('11:00')
    await button(page, 'Save hours and prices').click()
    await page.getByText('Two of those slots overlap.').waitFor()

    await soon(() => page.getByRole('group', { name: 'Monday, 06:00–11:00' }).count()).toBe(1)
  }))

test('what was typed at the console is not left without a question, by a tab or by a link', () =>
  inEditor('Rivergate Ground', async (page) => {
    const question = dialog(page, 'Leave without saving?')
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await tab(page, 'Hours and prices')
    const price = page.getByRole('group', { name: 'Monday, 06:00–10:00' }).getByLabel('Price')
    await price.fill('4,321')
    await link('Equipment').click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await price.inputValue()).toBe('4,321')

    await link('My grounds').click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('heading', { level: 1, name: 'My grounds' }).waitFor()
  }))

test('who was signed out elsewhere is led to the login, whatever was not saved', () =>
  inEditor('Rivergate Ground', async (page) => {
    await tab(page, 'Details and terms')
    await field(page, 'Description').fill('Too late')
    await page.evaluate(() =>
      fetch('/api/v1/account/sessions/end-all', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${JSON.parse(localStorage.getItem('userDetails') ?? '{}').token}`,
        },
        body: '{}',
      }),
    )
    const asked: string[] = []
    page.on('dialog', (dismissed) => {
      asked.push(dismissed.type())
      void dismissed.dismiss()
    })
    await button(page, 'Save details and terms').click()
    await dialog(page, 'Welcome back').waitFor()

    expect(asked).toEqual([])
  }))

test('an answer to a review is not left half written without a question', () =>
  inEditor('Rivergate Ground', async (page) => {
    await tab(page, 'Reviews')
    await page
      .getByLabel(/^Your reply to/)
      .first()
      .fill('Half')
    await page.getByRole('link', { name: 'Photos', exact: true }).click()
    await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('heading', { level: 2, name: 'Photos' }).waitFor()

    await tab(page, 'Reviews')
    await page
      .getByLabel(/^Your reply to/)
      .first()
      .waitFor()
  }))

test('a change that somebody else was faster with is not written over', () =>
  inEditor('Rivergate Ground', async (page) => {
    await tab(page, 'Details and terms')
    await field(page, 'Description').waitFor()
    await inEditor('Rivergate Ground', async (faster) => {
      await tab(faster, 'Details and terms')
      await field(faster, 'Description').fill('Relaid this summer.')
      await button(faster, 'Save details and terms').click()
      await toast(faster, 'Saved').waitFor()
    })
    await field(page, 'Description').fill('Old news.')
    await button(page, 'Save details and terms').click()
    await page.getByText('Someone else has changed this ground', { exact: false }).waitFor()
    await button(page, 'Load latest version').click()

    await soon(() => field(page, 'Description').inputValue()).toBe('Relaid this summer.')
  }))

test('a ground is closed for some time, says so to who would book, and opens again', () =>
  inEditor('Canal View Oval', async (page) => {
    await tab(page, 'Closures')
    await field(page, 'Closed from').fill('2031-02-01T06:00')
    await field(page, 'Until').fill('2031-02-01T12:00')
    await field(page, 'Reason').fill('Reseeding')
    await button(page, 'Add closure').click()
    await toast(page, 'Ground closed').waitFor()
    await button(page, 'Reopen: Reseeding').click()
    await toast(page, 'The ground is open again').waitFor()
    await soon(() => page.getByText('Reseeding').count()).toBe(0)

    await page.getByText('A match is played here').first().waitFor()
  }))

const photo = async (page: Page) =>
  page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 600, height: 400 } })

test('a photo that is sent stands at the head of the ground’s page with its words', () =>
  inEditor('Canal View Oval', async (page) => {
    await tab(page, 'Photos')
    const buffer = await photo(page)
    const file = { name: 'ground.png', mimeType: 'image/png', buffer }
    await page.getByLabel('Add a photo').setInputFiles(file)
    await field(page, 'Caption').fill('The pavilion at noon')
    await button(page, 'Save photos').click()
    await toast(page, 'Saved').waitFor()
    await page.getByRole('link', { name: 'View public page' }).click()
    const shown = page.getByRole('img', { name: 'The pavilion at noon' })
    await shown.waitFor()
    const width = () =>
      shown.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0))

    await soon(width).toBe(600)
  }))

test('a ground with bookings to come stays on the market', () =>
  inEditor('Canal View Oval', async (page) => {
    await tab(page, 'Details and terms')
    await button(page, 'Stop taking bookings').click()

    await page.getByText('This ground has upcoming bookings.', { exact: false }).waitFor()
  }))

test('a review is answered, and the answer stands under it', () =>
  inEditor('Rivergate Ground', async (page) => {
    await tab(page, 'Reviews')
    const answer = page.getByLabel(/^Your reply to/).first()
    await answer.fill('There is a tree now.')
    await button(page, 'Reply').click()
    await toast(page, 'Reply posted').waitFor()
    await page.getByRole('link', { name: 'View public page' }).click()

    await page.getByText('There is a tree now.').waitFor()
  }))

test('the console of a ground is none to whom it is not given', () =>
  inEditor('Canal View Oval', async (page) => {
    const address = page.url()
    await visit(storageOnly, async (other) => {
      await beginSession(other, 'member@sample.example', secret)
      await other.goto(address)
      await other.getByRole('heading', { level: 1 }).waitFor()
      expect(await other.getByRole('navigation', { name: 'Ground' }).count()).toBe(0)
      await other.goto(`${origin}/manage/grounds`)
      await other.getByText('You manage no grounds yet').waitFor()
    })
  }))

const tabs = [
  'Week',
  'Details and terms',
  'Hours and prices',
  'Equipment',
  'Closures',
  'Photos',
  'Reviews',
]

test('no part of the console has serious findings', () =>
  inEditor('Rivergate Ground', async (page) => {
    expect(await shortcomings(page)).toEqual([])
    for (const name of tabs) {
      await tab(page, name)
      const part = page.getByRole('heading', { level: 2 }).or(page.getByRole('region'))
      await part.first().waitFor()
      expect(await shortcomings(page)).toEqual([])
    }
  }))
