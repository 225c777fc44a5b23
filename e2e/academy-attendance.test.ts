import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enrolChild, makeAcademy } from './academy.testing.ts'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import { button, enrol, field, password, visits, storageOnly, newPerson } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const coach = newPerson('today-coach')
const parent = newPerson('today-parent')
let clubId = ''

const pressed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, pressed: true })

/** Looked at from the top: what lies half under the bar of the site is not small. */
async function isSound(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  expect(await shortcomings(page)).toEqual([])
}

test('a coach taps who came, without a network too, and it is sent when there is one', async () => {
  await enrol(origin, coach)
  await enrol(origin, parent)
  const batch = { name: 'Evenings', capacity: 5, from: -3 }
  const made = await makeAcademy(await apiAs(origin, coach), 'Gulberg Nets', batch)
  clubId = made.clubId
  const family = await apiAs(origin, parent)
  for (const name of ['Ayesha Dar', 'Bano Dar']) await enrolChild(family, made.batchId, name)
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, coach.email, password)
      await page.goto(`${origin}/manage/organisations/${clubId}/today`)
      await page.getByText('0 of 2 came').waitFor()
      await isSound(page)
      await button(page, 'Ayesha Dar is here').click()
      await pressed(page, 'Ayesha Dar is here').waitFor()
      await page.getByText('Everything is sent').waitFor()
      await page.context().setOffline(true)
      await button(page, 'Bano Dar is late').click()
      await page.getByText('2 of 2 came').waitFor()
      await page.getByText('1 mark waits on this device').waitFor()
      await page.context().setOffline(false)
      await page.getByText('Everything is sent').waitFor()
      await page.reload()
      await pressed(page, 'Bano Dar is late').waitFor()
      await pressed(page, 'Ayesha Dar is here').waitFor()
    },
    { width: 390 },
  )
})

test('a parent says that a child cannot come, and the coach reads why', async () => {
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, parent.email, password)
      await page.goto(`${origin}/my-academy`)
      await page.getByText('Next sessions of Ayesha Dar').click()
      const cannotCome = page.getByRole('button', { name: /^Ayesha Dar cannot come on/ })
      await cannotCome.first().click()
      await field(page, 'Note to the coach (optional)').fill('Visiting her aunt')
      await button(page, 'Save note').click()
      await page.getByText('Saved').first().waitFor()
      await isSound(page)
    },
    { width: 390, theme: 'dark' },
  )
  await visit(storageOnly, async (page) => {
    await beginSession(page, coach.email, password)
    await page.goto(`${origin}/manage/organisations/${clubId}/today`)
    // Today's session may be over, and then the next one that the family sees is tomorrow's.
    await page.getByText('2 of 2 came').waitFor()
    const notice = page.getByText('Not coming: “Visiting her aunt”')
    if ((await notice.count()) === 0) {
      await page.getByRole('link', { name: 'Next day' }).click()
      await page.getByText('0 of 2 came').waitFor()
    }
    await notice.waitFor()
    await isSound(page)
  })
})

test('a session that is cancelled says so', async () => {
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, coach.email, password)
      await page.goto(`${origin}/manage/organisations/${clubId}/today`)
      await page.getByRole('link', { name: 'Next day' }).click()
      await page.getByText('0 of 2 came').waitFor()
      await button(page, 'Cancel session').click()
      await field(page, 'Why').fill('The nets are wet')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click()
      await page.getByText('Cancelled: The nets are wet').waitFor()
      await isSound(page)
    },
    { theme: 'dark' },
  )
})

const inConsole = (page: Page, section: string) =>
  page.goto(`${origin}/manage/organisations/${clubId}/${section}`)

test('an academy says what it costs, and a family buys a pack that attendance uses up', async () => {
  await visit(storageOnly, async (page) => {
    await beginSession(page, coach.email, password)
    await inConsole(page, 'tuition')
    await button(page, 'Add a fee to Juniors').click()
    await page.getByLabel('Charged by').selectOption('pack')
    await field(page, 'Name').fill('Ten evenings')
    await page.getByLabel(/^Amount in/).fill('4500')
    await button(page, 'Save').click()
    await page.getByText(/4,500 for 10 sessions/).waitFor()
    await isSound(page)
  })
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, parent.email, password)
      await page.goto(`${origin}/my-academy`)
      await page
        .getByRole('button', { name: /^Buy 10 sessions for/ })
        .first()
        .click()
      await page.getByText('9 sessions left').waitFor()
      await isSound(page)
    },
    { width: 390, theme: 'dark' },
  )
})

test('a coach plans a session from drills, and follows up who has called', async () => {
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, coach.email, password)
      await inConsole(page, 'drills')
      await button(page, 'Add a dozen to begin with').click()
      await page.getByText('Pairs cricket').waitFor()
      await isSound(page)
      await inConsole(page, 'today')
      await page.getByText('Not paid').first().waitFor()
      await page.getByRole('link', { name: 'Plan of Evenings' }).click()
      await button(page, 'Add to the plan').click()
      await field(page, 'What the session is for').fill('Straight bats')
      await button(page, 'Save plan').click()
      await page.getByText('Saved').first().waitFor()
      await isSound(page)
      await page.getByRole('link', { name: 'Sessions of the day' }).click()
      await page.getByText('Straight bats').click()
      await isSound(page)
      await inConsole(page, 'leads')
      await button(page, 'Add a caller').first().click()
      await field(page, 'Who asks').fill('Nida Dar')
      await field(page, 'Phone').fill('042 1234')
      await button(page, 'Save').click()
      await page.getByText('To follow up').waitFor()
      await isSound(page)
    },
    { width: 390 },
  )
})
