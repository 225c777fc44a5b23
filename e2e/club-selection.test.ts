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

const looks = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const
type Look = (typeof looks)[number]

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
] as const
const emailOf = (name: string, { width }: Look) => `${name.toLowerCase()}-${width}@example.net`
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
async function linkOf(name: string, look: Look): Promise<string> {
  const link = new URL(await inMessage(origin, emailOf(name, look), /https?:\S+availability\S+/))
  return `${link.pathname}${link.hash}`
}

/** A club whose twelve players can come: one says so on the page, the others without it. */
async function aClub(look: Look): Promise<string> {
  const api = await apiAs(origin, secretary)
  const clubId = await makeClub(api, 'Shalimar Gardens')
  const text = names.map((name) => `${name} Khan, ${emailOf(name, look)}`).join('\n')
  const firsts = await makeTeam(api, { clubId, name: 'Shalimar 1st XI', text })
  const seconds = await makeTeam(api, { clubId, name: 'Shalimar 2nd XI', text })
  const entryId = await planMatch(api, { clubId, teamId: firsts, opponent: 'Gulberg', day })
  await planMatch(api, { clubId, teamId: seconds, opponent: 'Canal Park', day })
  await api(`organisations/${clubId}/calendar/ask`, 'POST', { entryId })
  await visit(
    await linkOf(names[0], look),
    async (page) => {
      await button(page, 'Yes').first().click()
      await page.getByRole('button', { name: 'Yes', pressed: true }).waitFor()
      await isSound(page)
    },
    look,
  )
  for (const name of names.slice(1)) {
    const token = (await linkOf(name, look)).split('token=')[1]
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

test.each(looks)(
  'eleven of twelve who can come are picked, told, and one who drops out is replaced ($width)',
  async (look) => {
    if (look === looks[0]) await enrol(origin, secretary)
    const path = await aClub(look)
    await visit(
      storageOnly,
      async (page) => {
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
      },
      look,
    )

    await visit(
      await linkOf('Bano', look),
      async (page) => {
        await page.getByText('You play').waitFor()
        await button(page, 'I’ll do it').click()
        await page.getByRole('button', { name: 'Yours', pressed: true }).waitFor()
        await isSound(page)
        await button(page, 'No').first().click()
        await page.getByText('You have dropped out').waitFor()
      },
      look,
    )
    await visit(
      await linkOf('Laila', look),
      async (page) => {
        await page.getByText('Can you stand in?').waitFor()
        await button(page, 'Yes').first().click()
        await page.getByText('You play').waitFor()
      },
      look,
    )

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
      },
      look,
    )
  },
)

test.each(looks)(
  'a team sheet that the club shows to anybody needs no account ($width)',
  async (look) => {
    await visit(
      sheet,
      async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Team sheet' }).waitFor()
        const players = page.getByRole('main').getByRole('listitem')
        await soon(() => players.count()).toBe(11)
        await soon(() => players.first().innerText()).toContain('Ayesha Khan')
        await isSound(page)
      },
      look,
    )
  },
)

const opponents = names.map((name) => `${name} Malik`).join('\n')
test('the match of a team sheet is started once, and the sheet then leads to it', async () => {
  let match = ''
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(`${origin}${sheet}`)
      await page.getByRole('link', { name: 'Start the match' }).click()
      await page.getByText('team sheet of Shalimar Gardens').waitFor()
      expect(await field(page, 'Name').first().inputValue()).toBe('Shalimar 1st XI')
      expect(await field(page, 'Name').nth(1).inputValue()).toBe('Gulberg')
      expect(await field(page, 'Ground').inputValue()).toBe('Iqbal Park')
      expect(await field(page, 'Starts at').inputValue()).toContain(day)
      const lines = page.getByRole('textbox', { name: /Players/ })
      expect((await lines.first().inputValue()).split('\n')).toHaveLength(11)
      expect(await lines.first().inputValue()).toContain('Ayesha Khan (c)')
      await isSound(page)
      await lines.nth(1).fill(opponents)
      await button(page, 'Schedule the match').click()
      await page.waitForURL(/match-central\/matches\/[\da-f-]{36}/)
      match = /[\da-f-]{36}/.exec(page.url())?.[0] ?? ''
    },
    looks[0],
  )
  for (const look of looks) {
    await visit(
      storageOnly,
      async (page) => {
        await beginSession(page, secretary.email, password)
        await page.goto(`${origin}${sheet}`)
        await page.getByRole('link', { name: 'Match page' }).waitFor()
        const score = page.getByRole('link', { name: 'Score the match' })
        expect(await score.getAttribute('href')).toBe(`/score/${match}`)
        await isSound(page)
        await page.goto(`${origin}/manage/matches/new?sheet=${sheet.split('/').at(-1)}`)
        await page.getByText('Somebody has started this match already.').waitFor()
        await isSound(page)
      },
      look,
    )
  }
  await visit(sheet, async (page) => {
    await page.getByRole('link', { name: 'Match page' }).click()
    await page.waitForURL(new RegExp(`matches/${match}`))
    expect(await page.getByRole('link', { name: 'Start the match' }).count()).toBe(0)
  })
})
