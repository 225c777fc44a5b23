import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, soon } from './browser.testing.ts'
import { button, field } from './member.testing.ts'
import { allSaved, eleven } from './scoring.testing.ts'

/** The page from its top, where no row is half under the header. */
export async function sound(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  expect(await shortcomings(page)).toEqual([])
}

export type Pair = { readonly title: string; readonly home: string; readonly away: string }

export function pairOf(title: string): Pair {
  const [home = '', away = ''] = title.split(' v ')
  return { title, home, away }
}

/** The fixtures of these teams, in the order of the console. */
export async function pairsOn(page: Page, teams: readonly string[]): Promise<Pair[]> {
  const pairs = (await page.locator('li b').allTextContents()).map(pairOf)
  return pairs.filter(({ home, away }) => teams.includes(home) && teams.includes(away))
}

/** Those that have not begun, of which there has to be one. */
export async function openPairs(page: Page, teams: readonly string[]): Promise<Pair[]> {
  await page.getByText('Score this match').first().waitFor()
  const pairs = await pairsOn(page, teams)
  const open = await Promise.all(
    pairs.map((pair) =>
      rowOf(page, pair).getByRole('button', { name: 'Move', exact: true }).count(),
    ),
  )
  return pairs.filter((_, at) => open[at] === 1)
}

/** Opens a part of the fixtures' console that is only a heading at first. */
export const unfold = (page: Page, title: string) =>
  page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .click()

/** Lets the first two of each group play on in a super stage. */
export async function setSuperStage(page: Page): Promise<void> {
  await unfold(page, 'Super stage')
  await field(page, 'Teams from each group into the super stage').fill('2')
  await button(page, 'Set the super stage').click()
  await page.getByText('1st of group A v 1st of group B').waitFor()
}

/** Opens the knock-out's part; answers its choice of formats. */
export async function knockOutFormat(page: Page) {
  await unfold(page, 'Knock-out')
  return field(page, 'Knock-out format')
}

export const rowOf = (page: Page, { title }: Pair) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) })

export async function typeTotals(
  page: Page,
  { home, away }: Pair,
  runs: readonly [number, number],
) {
  for (const [at, name] of [home, away].entries()) {
    const totals = page.getByRole('group', { name, exact: true })
    await totals.getByLabel('Runs').fill(String(runs[at]))
    await totals.getByLabel('Wickets').fill('1')
    await totals.getByLabel('Overs').fill('1')
  }
}

/** The organiser enters the totals of a match. */
export async function decide(
  page: Page,
  pair: Pair,
  runs: readonly [number, number],
): Promise<void> {
  const row = rowOf(page, pair)
  await row.getByRole('button', { name: 'Result' }).click()
  await typeTotals(page, pair, runs)
  await row.getByLabel('Reason').fill('From the scorebook')
  await row.getByRole('button', { name: 'Record the result' }).click()
  await row.getByText(/won by/).waitFor()
}

/** The organiser gives a match to its home side. */
export async function walkOver(page: Page, pair: Pair): Promise<void> {
  const row = rowOf(page, pair)
  await row.getByRole('button', { name: 'Result' }).click()
  await row.getByLabel('How it ended').selectOption({ label: 'Walkover' })
  await row.getByLabel('Reason').fill('Their bus broke down')
  await row.getByRole('button', { name: 'Record the result' }).click()
  await row.getByText(`${pair.home} won (walkover)`).waitFor()
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Openers and bowler: the first of each list. */
async function openInnings(page: Page): Promise<void> {
  for (const asked of [/who faces/, /other opener/, /Who bowls/]) {
    await page.getByRole('heading', { name: asked }).waitFor()
    await press(page, '1')
  }
  await button(page, 'OUT').waitFor()
}

/** Names the line-ups and scores a match on the pad: nine runs, and ten off the first two balls. */
export async function score(page: Page, row: ReturnType<typeof rowOf>): Promise<void> {
  await row.getByRole('button', { name: 'Score this match' }).click()
  await page.getByRole('button', { name: 'To the toss' }).waitFor()
  const lineUps = page.getByRole('main').getByRole('textbox')
  for (const at of [0, 1]) {
    const name = (await page.getByRole('heading', { level: 1 }).innerText()).split(' v ')[at] ?? ''
    await lineUps.nth(at).fill(eleven(name))
  }
  await sound(page)
  await button(page, 'To the toss').click()
  await page.getByRole('heading', { name: /toss/ }).waitFor()
  await press(page, '1')
  await page.getByRole('heading', { name: /choose/ }).waitFor()
  await press(page, '1')
  await openInnings(page)
  await press(page, '144000')
  await openInnings(page)
  await press(page, '64')
  await page
    .getByText(/won by 10 wickets/)
    .first()
    .waitFor()
  await allSaved(page)
}

const soFar = (page: Page) => page.getByRole('complementary', { name: 'So far' })

/** Two groups with two of each in a knock-out, after a look at the other shapes. */
async function chooseStages(page: Page): Promise<void> {
  const shape = field(page, 'How it is played')
  await shape.selectOption({ label: 'Knock-out only' })
  await soFar(page).getByText('lose once and you are out').waitFor()
  expect(await field(page, 'Every pair meets').count()).toBe(0)
  await shape.selectOption({ label: 'League' })
  await field(page, 'Every pair meets').selectOption({ label: 'Twice, at home and away' })
  const twice = 'Every team plays every other twice. The table decides who wins.'
  await soFar(page).getByText(twice).waitFor()
  await field(page, 'Every pair meets').selectOption({ label: 'Once' })
  await shape.selectOption({ label: 'Groups, then knock-out' })
  const inGroups = 'Teams are drawn into 2 groups and play everyone in their group once.'
  await soFar(page).getByText(inGroups).waitFor()
}

/** Goes on from the step with a PIN and a deadline, and comes back to it: it stands as it was saved. */
async function chooseEntry(page: Page): Promise<void> {
  await field(page, 'How teams enter').selectOption({ label: 'With a PIN' })
  await field(page, 'Deadline for entries').fill('2031-06-01T18:00')
  await soFar(page).getByText('With a PIN: teams that have it enter themselves').waitFor()
  await field(page, 'Entry fee in PKR').fill('0')
  await button(page, 'Save and continue').click()
  await page.getByText('Enter an amount, such as 5000.').waitFor()
  await field(page, 'Entry fee in PKR').fill('')
  await button(page, 'Save and continue').click()
  await page.getByRole('heading', { level: 2, name: 'Squads' }).waitFor()
  await soFar(page).getByText('Teams may enter until Sun 1 June 2031, 18:00.').waitFor()
  await page.getByRole('link', { name: 'Back to Entry' }).click()
  await soon(() => field(page, 'How teams enter').inputValue()).toBe('pin')
}

/** Goes through the steps of a draft: a cup of one over a side with these teams, until it is public. */
export async function setUp(page: Page, names: readonly string[]): Promise<void> {
  const summary = soFar(page)
  const goOn = button(page, 'Save and continue')
  const stands = (step: string) => page.getByRole('heading', { level: 2, name: step }).waitFor()
  await field(page, 'Town or city').fill('Whitby')
  await summary.getByText('Whitby').waitFor()
  await sound(page)
  await goOn.click()
  await stands('Format')
  await field(page, 'Start from').selectOption({ label: 'Another number of overs' })
  await field(page, 'Overs a side').fill('1')
  await goOn.click()
  await stands('Stages')
  await summary.getByText(/^11 a side, 1 over\./).waitFor()
  // The form comes last, and moves the link below it.
  await goOn.waitFor()
  await page.getByRole('link', { name: 'Back to Format' }).click()
  await soon(() => field(page, 'Overs a side').inputValue()).toBe('1')
  await goOn.click()
  await stands('Stages')
  await chooseStages(page)
  await sound(page)
  for (const next of ['Points', 'Results', 'Entry']) {
    await goOn.click()
    await stands(next)
  }
  await chooseEntry(page)
  await sound(page)
  await goOn.click()
  await stands('Squads')
  // Who leaves the set-up goes on where it stood.
  await go(page, page.url().replace(/\?.*/, ''))
  await stands('Squads')
  await field(page, 'Most players of a squad').fill('15')
  await summary.getByText('A squad has at most 15 players.').waitFor()
  await sound(page)
  await goOn.click()
  await stands('Awards')
  await field(page, 'Catch').fill('15')
  await summary.getByText(/^Top fielder: Catch 15, /).waitFor()
  await goOn.click()
  await stands('Sponsors')
  await button(page, 'Add a sponsor').click()
  await field(page, 'Sponsor’s name').fill('Quay Bakery')
  await field(page, 'Where it is shown').selectOption({ label: 'Title sponsor, beside the name' })
  await summary.getByText('Quay Bakery: Title sponsor, beside the name.').waitFor()
  await sound(page)
  await goOn.click()
  await stands('Teams')
  await field(page, 'New teams').fill(names.join('\n'))
  await button(page, 'Add teams').click()
  await summary.getByText('4 teams', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.getByText('No two rules contradict each other.').waitFor()
  await page.getByRole('link', { name: 'Draw the 2 groups' }).waitFor()
  await sound(page)
  await button(page, 'Publish').click()
  await page.getByRole('link', { name: 'View public page' }).waitFor()
}

/** Searches once more with another wish, over the twelve drafts that there are. */
export async function searchAnew(page: Page): Promise<void> {
  await field(page, 'Days of rest between matches').first().fill('1')
  await field(page, 'Keep rest days').first().selectOption({ label: 'Always' })
  await button(page, 'Find fixtures').click()
  await page.getByText('This search replaces 12 fixtures.').waitFor()
  await sound(page)
  await button(page, 'Search and replace').click()
  await page.getByRole('progressbar', { name: 'Searching for fixtures.' }).waitFor()
  await button(page, 'Find fixtures').waitFor({ timeout: 60_000 })
  await page.getByText('12 fixtures are drafts').waitFor()
  expect(await field(page, 'Keep rest days').first().inputValue()).toBe('must')
}

/** What everybody sees of a cup that is over. */
export async function publicPages(page: Page, champions: string): Promise<void> {
  const trophy = page.getByRole('paragraph').filter({ hasText: 'Champions' })
  await soon(() => trophy.innerText()).toContain(champions)
  await sound(page)
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await page.getByText(/disputed .*Five wides are missing/).waitFor()
  await page.getByText('2 for a win, 1 for a tie').waitFor()
  await sound(page)
  await page.getByRole('link', { name: 'Results', exact: true }).click()
  await page.getByText(`${champions} won by`).first().waitFor()
  await sound(page)
}
