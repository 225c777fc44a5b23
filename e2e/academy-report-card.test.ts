import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAcademy } from './academy.testing.ts'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  password,
  toast,
  visits,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

/** Looked at from the top: what lies half under the bar of the site is not small. */
async function isSound(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await soon(() => shortcomings(page)).toEqual([])
}

test.each([390, 1440])(
  'a term of an academy goes from a trial to the report card, %i px wide',
  async (width) => {
    const coach = newPerson(`card-coach-${width}`)
    const parent = newPerson(`card-parent-${width}`)
    await enrol(origin, coach)
    await enrol(origin, parent)
    const batch = { name: 'Evenings', capacity: 5, from: -3 }
    const coachApi = await apiAs(origin, coach)
    const { clubId, batchId } = await makeAcademy(coachApi, `Shalimar Nets ${width}`, batch)
    const as = (person: typeof coach, path: string, act: (page: Page) => Promise<void>) =>
      visit(
        '/terms',
        async (page) => {
          await beginSession(page, person.email, password)
          await page.goto(`${origin}${path}`)
          await act(page)
        },
        { width },
      )

    await as(parent, `/enrol/${batchId}`, async (page) => {
      await field(page, 'Full name').fill('Ayesha Dar')
      await field(page, 'Date of birth').fill(`${new Date().getFullYear() - 9}-01-01`)
      await field(page, 'Whom to call in an emergency').fill('Nida Dar')
      await field(page, 'Their phone').fill('+92 300 5550199')
      await page.getByLabel('How to begin').selectOption({ index: 1 })
      await page.getByLabel(/I am 18 or over/).check()
      await button(page, 'Enrol').click()
      await page.getByText(/^Ayesha Dar has a trial on/).waitFor()
      await button(page, 'Stay in the batch').click()
      await page.getByText('Ayesha Dar is enrolled').waitFor()
    })

    await as(coach, `/manage/organisations/${clubId}/today`, async (page) => {
      await button(page, 'Ayesha Dar is here').click()
      await page.getByText('Everything is sent').waitFor()
    })

    await as(coach, `/manage/organisations/${clubId}/programmes`, async (page) => {
      await page.getByRole('link', { name: 'Skills of Juniors' }).click()
      await page.getByText('No skills yet.').waitFor()
      await button(page, 'Add a skill').click()
      await field(page, 'Skill 1').fill('Straight drive')
      await field(page, 'Levels of skill 1').fill('Holds the bat')
      await button(page, 'Save skills').click()
      await soon(() => page.locator('[aria-invalid="true"]').count()).toBe(1)
      await field(page, 'Levels of skill 1').fill('Holds the bat\nHits it straight\nTimes it')
      await button(page, 'Save skills').click()
      await toast(page, 'Saved').waitFor()
      await isSound(page)
      await page.goto(`${origin}/manage/organisations/${clubId}/batches/${batchId}`)
      await page.getByRole('link', { name: 'Report cards' }).click()
      await page.getByText('0 of 1 skill assessed').waitFor()
      await isSound(page)
      await button(page, 'Assess Ayesha Dar').click()
      await dialog(page, 'Ayesha Dar').waitFor()
      await field(page, 'Straight drive').selectOption('2: Hits it straight')
      await page.getByRole('textbox', { name: 'From the coach' }).fill('Elbow up, Ayesha.')
      await button(page, 'Save assessment').click()
      await page.getByText('1 of 1 skill assessed').waitFor()
      await button(page, 'Make a link').click()
      await page.getByRole('link', { name: /report-card#token=/ }).waitFor()
      await isSound(page)
      const link = await page.getByRole('link', { name: /report-card#token=/ }).innerText()

      await visit(
        link.replace(origin, ''),
        async (anybody) => {
          await anybody.getByRole('heading', { name: 'Report card of Ayesha Dar' }).waitFor()
          await anybody.getByText('Level 2 of 3: Hits it straight').waitFor()
          await anybody.getByText('Came to 1 of 1 session').waitFor()
          await anybody.getByText('Elbow up, Ayesha.').waitFor()
          await isSound(anybody)
          const download = anybody.waitForEvent('download')
          await button(anybody, 'Download PDF').click()
          expect((await download).suggestedFilename()).toBe('report-card-ayesha-dar.pdf')
        },
        { width, theme: 'dark' },
      )

      await button(page, 'End the link').click()
      await toast(page, 'The link has ended').waitFor()
      await visit(link.replace(origin, ''), (anybody) =>
        anybody.getByText('This link has ended. Ask the academy for another.').waitFor(),
      )
    })
  },
)
