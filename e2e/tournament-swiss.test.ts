import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import { knockOutFormat, decide, openPairs, rowOf, sound, unfold } from './cup.testing.ts'
import { button, enrol, field, password, toast, visits, newPerson } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const organiser = newPerson('swiss')
const teams = ['Alder', 'Birch', 'Cedar', 'Damson', 'Elder']

/** Opens a page as the organiser. */
const open = (path: string, width: number, act: (page: Page) => Promise<void>) =>
  visit(
    '/terms',
    async (page) => {
      await beginSession(page, organiser.email, password)
      await go(page, `${origin}${path}`)
      await act(page)
    },
    { width },
  )

const openTab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click()

let address = ''
let home = ''

test('five teams are drawn round by round, with a double elimination after the league', async () => {
  await enrol(origin, organiser)
  await open('/manage/tournaments/new', 1440, async (page) => {
    await field(page, 'Name').fill('Orchard League')
    await field(page, 'First day').fill('2031-06-07')
    await field(page, 'Last day').fill('2031-07-27')
    await button(page, 'Make the draft').click()
    await page.getByRole('link', { name: 'All settings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Orchard League', exact: true }).waitFor()
    address = new URL(page.url()).pathname
    await field(page, 'Start from').selectOption({ label: 'Another number of overs' })
    await field(page, 'Overs a side').fill('1')
    await button(page, 'Save format').click()
    await toast(page, 'Saved').waitFor()
    await openTab(page, 'Teams')
    await field(page, 'New teams').fill(teams.join('\n'))
    await button(page, 'Add teams').click()
    await page.getByText('5 teams', { exact: true }).waitFor()

    await openTab(page, 'Fixtures')
    await unfold(page, 'Swiss league')
    await field(page, 'Rounds in all').fill('2')
    await button(page, 'Draw round 1').click()
    await page.getByText('1 of 2 rounds drawn').waitFor()
    await page.getByText(/^Round 1: \w+ has a bye$/).waitFor()
    const playOn = await knockOutFormat(page)
    await playOn.selectOption({
      label: 'Double elimination: two defeats and out',
    })
    await field(page, 'Teams from each group').fill('4')
    await button(page, 'Set the knock-out').click()
    await page.getByText('Winners’ bracket, round 1').first().waitFor()
    await button(page, 'Publish the fixtures').click()
    await page.getByText('Score this match').first().waitFor()
    await sound(page)
    home = (await page.getByRole('link', { name: 'View public page' }).getAttribute('href')) ?? ''
  })
})

test('a round is taken back and drawn again, and the bracket fills after the last', () =>
  open(`${address}?tab=fixtures`, 390, async (page) => {
    // No two teams are level, as the bracket would wait for lots to be drawn.
    const playAll = async (most: number) => {
      for (const [at, pair] of (await openPairs(page, teams)).entries()) {
        await decide(page, pair, [most - 4 * at, 5 + at])
      }
    }
    await playAll(20)
    await button(page, 'Draw round 2').click()
    await page.getByText('2 of 2 rounds drawn').waitFor()
    await button(page, 'Take back round 2').click()
    await page.getByText('1 of 2 rounds drawn').waitFor()
    await button(page, 'Draw round 2').click()
    await page.getByText('2 of 2 rounds drawn').waitFor()
    const [pair] = await openPairs(page, teams)
    await rowOf(page, pair!).getByText('Round 2').waitFor()
    await sound(page)
    await playAll(35)
    const filled = async () => {
      await goAgain(page)
      return page
        .getByRole('listitem')
        .filter({ hasText: 'Winners’ bracket, round 1' })
        .getByRole('button', { name: 'Result' })
        .count()
    }
    await soon(filled).toBe(2)
  }))

test.each([390, 1440])('everybody sees the bracket and the byes at %i pixels', (width) =>
  open('/terms', width, async (page) => {
    await go(page, `${origin}${home}`)
    await page.getByRole('heading', { name: 'Road to the final' }).waitFor()
    expect(await page.title()).toContain('Orchard League')
    await page.getByText('Deciding final').first().waitFor()
    await page.getByText('Winner of Grand final, if needed').waitFor()
    await page.getByText('Winner of Winners’ bracket, round 1, match 2').waitFor()
    await sound(page)
    await openTab(page, 'Table')
    await page.getByText(/\+2 points\. Bye in round 1/).waitFor()
    await sound(page)
    await go(page, `${origin}${address}?tab=fixtures`)
    await page.getByText('2 of 2 rounds drawn').waitFor()
  }),
)
