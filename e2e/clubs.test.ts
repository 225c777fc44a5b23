import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
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

const { origin, output } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const secret = /all with the password (\S+)/.exec(output())?.[1] ?? ''

const secretary = newPerson('secretary')
const scorer = newPerson('scorer')

test('who plays for a club finds the own record on the profile, and the player page behind it', () =>
  visit(
    storageOnly,
    async (page) => {
      await beginSession(page, 'player@sample.example', secret)
      await go(page, `${origin}/user/my-profile`)
      const record = page.getByRole('listitem').filter({ hasText: /\d+ matches, \d+ runs/ })
      await record.getByRole('link', { name: 'Bilawal Jokhio' }).click()

      await page.getByRole('heading', { level: 1, name: 'Bilawal Jokhio' }).waitFor()
      expect(new URL(page.url()).pathname).toMatch(/^\/match-central\/players\//)
    },
    { width: 390 },
  ))

test('the page of a product leads on to what it offers, past the login, with its kind chosen', async () => {
  const founder = newPerson('founder')
  await enrol(origin, founder)
  await visit('/manage-cricket-academies', async (page) => {
    const footer = page.getByRole('contentinfo')
    expect(await footer.getByRole('link', { name: 'FAQ' }).count()).toBe(1)
    await page.getByRole('link', { name: 'Start an academy' }).click()
    await dialog(page, 'Welcome back to Pavilion').waitFor()
    await logIn(page, founder)

    await page.getByRole('heading', { level: 1, name: 'Start an academy' }).waitFor()
    expect(await page.getByRole('radio', { name: 'Academy' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'Association' }).check()
    await page.getByRole('heading', { level: 1, name: 'Start an association' }).waitFor()
  })
})

test('a secretary starts a club from nothing and invites a scorer, who joins with the link', async () => {
  await enrol(origin, secretary)
  await enrol(origin, scorer)
  let link = ''
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(`${origin}/manage`)
      await page.getByRole('heading', { name: 'No club yet' }).waitFor()
      await page.getByRole('link', { name: 'Start a club' }).click()

      await field(page, 'Name').fill('Keamari')
      await page.getByText('Already here. Is it one of these?').waitFor()
      await field(page, 'Name').fill('R')
      await button(page, 'Create club').click()
      await page.getByText('A name has at least 2 characters').waitFor()
      await field(page, 'Name').fill('Ravi Wanderers')
      await field(page, 'Town or city').fill('Lahore')
      await field(page, 'Website').fill('https://wanderers.example.org')
      await button(page, 'Create club').click()

      await page.getByRole('heading', { level: 1, name: 'Ravi Wanderers' }).waitFor()
      await page.getByRole('checkbox', { name: /^Player/ }).uncheck()
      await page.getByRole('checkbox', { name: /^Scorer/ }).check()
      await button(page, 'Make a link').click()
      await page.getByRole('img', { name: /^The invitation as a QR code/ }).waitFor()
      link = (await page.getByText(/\/invitation#token=/).textContent()) ?? ''
      expect(await shortcomings(page)).toEqual([])

      await field(page, 'Email or mobile number').fill('0300 1')
      await button(page, 'Send the invitation').click()
      await page.getByText('Invalid Phone Number').waitFor()
      await field(page, 'Email or mobile number').fill('0300 7654321')
      await button(page, 'Send the invitation').click()
      await toast(page, 'Invitation sent to +923007654321').waitFor()
      await button(page, 'Withdraw the invitation of +923007654321').waitFor()
    },
    { width: 390 },
  )

  await visit(new URL(link).pathname + new URL(link).hash, async (page) => {
    await page.getByText('Ravi Wanderers').first().waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await dialog(page, 'Welcome back to Pavilion').waitFor()
    await logIn(page, scorer)
    await button(page, 'ACCEPT').click()

    await toast(page, 'Welcome to Ravi Wanderers').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Ravi Wanderers' }).waitFor()
    await page.getByRole('link', { name: 'wanderers.example.org' }).waitFor()
    expect(await page.getByRole('link', { name: 'Manage', exact: true }).count()).toBe(0)
    await go(page, link)
    await page.getByText('This invitation is no longer valid').waitFor()

    await go(page, `${origin}/user/my-profile`)
    const club = page.getByRole('listitem').filter({ hasText: 'Ravi Wanderers' })
    await club.getByText('Scorer').waitFor()
  })
})

test('details that are saved are on the public page, and roles can be changed', () =>
  visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(`${origin}/manage`)
      await page.getByRole('link', { name: /Ravi Wanderers/ }).click()
      await field(page, 'About').fill('Sunday cricket by the river.')
      await button(page, 'Save details').click()
      await toast(page, 'Saved').waitFor()
      expect(await shortcomings(page)).toEqual([])

      await page.getByRole('link', { name: 'People' }).click()
      await page
        .getByRole('button', { name: /^Change the roles of/ })
        .last()
        .click()
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /^Umpire/ })
        .check()
      await button(page, 'Save roles').click()
      await page.getByText('Scorer, Umpire').waitFor()
      await button(page, 'Leave').click()
      await button(page, 'Leave Ravi Wanderers').click()
      await toast(page, 'An organisation needs an owner').waitFor()

      await page.getByRole('link', { name: 'View public page' }).click()
      await page.getByText('Sunday cricket by the river.').waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Manage', exact: true }).waitFor()
    },
    { theme: 'dark' },
  ))
