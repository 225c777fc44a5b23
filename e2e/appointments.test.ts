import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import { sound } from './cup.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  inMessage,
  password,
  toast,
  visits,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'
import { makeCup } from './tournament-api.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const organiser = newPerson('appoints')
const scorer = newPerson('sco.rer')
const phone = { width: 390, theme: 'dark' as const }

type Added = { readonly name: string; readonly email: string; readonly role: string }

async function addOfficial(page: Page, { name, email, role }: Added): Promise<void> {
  await button(page, 'Add an official').click()
  const form = dialog(page, 'Add an official')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByLabel('Travels from').fill('31.55, 74.34')
  if (role !== 'Umpire') {
    await form.getByText('Umpire', { exact: true }).click()
    await form.getByText(role, { exact: true }).click()
  }
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  await button(page, `Edit ${name}`).waitFor()
}

const linkOf = (email: string) => inMessage(origin, email, /http\S+appointment#token=\S+/)

test('officials are proposed, asked by email, and answer without an account or with one', async () => {
  await enrol(origin, organiser)
  const api = await apiAs(origin, organiser)
  const { tournamentId } = await makeCup(api, {
    name: 'Canal Cup',
    teams: ['Reds', 'Blues'],
    days: ['2031-06-07'],
  })
  const home = `${origin}/manage/tournaments/${tournamentId}/officials`
  await visit('/terms', async (page) => {
    await beginSession(page, organiser.email, password)
    await go(page, home)
    await page.getByText('Nobody on the panel yet').waitFor()
    await sound(page)
    await field(page, 'Umpires').fill('1')
    await field(page, 'Fee of an umpire (PKR)').fill('2000')
    await button(page, 'Save').click()
    await toast(page, 'Saved').waitFor()
    await button(page, 'Add an official').click()
    const empty = dialog(page, 'Add an official')
    await empty.getByRole('button', { name: 'Save' }).click()
    await empty.getByText('Enter an email address.').waitFor()
    await sound(page)
    await page.keyboard.press('Escape')
    await addOfficial(page, { name: 'Una Pire', email: 'una.pire@example.org', role: 'Umpire' })
    await addOfficial(page, { name: 'Other Pire', email: 'other.pire@example.org', role: 'Umpire' })
    await addOfficial(page, { name: 'Sco Rer', email: scorer.email, role: 'Scorer' })
    await button(page, 'Propose officials').click()
    await button(page, 'Ask 2 officials').click()
    await toast(page, 'Asked').waitFor()
    await page.getByText('Complete', { exact: true }).waitFor()
    await sound(page)
  })
  const asked = await Promise.any([
    linkOf('una.pire@example.org'),
    linkOf('other.pire@example.org'),
  ])
  await visit(
    '/terms',
    async (page) => {
      await go(page, asked)
      await page.getByText('Umpire, Canal Cup').waitFor()
      await sound(page)
      await field(page, 'Reason, if you like').fill('At a wedding')
      await button(page, 'Decline').click()
      await page.getByText('You have declined. The place is free for somebody else.').waitFor()
      await sound(page)
      await go(page, `${origin}/appointment`)
      await page.getByText('This link is incomplete.').waitFor()
    },
    phone,
  )
  await inMessage(origin, organiser.email, /At a wedding/)
  await enrol(origin, scorer)
  const link = await linkOf(scorer.email)
  await visit(
    '/terms',
    async (page) => {
      await beginSession(page, scorer.email, password)
      await go(page, `${origin}/my-cricket/appointments`)
      await page.getByText('No appointments yet').waitFor()
      await go(page, link)
      await button(page, 'Add to my account').click()
      await page.getByRole('link', { name: 'My appointments' }).click()
      await page.waitForURL(/my-cricket/)
      await button(page, 'Accept').click()
      await page.getByText('Accepted', { exact: true }).waitFor()
      await field(page, 'From').fill('2031-07-01')
      await button(page, 'Add days').click()
      await page.getByText('1 July 2031').waitFor()
      await sound(page)
      await page.getByRole('link', { name: 'Score this match' }).click()
      await page.waitForURL(/\/score\//)
    },
    phone,
  )
  await visit('/terms', async (page) => {
    await beginSession(page, organiser.email, password)
    await go(page, home)
    await page.getByText('At a wedding').waitFor()
    await page.getByText(/Away 1 July 2031/).waitFor()
    const place = page.getByLabel('Umpire for Blues v Reds')
    await soon(() => place.count()).toBe(1)
    await button(page, 'Release Sco Rer from Blues v Reds').click()
    await page.getByLabel('Scorer for Blues v Reds').waitFor()
    await sound(page)
  })
})
