import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { goAgain, launchBrowser, soon } from './browser.testing.ts'
import { apiAs, makeClub, makeOrganisation } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  newPerson,
  password,
  storageOnly,
  toast,
  visits,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const league = newPerson('fee-league')
const club = newPerson('fee-club')
const Asked = z.object({ asked: z.array(z.object({ id: z.string() })) })

/** What is charged and paid stands there a moment after it has happened. */
const charged = (page: Page, text: string) =>
  soon(async () => {
    await goAgain(page)
    await page.getByRole('heading', { name: 'Affiliated to' }).waitFor()
    return page.getByText(text).count()
  }).toBe(1)

test('an association asks for a fee, a club pays by card, and both see it', async () => {
  await enrol(origin, league)
  await enrol(origin, club)
  const leagueApi = await apiAs(origin, league)
  const clubApi = await apiAs(origin, club)
  const leagueId = await makeOrganisation(leagueApi, 'Chenab League', 'association')
  const clubId = await makeClub(clubApi, 'Jhelum CC')
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, league.email, password)
      await page.goto(`${origin}/manage/organisations/${leagueId}/affiliations`)
      await field(page, 'Season').last().fill('2026')
      await field(page, 'Amount in PKR').fill('5000')
      await button(page, 'Save fee').click()
      await toast(page, 'Saved').waitFor()
      await page.getByText('PKR 5,000').waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390 },
  )
  const affiliations = `organisations/${clubId}/affiliations/applications/${leagueId}`
  await clubApi(affiliations, 'PUT', { season: '2026', note: '' })
  const leagueAffiliations = `organisations/${leagueId}/affiliations`
  const { asked } = Asked.parse(await leagueApi(leagueAffiliations))
  const termId = asked[0]?.id
  await leagueApi(`${leagueAffiliations}/applications/decide`, 'POST', { termId, accepts: true })

  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, club.email, password)
      await page.goto(`${origin}/manage/organisations/${clubId}/affiliations`)
      await charged(page, 'PKR 0 of PKR 5,000 paid')
      expect(await shortcomings(page)).toEqual([])
      await button(page, 'Pay PKR 5,000 to Chenab League').click()
      await button(page, 'Pay').click()
      await page.getByRole('heading', { name: 'Payment received' }).waitFor()
    },
    { width: 390 },
  )
  await visit(storageOnly, async (page) => {
    await beginSession(page, league.email, password)
    await page.goto(`${origin}/manage/organisations/${leagueId}/affiliations`)
    await charged(page, 'PKR 5,000 of PKR 5,000 paid')
    expect(await shortcomings(page)).toEqual([])
    await page.getByRole('link', { name: 'Enter payments under Fees' }).click()
    await page.getByText('Show all accounts').click()
    await button(page, 'Account of Jhelum CC').click()
    await dialog(page, 'Jhelum CC').getByText('Affiliation 2026').waitFor()
  })
})
