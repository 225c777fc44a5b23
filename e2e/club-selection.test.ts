import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { apiAs, makeClub, makeTeam, planMatch } from './club.testing.ts'
import {
  button,
  enrol,
  field,
  inMessage,
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

const secretary = newPerson('selector')
const names = [
  'Ayesha',
  'Bano',
  'Chand',
  'Dua',
  'Erum',
  'Fiza',
  'Gul',
  'Hina',
  'Iram',
  'Jia',
  'Kiran',
  'Laila',
]
const emailOf = (name: string) => `${name.toLowerCase()}@example.net`
const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const inPool = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} Khan`) })
const picked = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: /^Move / })

/** Looked at from the top: what lies half under the bar of the site is not small. */
async function isSound(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  expect(await shortcomings(page)).toEqual([])
}

/** The address of a player's own link, from the newest email. */
async function linkOf(name: string): Promise<string> {
  const link = new URL(await inMessage(origin, emailOf(name), /https?:\S+availability\S+/))
  return `${link.pathname}${link.hash}`
}

async function aClub(): Promise<string> {
  await enrol(origin, secretary)
  const api = await apiAs(origin, secretary)
  const clubId = await makeClub(api, 'Shalimar Gardens')
  const text = names.map((name) => `${name} Khan, ${emailOf(name)}`).join('\n')
  const firsts = await makeTeam(api, { clubId, name: 'Shalimar 1st XI', text })
  const seconds = await makeTeam(api, { clubId, name: 'Shalimar 2nd XI', text })
  const entryId = await planMatch(api, { clubId, teamId: firsts, opponent: 'Gulberg', day })
  await planMatch(api, { clubId, teamId: seconds, opponent: 'Canal Park', day })
  await api(`organisations/${clubId}/calendar/ask`, 'POST', { entryId })
  for (const name of names) {
    const token = (await linkOf(name)).split('token=')[1]
    const answer = { token, entryId, answer: 'yes', note: '' }
    const given = await fetch(`${origin}/api/v1/availability/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    })
    expect(given.status).toBe(200)
  }
  return `/manage/organisations/${clubId}/selection`
}

let sheet = ''

test('eleven of twelve who can come are picked, told, and one who drops out is replaced', async () => {
  const path = await aClub()
  await visit(storageOnly, async (page) => {
    await beginSession(page, secretary.email, password)
    await page.goto(`${origin}${path}`)
    await card(page, 'Gulberg').waitFor()
    for (const [at, name] of names.slice(0, 11).entries()) {
      await inPool(page, name).click()
      await soon(() => picked(page, 'Gulberg').count()).toBe(at + 1)
    }
    await page.getByRole('button', { name: 'Ayesha Khan is captain' }).click()
    await page.getByRole('button', { name: 'Ayesha Khan is captain', pressed: true }).waitFor()
    await inPool(page, 'Laila').click()
    await soon(() => picked(page, 'Gulberg').count()).toBe(12)
    await button(page, 'Move Laila Khan').click()
    await page.getByRole('menuitem', { name: 'Into reserve' }).click()
    await card(page, 'Gulberg').getByRole('heading', { name: 'Reserves' }).waitFor()
    await isSound(page)
    await card(page, 'Gulberg').getByRole('button', { name: 'Jobs' }).click()
    await button(page, 'More: Teas').click()
    await button(page, 'Save').click()
    await button(page, 'Jobs: 0 of 1 taken').waitFor()
    await card(page, 'Gulberg').getByRole('button', { name: 'Publish' }).click()
    await toast(page, 'Published').waitFor()
    await isSound(page)
  })

  await visit(
    await linkOf('Bano'),
    async (page) => {
      await page.getByText('You play').waitFor()
      await button(page, 'I’ll do it').click()
      await page.getByRole('button', { name: 'Yours', pressed: true }).waitFor()
      await isSound(page)
      await button(page, 'No').first().click()
      await page.getByText('You have dropped out').waitFor()
    },
    { width: 390 },
  )
  await visit(await linkOf('Laila'), async (page) => {
    await page.getByText('Can you stand in?').waitFor()
    await button(page, 'Yes').first().click()
    await page.getByText('You play').waitFor()
  })

  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(`${origin}${path}`)
      const ours = card(page, 'Gulberg')
      await ours.getByRole('heading', { name: 'Dropped out' }).waitFor()
      await button(page, 'Move Laila Khan').waitFor()
      await isSound(page)
      await ours.getByLabel('Anybody may see the team sheet').check()
      await ours.getByRole('button', { name: 'Publish again' }).click()
      await toast(page, 'Published').waitFor()
      sheet = (await ours.getByRole('link', { name: 'Team sheet' }).getAttribute('href')) ?? ''
      await card(page, 'Gulberg').getByRole('button', { name: 'Score this match' }).click()
      await page.getByRole('heading', { level: 1, name: 'Start a match' }).waitFor()
      await soon(() => field(page, 'Name').first().inputValue()).toBe('Shalimar 1st XI')
      const lines = page.getByRole('textbox', { name: /Players/ }).first()
      await soon(() => lines.inputValue()).toContain('Ayesha Khan (c)')
    },
    { width: 390, theme: 'dark' },
  )
})

test('a team sheet that the club shows to anybody needs no account', async () => {
  await visit(sheet, async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Team sheet' }).waitFor()
    const players = page.getByRole('main').getByRole('listitem')
    await soon(() => players.count()).toBe(11)
    await soon(() => players.first().innerText()).toContain('Ayesha Khan')
    await isSound(page)
  })
})
