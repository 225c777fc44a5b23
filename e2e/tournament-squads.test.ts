import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from './browser.testing.ts'
import { sound } from './cup.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  password,
  visits,
  storageOnly,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const organiser = newPerson('squads')

const tab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

test('squads are pasted, refused and corrected by the rules, and fill the line-ups', async () => {
  await enrol(origin, organiser)
  await visit(storageOnly, async (page) => {
    await beginSession(page, organiser.email, password)
    await page.goto(`${origin}/manage/tournaments/new`)
    await field(page, 'Name').fill('Harbour Juniors')
    await button(page, 'Make the draft').click()
    await page.getByRole('link', { name: 'All settings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Harbour Juniors', exact: true }).waitFor()
    await page.getByText('No two rules contradict each other.').waitFor()
    await field(page, 'Tie').fill('3')
    await page.getByText('The better result should bring more points.').waitFor()
    await page.getByText('“Win: 2 points” and “Tie: 3 points”').waitFor()
    await button(page, 'Simulate 1,000 seasons').click()
    await page.getByText('By the saved rules').waitFor({ timeout: 60_000 })
    await sound(page)
    await field(page, 'Tie').fill('1')
    await page.getByText('No two rules contradict each other.').waitFor()

    await tab(page, 'Teams').click()
    await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Leave' }).click()
    await field(page, 'New teams').fill('Reds\nBlues')
    await button(page, 'Add teams').click()
    await page.getByText('2 teams', { exact: true }).waitFor()

    await tab(page, 'Squads').click()
    await field(page, 'Most players of a squad').fill('3')
    await page.getByText('Rule numbers to cite').click()
    await field(page, 'Size of a squad').fill('4.1')
    await page.getByText('Players have to be of a certain age').click()
    await field(page, 'Younger than').fill('19')
    await sound(page)
    await button(page, 'Save the squad rules').click()
    await page.getByText('Saved').first().waitFor()

    await page.getByRole('link', { name: 'Squad: Reds' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reds' }).waitFor()
    await sound(page)
    await field(page, 'Players').fill('Ana\nBo\nCy\nDi')
    await button(page, 'Add players').click()
    await page.getByText('A squad has 3 players at most (rule 4.1).').first().waitFor()
    await field(page, 'Players').fill('7 Ana Ng, 2015-03-04\nBo Li, guest')
    await button(page, 'Add players').click()
    await page.getByText('2 players', { exact: true }).waitFor()
    await page.getByText('Bo Li has no date of birth').waitFor()
    await button(page, 'Change Bo Li').click()
    await field(page, 'Date of birth').fill('2014-01-01')
    await sound(page)
    await button(page, 'Save').click()
    await page.getByText('Bo Li has no date of birth').waitFor({ state: 'detached' })

    await page.getByRole('main').getByRole('link', { name: 'Harbour Juniors', exact: true }).click()
    await page.getByText('Nothing breaks the rules.').waitFor()
    await tab(page, 'Fixtures').click()
    await page.getByRole('textbox', { name: 'Grounds' }).fill('Harbour Park')
    await button(page, 'Find fixtures').click()
    await page.getByText('1 fixture is a draft').waitFor({ timeout: 60_000 })
    await button(page, 'Publish the fixtures').click()
    await page.getByText('Score this match').first().click()
    const reds = page.getByRole('textbox', { name: 'Reds' })
    await reds.waitFor()
    expect(await reds.inputValue()).toBe('7 Ana Ng\nBo Li')
    await reds.fill('Bo Li')
    await button(page, 'Add Ana Ng').click()
    expect(await reds.inputValue()).toBe('Bo Li\n7 Ana Ng')
    await sound(page)

    await page.goBack()
    await addSquad(page, 'Reds', 11)
    await addSquad(page, 'Blues', 11)
    await tab(page, 'Fixtures').click()
    await page.getByText('Score this match').first().click()
    await page.waitForURL(/\/score\//)
    await page.getByRole('heading', { name: /toss/ }).waitFor()
  })
})

/** From the console to the squad of a team and back. */
async function addSquad(page: Page, team: string, players: number): Promise<void> {
  await tab(page, 'Squads').click()
  await field(page, 'Most players of a squad').fill('')
  await button(page, 'Save the squad rules').click()
  await page.getByRole('link', { name: `Squad: ${team}` }).click()
  await page.getByRole('heading', { level: 1, name: team }).waitFor()
  const lines = Array.from(
    { length: players },
    (_, at) => `${team} ${'abcdefghijk'[at]}, 2014-01-01`,
  )
  await field(page, 'Players').fill(lines.join('\n'))
  await button(page, 'Add players').click()
  await page.getByText(`${team} k`).first().waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Harbour Juniors', exact: true }).click()
}
