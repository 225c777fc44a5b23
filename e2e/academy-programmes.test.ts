import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { apiAs, makeClub } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  password,
  toast,
  visits,
  storageOnly,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const head = newPerson('head-coach')
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Looked at from the top: what lies half under the bar of the site is not small. */
async function isSound(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  expect(await shortcomings(page)).toEqual([])
}

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function planTerm(page: Page): Promise<void> {
  await button(page, 'Add branch').click()
  await field(page, 'Name').fill('Model Town')
  await field(page, 'Address').fill('Model Town Park')
  await save(page)
  await button(page, 'Add term').click()
  await field(page, 'Name').fill('Spring')
  await field(page, 'First day').fill(dayIn(-7))
  await field(page, 'Last day').fill(dayIn(60))
  await save(page)
  await button(page, 'Add holiday').click()
  await field(page, 'Name').fill('Eid')
  await field(page, 'First day').fill(dayIn(20))
  await field(page, 'Last day').fill(dayIn(18))
  await button(page, 'Save').click()
  await page.getByText('The last day comes after the first.').waitFor()
  await field(page, 'Last day').fill(dayIn(22))
  await save(page)
}

async function planBatch(page: Page): Promise<void> {
  await button(page, 'Add programme').click()
  await field(page, 'Name').fill('Juniors')
  await field(page, 'Youngest age').fill('8')
  await field(page, 'Oldest age').fill('11')
  await page.getByLabel('Price').fill('PKR 6,000 a month')
  await save(page)
  await button(page, 'Add a batch to Juniors').click()
  await page.getByLabel('Name').fill('Under 11 evenings')
  await button(page, 'Add time').click()
  await field(page, 'Ground or nets').fill('Nets 1 and 2')
  await isSound(page)
  await save(page)
}

let clubId = ''

test('whoever runs an academy plans a term, and everybody sees it on the academy’s page', async () => {
  await enrol(origin, head)
  clubId = await makeClub(await apiAs(origin, head), 'Ravi Nets', 'academy')
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, head.email, password)
      await page.goto(`${origin}/manage/organisations/${clubId}/programmes`)
      await page.getByRole('heading', { name: 'No programmes yet' }).waitFor()
      await isSound(page)
      await planTerm(page)
      await planBatch(page)
      await page.getByText('Mon, Tue 17:00–18:30').waitFor()
      await isSound(page)
      await button(page, 'Edit Spring').click()
      await dialog(page, 'Spring').getByRole('button', { name: 'Remove' }).click()
      await toast(page, 'Batches use this, so it cannot be removed.').waitFor()
    },
    { width: 390 },
  )

  await visit(`/match-central/academy/${clubId}`, async (page) => {
    await page.getByRole('heading', { name: 'Programmes' }).waitFor()
    await page.getByText('All levels, ages 8 to 11').waitFor()
    await page.getByText('PKR 6,000 a month').waitFor()
    await page.getByText('Mon, Tue 17:00–18:30').waitFor()
    await isSound(page)
  })
})

test('the page of the programmes is well drawn on a wide screen, in the dark', async () => {
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, head.email, password)
      await page.goto(`${origin}/manage/organisations/${clubId}/programmes`)
      await page.getByRole('heading', { name: 'Juniors' }).waitFor()
      await isSound(page)
    },
    { theme: 'dark' },
  )
})
