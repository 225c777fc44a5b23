import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAcademy } from './academy.testing.ts'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  password,
  visits,
  storageOnly,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const coach = newPerson('coach-of-nets')
const first = newPerson('first-parent')
const second = newPerson('second-parent')

/** Looked at from the top: what lies half under the bar of the site is not small. */
async function isSound(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  expect(await shortcomings(page)).toEqual([])
}

let clubId = ''
let batchId = ''

const born = (age: number) => `${new Date().getFullYear() - age}-01-01`

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'Full name').fill(name)
  await field(page, 'Date of birth').fill(born(9))
  await page.getByLabel('Medical notes').fill('Asthma: blue inhaler in the bag')
  await field(page, 'Whom to call in an emergency').fill('Nida Dar')
  await field(page, 'Their phone').fill('+92 300 5550199')
}

test('a parent enrols a child with a trial on the academy’s page, and sees where it stands', async () => {
  for (const person of [coach, first, second]) await enrol(origin, person)
  const batch = { name: 'Evenings', capacity: 1, from: 1 }
  const made = await makeAcademy(await apiAs(origin, coach), 'Canal Nets', batch)
  clubId = made.clubId
  batchId = made.batchId
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, first.email, password)
      await page.goto(`${origin}/match-central/academy/${clubId}`)
      await page.getByText('1 place left').waitFor()
      await page.getByRole('link', { name: 'Enrol in Evenings' }).click()
      await page.getByRole('heading', { level: 1, name: 'Evenings, Juniors' }).waitFor()
      await isSound(page)
      await fillIn(page, 'Ayesha Dar')
      await page.getByLabel('How to begin').selectOption({ index: 1 })
      await button(page, 'Enrol').click()
      await page.getByText('Agree to it before you enrol.').waitFor()
      await page.getByLabel(/I am 18 or over/).check()
      await button(page, 'Enrol').click()
      await page.getByText(/^Ayesha Dar has a trial on/).waitFor()
      await isSound(page)
    },
    { width: 390 },
  )
})

test('a full batch has a waiting list, which moves up when somebody withdraws', async () => {
  await visit(`/match-central/academy/${clubId}`, async (page) => {
    await beginSession(page, second.email, password)
    await page.goto(`${origin}/match-central/academy/${clubId}`)
    await page.getByRole('link', { name: 'Join the waiting list of Evenings' }).click()
    await page.getByText(/You are the first on the waiting list/).waitFor()
    await fillIn(page, 'Bano Qazi')
    await page.getByLabel(/I am 18 or over/).check()
    await button(page, 'Join the waiting list').click()
    await page.getByText('Bano Qazi is number 1 on the waiting list').waitFor()
  })
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, first.email, password)
      await page.goto(`${origin}/my-academy`)
      await button(page, 'Stay in the batch').click()
      await page.getByText('Ayesha Dar is enrolled').waitFor()
      await button(page, 'Withdraw Ayesha Dar from Evenings').click()
      await dialog(page, 'Withdraw Ayesha Dar from Evenings')
        .getByRole('button', { name: 'Withdraw' })
        .click()
      await page.getByRole('heading', { name: 'Nobody is enrolled yet' }).waitFor()
      await button(page, 'Form and consent of Ayesha Dar, Canal Nets').click()
      const form = dialog(page, 'Form and consent of Ayesha Dar, Canal Nets')
      await form.getByLabel('Medical notes').fill('None any more')
      await form.getByLabel('Show the name').check()
      await isSound(page)
      await form.getByRole('button', { name: 'Save' }).click()
      await page.getByText('the public sees Ayesha Dar and no picture').waitFor()
      await isSound(page)
    },
    { width: 390, theme: 'dark' },
  )
  await visit(storageOnly, async (page) => {
    await beginSession(page, second.email, password)
    await page.goto(`${origin}/my-academy`)
    await page.getByText('Bano Qazi is enrolled').waitFor()
  })
})

test('whoever coaches sees who trains, and the form; the public sees no child', async () => {
  await visit(storageOnly, async (page) => {
    await beginSession(page, coach.email, password)
    await page.goto(`${origin}/manage/organisations/${clubId}/batches/${batchId}`)
    await page.getByText('1 of 1 place taken').waitFor()
    await isSound(page)
    await button(page, 'Form of Bano Qazi').click()
    await page.getByText('Asthma: blue inhaler in the bag').waitFor()
    await isSound(page)
  })
  const html = await (await fetch(`${origin}/match-central/academy/${clubId}`)).text()
  expect(html).toContain('Evenings')
  expect(html).not.toContain('Bano')
})
