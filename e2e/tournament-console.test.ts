import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { goAgain, launchBrowser, soon } from './browser.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  password,
  storageOnly,
  toast,
  visits,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { unfold } from './cup.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const organiser = newPerson('organiser')

const tab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

let address = ''

test('a league of four is made, its fixtures are found, and everybody sees them', async () => {
  await enrol(origin, organiser)
  await visit(storageOnly, async (page) => {
    await beginSession(page, organiser.email, password)
    await page.goto(`${origin}/manage/tournaments/new`)
    await field(page, 'Name').fill('Harbour Sixes')
    await field(page, 'First day').fill('2031-06-07')
    await field(page, 'Last day').fill('2031-06-29')
    expect(await shortcomings(page)).toEqual([])
    await button(page, 'Make the draft').click()
    await page.getByRole('link', { name: 'All settings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Harbour Sixes', exact: true }).waitFor()
    await field(page, 'Stumping').fill('12.5')
    await button(page, 'Show the effect').click()
    await page.getByText('Nobody has points yet.').waitFor()
    await button(page, 'Save awards').click()
    await toast(page, 'Saved').waitFor()
    await goAgain(page)
    await soon(() => field(page, 'Stumping').inputValue()).toBe('12.5')
    await page.getByLabel('Points rules').selectOption('world-cup-2015')
    await page.getByText(/^Level teams are told apart by: points, wins, .*, seeding$/).waitFor()
    for (const more of ['Draws, first innings', 'Bonus points', 'What decides between level']) {
      await page.locator('summary', { hasText: more }).click()
    }
    await button(page, 'Save points').click()
    await soon(() => button(page, 'Save points').isEnabled()).toBe(true)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await shortcomings(page)).toEqual([])

    await tab(page, 'Teams').click()
    await field(page, 'New teams').fill('Reds\nBlues\nGreens\nWhites')
    await button(page, 'Add teams').click()
    await page.getByText('4 teams', { exact: true }).waitFor()
    await page.locator('summary', { hasText: 'Seed the teams' }).click()
    await button(page, 'Move Greens up').click()
    await button(page, 'Save seeds').click()
    await button(page, 'Clear seeds').waitFor()
    expect(await shortcomings(page)).toEqual([])

    await tab(page, 'Fixtures').click()
    address = new URL(page.url()).pathname
    await page.getByRole('heading', { name: 'Find fixtures' }).waitFor()
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
    await page.getByRole('heading', { level: 1, name: 'Harbour Sixes', exact: true }).waitFor()
    await page.getByText('0 of 6', { exact: true }).waitFor()
    expect(await shortcomings(page)).toEqual([])
  })
})

/** Opens the fixtures in the console, as the organiser. */
const atFixtures = (act: (page: Page) => Promise<void>) =>
  visit(storageOnly, async (page) => {
    await beginSession(page, organiser.email, password)
    await page.goto(`${origin}${address}?tab=fixtures`)
    await act(page)
  })

test('a fixture is moved on the board by keyboard, and not to where it cannot be', () =>
  atFixtures(async (page) => {
    await button(page, 'Board').click()
    const chip = page.getByRole('button', { name: /^Move Reds v|v Reds$/ }).first()
    await chip.focus()
    await page.keyboard.press('Enter')
    await page.getByText(/^Choose a place for .*Reds/).waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await shortcomings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByText('Drag a fixture to another place').waitFor()

    const put = async (day: string) => {
      await chip.press('Enter')
      await page
        .getByRole('button', { name: `Put it here: ${day}` })
        .first()
        .press('Enter')
    }
    await put('Sat 7 June 2031')
    await page.getByText('Reds cannot play on 2031-06-07.').first().waitFor()
    await put('Sat 14 June 2031')
    await page
      .getByText(/moved from .*to .*14 June/)
      .first()
      .waitFor()
  }))

test('fixtures come from a file once it was looked at, and go into one', () =>
  atFixtures(async (page) => {
    await unfold(page, 'Fixtures as CSV')
    const csv = page.getByRole('textbox', { name: 'Fixtures from a spreadsheet' })
    await csv.fill('Home,Away,Date,Time,Ground\nReds,Nobody,2031-07-12,10:00,Harbour Park')
    await button(page, 'Preview').click()
    await page.getByText('Line 2: Nobody does not play in this tournament.').waitFor()
    expect(await button(page, 'Do as the file says').count()).toBe(0)
    await button(page, 'Change the file').click()
    await csv.fill('Home,Away,Date,Time,Ground\nReds,Reds,,,')
    const downloading = page.waitForEvent('download')
    await button(page, 'Download the fixtures').click()
    const stream = await (await downloading).createReadStream()
    const file = (await stream.toArray()).join('')
    expect(file).toContain('Number,Stage,Group,Home,Away,Date,Time,Ground')
    await csv.fill(file.replace('14:00', '15:00'))
    await button(page, 'Preview').click()
    await page.getByText('No fixture is new, 1 moves, 5 stay.').waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await shortcomings(page)).toEqual([])
    await button(page, 'Do as the file says').click()
    await csv.waitFor()
  }))

test('after a wash-out the fewest fixtures move, once the organiser has seen which', () =>
  atFixtures(async (page) => {
    const day = page.getByRole('heading', { name: /29 June 2031/ })
    await day.waitFor()
    await unfold(page, 'Repair the fixtures')
    const lost = page.getByRole('group', { name: 'Days that are lost' })
    await lost.getByLabel('Lost day').fill('2031-06-29')
    await lost.getByRole('button', { name: 'Add the day' }).click()
    const spare = page.getByRole('group', { name: 'More days to play on' })
    await spare.getByLabel('Day to play on').fill('2031-07-05')
    await spare.getByRole('button', { name: 'Add the day' }).click()
    await button(page, 'Find the fewest moves').click()
    await page.getByText('Nothing has moved yet.').waitFor({ timeout: 60_000 })
    await page.getByText('It is proved that no schedule moves fewer.').waitFor()
    await page.getByText(/^Told when you apply it: /).waitFor()
    expect(await day.count()).toBe(1)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await shortcomings(page)).toEqual([])
    await button(page, 'Apply the changes').click()
    await page
      .getByText(/moved from .*29 June.*to /)
      .first()
      .waitFor()
    await day.waitFor({ state: 'detached' })
    expect(await shortcomings(page)).toEqual([])
  }))

test('overs lost to rain are previewed, and carried out with one confirmation', () =>
  atFixtures(async (page) => {
    await tab(page, 'Rain desk').click()
    await page
      .getByLabel(/^What happens to /)
      .first()
      .selectOption({ label: 'Starts late' })
    const start = await field(page, 'Scheduled start').inputValue()
    const [hour = '', minute = ''] = start.split(':')
    await field(page, 'Starts at').fill(`${Number(hour) + 1}:${minute}`)
    await button(page, 'Preview').click()
    await page.getByText('Say why. Everybody reads it.').waitFor()
    await field(page, 'Reason').fill('Wet outfield')
    await button(page, 'Preview').click()
    await page.getByText(/^13 overs a side, from /).waitFor()
    await page.getByText('D/L (Standard Edition)', { exact: true }).waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await shortcomings(page)).toEqual([])
    await button(page, 'Carry out for 1 match').click()
    await page.getByText('Done', { exact: true }).waitFor()
    expect(await field(page, 'Reason').inputValue()).toBe('')
  }))

test('a sponsor and a logo are shown on the public page and on the bulletin', () =>
  atFixtures(async (page) => {
    await tab(page, 'Sponsors').click()
    await button(page, 'Add a sponsor').click()
    const sponsor = page.getByRole('group', { name: /^Sponsor \d+$/ }).last()
    await sponsor.getByLabel('Sponsor’s name').fill('Harbour Bank')
    await sponsor.getByLabel('Web address').fill('harbour.example')
    await button(page, 'Save logo and sponsors').click()
    await page.getByRole('alert').waitFor()
    await sponsor.getByLabel('Web address').fill('https://harbour.example')
    const place = sponsor.getByLabel('Where it is shown')
    await place.selectOption({ label: 'Title sponsor, beside the name' })
    await page.evaluate(() => scrollTo(0, 0))
    expect(await shortcomings(page)).toEqual([])
    // Whoever leaves at once, before the page has read what was saved, is not asked about unsaved changes.
    const read = Promise.withResolvers<undefined>()
    await page.route(/\/brand$/, async (route) => {
      if (route.request().method() === 'GET') await read.promise
      await route.continue()
    })
    await button(page, 'Save logo and sponsors').click()
    await toast(page, 'Saved').waitFor()
    await tab(page, 'Details').click()
    await page.getByRole('link', { name: 'View public page' }).waitFor()
    read.resolve(undefined)
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    await page.getByRole('link', { name: 'View public page' }).click()
    await page
      .getByRole('complementary', { name: 'Presented by' })
      .getByText('Harbour Bank')
      .first()
      .waitFor()
    await page.goto(`${page.url()}/bulletin`)
    await page.getByRole('heading', { level: 1, name: 'Harbour Sixes: bulletin' }).waitFor()
    await page.getByText('Nothing has been played yet').waitFor()
    expect(await shortcomings(page)).toEqual([])
  }))

test('matches not begun follow another format once the organiser has seen whom it affects', () =>
  atFixtures(async (page) => {
    await tab(page, 'Details').click()
    await page.getByLabel('Points rules').selectOption('four-and-bonus')
    await button(page, 'Save points').click()
    await toast(page, 'Saved').waitFor()
    await field(page, 'Start from').selectOption({ label: 'T10' })
    await button(page, 'Save format').click()
    const asked = dialog(page, 'Change the rules already in force?')
    await asked.getByText('The new playing conditions are for 5 matches not begun yet.').waitFor()
    await soon(() => shortcomings(page)).toEqual([])
    await button(page, 'Change the rules').click()
    await asked.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'View public page' }).click()
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    await page.getByText('worked out with up to 1 bonus point for each side').waitFor()
    await page
      .getByText('The rules were changed: T10 instead of 20 overs a side, for 5 matches not begun.')
      .waitFor()
  }))
