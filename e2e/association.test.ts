import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { apiAs, makeClub, makeOrganisation } from './club.testing.ts'
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
  type Person,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const league = newPerson('league-owner')
const club = newPerson('league-club')

test('a club applies to an association on a phone, and is approved', async () => {
  await enrol(origin, league)
  await enrol(origin, club)
  const leagueApi = await apiAs(origin, league)
  const leagueId = await makeOrganisation(leagueApi, 'Indus Valley League', 'association')
  const clubId = await makeOrganisation(await apiAs(origin, club), 'Canal View CC', 'club')
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, club.email, password)
      await page.goto(`${origin}/manage/organisations/${clubId}/affiliations`)
      await field(page, 'Association').fill('Indus Valley')
      await button(page, 'Indus Valley League').click()
      await field(page, 'Season').fill('2026')
      await button(page, 'Send application').click()
      await toast(page, 'Application sent').waitFor()
      await page.getByText('Waiting').waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390 },
  )
  await visit(storageOnly, async (page) => {
    await beginSession(page, league.email, password)
    await page.goto(`${origin}/manage/organisations/${leagueId}/affiliations`)
    await button(page, 'Decline Canal View CC').click()
    await dialog(page, 'Decline Canal View CC?').waitFor()
    expect(await shortcomings(page)).toEqual([])
    await button(page, 'Cancel').click()
    await button(page, 'Approve Canal View CC').click()
    await toast(page, 'Approved').waitFor()
    await page.getByText('Approved for 2026').waitFor()
    expect(await shortcomings(page)).toEqual([])
  })
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, league.email, password)
      await page.goto(`${origin}/manage/organisations/${leagueId}/handbook`)
      await field(page, 'Clause').fill('4.2')
      await field(page, 'Title').fill('Transfers')
      await field(page, 'Text').fill('Until the end of June.')
      await button(page, 'Save rule').click()
      await toast(page, 'Saved').waitFor()
      await button(page, 'Edit clause 4.2').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await page.goto(`${origin}/match-central/association/${leagueId}`)
      await page.getByRole('main').getByRole('link', { name: 'Handbook' }).click()
      await page.getByRole('heading', { name: '4.2 Transfers' }).waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390 },
  )
  const mine = await apiAs(origin, club)
  await soon(async () =>
    JSON.stringify(await mine('notifications/filter', 'POST', { page: {} })),
  ).toContain('Your affiliation for 2026 is approved.')
  await visit(`/match-central/clubs/${clubId}`, async (page) => {
    await page.getByRole('link', { name: 'Indus Valley League' }).waitFor()
  })
})

test.each([390, 1440])(
  'a player moves between two clubs of an association, %i px wide',
  async (width) => {
    const mark = `${width}`
    const people = {
      league: newPerson(`league-${mark}`),
      old: newPerson(`transfer-old-${mark}`),
      next: newPerson(`transfer-new-${mark}`),
    }
    for (const person of Object.values(people)) await enrol(origin, person)
    const leagueApi = await apiAs(origin, people.league)
    const leagueId = await makeOrganisation(leagueApi, `Punjab League ${mark}`, 'association')
    const joined = async (person: Person, name: string) => {
      const api = await apiAs(origin, person)
      const clubId = await makeClub(api, name)
      await api(`organisations/${clubId}/players`, 'POST', { text: 'Ayesha Khan' })
      const season = { season: '2026', note: '' }
      await api(`organisations/${clubId}/affiliations/applications/${leagueId}`, 'PUT', season)
      return clubId
    }
    const oldId = await joined(people.old, `Old Boys ${mark}`)
    const nextId = await joined(people.next, `Newcomers ${mark}`)
    const as = (person: Person, part: string, act: (page: Page) => Promise<void>) =>
      visit(
        storageOnly,
        async (page) => {
          await beginSession(page, person.email, password)
          await page.goto(`${origin}/manage/organisations/${part}`)
          await act(page)
          await soon(() => shortcomings(page)).toEqual([])
        },
        { width },
      )
    await as(people.league, `${leagueId}/affiliations`, async (page) => {
      await button(page, `Approve Old Boys ${mark}`).click()
      await button(page, `Approve Old Boys ${mark}`).waitFor({ state: 'detached' })
      await button(page, `Approve Newcomers ${mark}`).click()
      await button(page, `Approve Newcomers ${mark}`).waitFor({ state: 'detached' })
    })
    await as(people.old, `${oldId}/register`, async (page) => {
      await page.getByText('Ayesha Khan').click()
      await button(page, 'Register 1 player').click()
      await toast(page, '1 player registered').waitFor()
    })
    await as(people.league, `${leagueId}/register`, async (page) => {
      await button(page, 'Approve 1 player').click()
      await toast(page, 'Approved').waitFor()
    })
    await as(people.next, `${nextId}/register`, async (page) => {
      await button(page, 'Ask for a player').click()
      await dialog(page, 'Ask for a player').waitFor()
      await dialog(page, 'Ask for a player').getByRole('button', { name: 'Player' }).click()
      await page.getByRole('option', { name: 'Ayesha Khan' }).click()
      await soon(() => field(page, 'Number on the register').inputValue()).toBe('1')
      await button(page, 'Ask for transfer').click()
      await toast(page, 'Transfer asked for').waitFor()
    })
    await as(people.old, `${oldId}/register`, async (page) => {
      await button(page, 'Release Ayesha Khan').click()
      await toast(page, 'Released').waitFor()
    })
    await as(people.league, `${leagueId}/register`, async (page) => {
      await button(page, 'Approve Ayesha Khan').click()
      await toast(page, 'Approved').waitFor()
      await page.getByRole('row', { name: new RegExp(`Newcomers ${mark}`) }).waitFor()
      await page.getByRole('link', { name: 'Report' }).click()
      await page.getByRole('row', { name: `Newcomers ${mark} 0 1 0 0 0` }).waitFor()
    })
    const told = await apiAs(origin, people.next)
    await soon(async () =>
      JSON.stringify(await told('notifications/filter', 'POST', { page: {} })),
    ).toContain('A transfer is approved.')
  },
)
