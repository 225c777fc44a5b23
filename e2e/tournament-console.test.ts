import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { button, enrol, field, password, visits } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()
const visit = visits(browser, origin)

const organiser = { email: 'organiser@example.org', phone: '3005550131' }

const tab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

test('a league of four is made, its fixtures are found, and everybody sees them', async () => {
  await enrol(origin, organiser)
  await visit('/terms', async (page) => {
    await beginSession(page, organiser.email, password)
    await page.goto(`${origin}/manage/tournaments/new`)
    await field(page, 'Name').fill('Harbour Sixes')
    await field(page, 'First day').fill('2031-06-07')
    await field(page, 'Last day').fill('2031-06-29')
    expect(await shortcomings(page)).toEqual([])
    await button(page, 'Make the draft').click()
    await page.getByRole('heading', { level: 1, name: 'Harbour Sixes' }).waitFor()
    expect(await shortcomings(page)).toEqual([])

    await tab(page, 'Teams').click()
    await field(page, 'New teams').fill('Reds\nBlues\nGreens\nWhites')
    await button(page, 'Add teams').click()
    await page.getByText('4 teams', { exact: true }).waitFor()
    expect(await shortcomings(page)).toEqual([])

    await tab(page, 'Fixtures').click()
    await page.getByRole('textbox', { name: 'Grounds' }).fill('Harbour Park')
    const cannotPlay = page.getByRole('group', { name: 'Teams that cannot play' })
    await cannotPlay.getByLabel('Team').selectOption({ label: 'Reds' })
    await cannotPlay.getByLabel('Day').fill('2031-06-07')
    await cannotPlay.getByRole('button', { name: 'Add the day' }).click()
    await cannotPlay.getByText('Reds on 7 June').waitFor()
    await button(page, 'Find fixtures').click()
    await page.getByText('6 fixtures are drafts').waitFor({ timeout: 60_000 })
    // A row that the header half covers would count as a button too small to press.
    await page.evaluate(() => scrollTo(0, 0))
    await soon(async () => (await page.getByRole('listitem').allInnerTexts()).join()).toMatch(
      /Reds/,
    )
    const first = page.locator('section').filter({ hasText: '7 June 2031' })
    expect(await first.getByText(/Reds v|v Reds/).count()).toBe(0)
    expect(await shortcomings(page)).toEqual([])
    await button(page, 'Publish the fixtures').click()
    await page.getByText('Score this match').first().waitFor()

    await page.getByRole('link', { name: 'View public page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Harbour Sixes' }).waitFor()
    await page.getByText('0 of 6', { exact: true }).waitFor()
    expect(await shortcomings(page)).toEqual([])
  })
})
