import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
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
import { apiAs, makeClub, makeTeam } from './club.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const secretary = newPerson('fixtures')
const player = 'usman@example.org'

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a club plans training, and a player without an account says who can come', async () => {
  await enrol(origin, secretary)
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(`${origin}/manage/organisations/new`)
      await field(page, 'Name').fill('Canal Park')
      await button(page, 'Create club').click()
      await page.getByRole('heading', { level: 1, name: 'Canal Park' }).waitFor()
      await part(page, 'Players').click()
      await field(page, 'Names, one per line').fill(`Usman Tariq, ${player}`)
      await button(page, 'Preview').click()
      await button(page, 'Add 1 player').click()
      await page.getByText(player).waitFor()

      await part(page, 'Calendar').click()
      await page.getByRole('heading', { name: 'Nothing planned yet' }).waitFor()
      expect(await shortcomings(page)).toEqual([])
      await button(page, 'Plan something').first().click()
      await page.getByRole('radio', { name: 'Training' }).check()
      await field(page, 'Begins').fill(`${inDays(9)}T17:00`)
      await field(page, 'Ends').fill(`${inDays(9)}T16:00`)
      await field(page, 'Where').fill('Nets behind the pavilion')
      const plan = page.getByRole('dialog').getByRole('button', { name: 'Plan something' })
      await plan.click()
      await page.getByText('It has to end after it begins.').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await field(page, 'Ends').fill(`${inDays(9)}T19:00`)
      await plan.click()
      await page.getByText('Nets behind the pavilion').waitFor()
      await button(page, 'Ask now').click()
      await toast(page, '1 ').waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390 },
  )

  const link = new URL(await inMessage(origin, player, /https?:\S+availability\S+/))
  await visit(`${link.pathname}${link.hash}`, async (page) => {
    await page.getByRole('heading', { name: 'Usman Tariq, can you come?' }).waitFor()
    await button(page, 'Maybe').click()
    await page.getByRole('button', { name: 'Maybe', pressed: true }).waitFor()
    await field(page, 'Note for the club (optional)').fill('Late from work')
    await button(page, 'Save note').click()
    await toast(page, 'Saved').first().waitFor()
    expect(await shortcomings(page)).toEqual([])
  })

  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, secretary.email, password)
      await page.goto(`${origin}/manage`)
      await page.getByRole('link', { name: /Canal Park/ }).click()
      await part(page, 'Calendar').click()
      await page.getByText('0 yes, 1 maybe, 0 no, 0 not answered').waitFor()
      await button(page, 'Who can come?').click()
      await page.getByText('Late from work').waitFor()
      await page.keyboard.press('Escape')
      await button(page, 'Call off').click()
      await field(page, 'Reason').fill('Nets are wet')
      await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click()
      await page.getByText('Called off: Nets are wet').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await page.goto(`${origin}/my-cricket`)
      await page.getByRole('heading', { name: 'Nothing planned for you' }).waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { theme: 'dark' },
  )
})

const eleven = (side: string) => Array.from('ABCDEFGHIJK', (letter) => `Player ${side}${letter}`)

test('a public match of a club is in its calendar, and the form leaves what the fixture decides', async () => {
  const captain = newPerson('captain')
  await enrol(origin, captain)
  const api = await apiAs(origin, captain)
  const clubId = await makeClub(api, 'Fort Road')
  const teamId = await makeTeam(api, { clubId, name: '1st XI', text: 'Usman Tariq' })
  await api('matches', 'POST', {
    teams: [
      { id: teamId, players: eleven('F') },
      { name: 'Gulberg Greens', players: eleven('G') },
    ],
    conditions: { format: 't20' },
    startsAt: `${inDays(9)}T08:00:00Z`,
    ground: { name: 'Iqbal Park', city: 'Lahore' },
  })

  for (const { width, theme } of [
    { width: 390, theme: 'light' },
    { width: 1440, theme: 'dark' },
  ] as const) {
    await visit(
      storageOnly,
      async (page) => {
        await beginSession(page, captain.email, password)
        await page.goto(`${origin}/manage/organisations/${clubId}/calendar`)
        await page.getByText('1st XI v Gulberg Greens').waitFor()
        await button(page, 'Edit').click()
        await page.getByText('This entry follows its match.').waitFor()
        expect(await field(page, 'Begins').isDisabled()).toBe(true)
        expect(await field(page, 'Where').count()).toBe(0)
        expect(await shortcomings(page)).toEqual([])
        await field(page, 'Note').fill(`Bring whites, ${theme}`)
        await button(page, 'Save').click()
        await page.getByText(`Bring whites, ${theme}`).waitFor()
        await page.getByRole('link', { name: 'Match page' }).click()
        await page.waitForURL(/match-central\/matches/)
      },
      { width, theme },
    )
  }
})
