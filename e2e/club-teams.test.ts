import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  logIn,
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

const secretary = newPerson('secretary')
const captain = newPerson('captain')

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })

const eleven = `7 Ayesha Khan (c)
Sana Mir (wk)
Omar Ali
Bilal Shah
Noor Ahmed
Hina Javed
Tariq Butt
Zara Malik
Imran Aziz
Faisal Raza
Kiran Baig`

test('a club from nothing has a team, and a squad of eleven with numbers and roles', async () => {
  await enrol(origin, secretary)
  await enrol(origin, captain)
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(`${origin}/manage/organisations/new`)
      await field(page, 'Name').fill('Ravi Wanderers')
      await button(page, 'Create club').click()
      await page.getByRole('heading', { level: 1, name: 'Ravi Wanderers' }).waitFor()
      await part(page, 'Honours').click()
      await field(page, 'Lines').fill('1987, City Cup')
      await button(page, 'Add to the board').click()
      await page.getByText(/^Line 1 needs season, competition/).waitFor()
      await field(page, 'Lines').fill('1987, City Cup, Winners, A. Smith')
      await button(page, 'Add to the board').click()
      await toast(page, 'Saved').waitFor()
      await button(page, 'Remove 1987, Winners').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await part(page, 'Teams').click()
      await page.getByRole('heading', { name: 'No teams yet' }).waitFor()
      expect(await shortcomings(page)).toEqual([])
      await button(page, 'Add team').click()
      await field(page, 'Name').fill('Ravi Wanderers 1st XI')
      await button(page, 'Create team').click()

      await page.getByRole('heading', { level: 1, name: 'Ravi Wanderers 1st XI' }).waitFor()
      await field(page, 'Names, one per line').fill(eleven)
      await button(page, 'Add').click()
      await toast(page, '11 players').waitFor()
      const number = page.getByLabel('Shirt number of Sana Mir')
      await number.fill('7')
      await number.press('Enter')
      await toast(page, 'Another player of the squad has this number.').waitFor()
      await number.fill('1')
      await number.press('Enter')
      await page.getByRole('button', { name: 'Omar Ali is captain' }).click()
      await page.getByRole('button', { name: 'Omar Ali is captain', pressed: true }).waitFor()
      await page.getByRole('button', { name: 'Ayesha Khan is captain', pressed: false }).waitFor()
      expect(await page.getByRole('main').getByRole('listitem').count()).toBe(11)
      expect(await shortcomings(page)).toEqual([])

      await page.getByRole('link', { name: 'View public page' }).click()
      await page.getByRole('link', { name: 'Ravi Wanderers', exact: true }).waitFor()
      const squad = page.getByRole('main').getByRole('listitem')
      await squad.filter({ hasText: /^1Sana MirKeeper$/ }).waitFor()
      await squad.filter({ hasText: /^Omar AliCaptain$/ }).waitFor()
      expect(await shortcomings(page)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Start a match' }).click()
      await page.getByText('One of your teams.').waitFor()
      const side = page.getByRole('group', { name: 'Team A' })
      expect(await side.getByLabel('Name', { exact: true }).inputValue()).toBe(
        'Ravi Wanderers 1st XI',
      )
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390 },
  )
})

test('more players are pasted with a preview, and one of them connects an account', async () => {
  let link = ''
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(`${origin}/manage`)
      await page.getByRole('link', { name: /Ravi Wanderers/ }).click()
      await part(page, 'Teams').click()
      await page.getByRole('link', { name: 'Start a match: Ravi Wanderers 1st XI' }).waitFor()
      expect(await shortcomings(page)).toEqual([])
      await part(page, 'Players').click()
      await field(page, 'Names, one per line').fill(
        'Omar Ali\nUsman Tariq, usman@example.org\n=cmd()',
      )
      await button(page, 'Preview').click()
      await page.getByText('1 new player').waitFor()
      await page.getByText('1 line is left out').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await button(page, 'Add 1 player').click()
      await page.getByText('usman@example.org').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await button(page, 'Edit Usman Tariq').click()
      await button(page, 'Invite to connect an account').click()
      link = (await dialog(page, 'Usman Tariq').locator('code').textContent()) ?? ''
      expect(await shortcomings(page)).toEqual([])
    },
    { theme: 'dark' },
  )

  await visit(new URL(link).pathname + new URL(link).hash, async (page) => {
    await page.getByText('The club has Usman Tariq among its players. Is that you?').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await logIn(page, captain)
    await button(page, 'Yes, that is me').click()
    await toast(page, 'Welcome to Ravi Wanderers').waitFor()
    await page.goto(`${origin}${new URL(link).pathname}?again${new URL(link).hash}`)
    await page.getByText('This link is no longer valid').waitFor()
  })
})
