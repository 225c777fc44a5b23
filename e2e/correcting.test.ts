import type { Fact } from '@pavilion/cricket/facts.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

const score = (page: Page) => page.getByRole('region', { name: 'Score' })
const sync = (page: Page) => page.getByRole('status').first()
const sheet = (page: Page) => page.getByRole('dialog')

/** What the pad shows of the match so far: after every ball it is something else. */
const seen = async (page: Page) =>
  `${await score(page).innerText()} ${await page.getByRole('region', { name: 'This over' }).innerText()}`

/** What is asked, without waiting for it. */
const asked = (page: Page) => page.locator('main h2').allInnerTexts()

/** The first of every choice, until a ball is due: what is asked may come a moment after its keys. */
async function answer(page: Page): Promise<void> {
  const keys = page.getByRole('region', { name: 'Scoring keys' })
  for (;;) {
    await keys.or(page.locator('main h2')).first().waitFor()
    const [title] = await asked(page)
    if (title === undefined) return
    const choice = page.getByRole('region', { name: title }).locator('button:not([aria-disabled])')
    await choice.first().click()
    await soon(async () => (await asked(page))[0]).not.toBe(title)
  }
}

/** A ball: the extra that is pressed first, if any, and the runs; or a wicket. */
type Tap =
  | { readonly extra?: 'WD wide' | 'NB no ball' | 'LB leg bye'; readonly runs: number }
  | 'out'

async function tap(page: Page, ball: Tap): Promise<void> {
  await answer(page)
  const before = await seen(page)
  if (ball === 'out') {
    await button(page, 'OUT').click()
    await sheet(page).getByRole('button', { name: 'Bowled', exact: true }).click()
    await sheet(page)
      .getByRole('button', { name: /^OUT, b / })
      .click()
  } else {
    const { extra, runs } = ball
    if (extra !== undefined) await page.getByRole('button', { name: extra }).click()
    await page.getByRole('button', { name: runs === 0 ? '0 dot' : `${runs}`, exact: true }).click()
  }
  await soon(() => seen(page)).not.toBe(before)
}

/** An innings of twenty overs: every over has a wide or a no-ball, and every third a wicket. */
const inningsOf = (boundary: 4 | 6): Tap[] =>
  Array.from({ length: 20 }, (_, over): Tap[] => [
    { runs: 1 },
    { runs: boundary },
    over % 2 === 0 ? { extra: 'WD wide', runs: 0 } : { extra: 'NB no ball', runs: 2 },
    { runs: 0 },
    over % 3 === 2 ? 'out' : { runs: 2 },
    { extra: 'LB leg bye', runs: 1 },
    { runs: over % 5 },
  ]).flat()

const runsOf = (balls: readonly Tap[]): number =>
  balls.reduce(
    (sum, ball) =>
      ball === 'out'
        ? sum
        : sum + ball.runs + ('extra' in ball && ball.extra !== 'LB leg bye' ? 1 : 0),
    0,
  )

async function logOf(matchId: string) {
  const [match, log] = await Promise.all(
    ['', '/log'].map(async (path) =>
      (await fetch(`${origin}/api/v1/matches/${matchId}${path}`)).json(),
    ),
  )
  const facts: { seq: number; fact: Fact }[] = log.data.entries
  return { state: replay(match.data.setup, facts), view: match.data.view }
}

/** Corrects the third over's first ball to a six, from the scorebook. */
async function correctThirdOver(page: Page): Promise<void> {
  await button(page, 'Scorebook').click()
  await sheet(page)
    .getByRole('button', { name: /^2\.1, / })
    .click()
  await sheet(page).getByRole('button', { name: '3', exact: true }).click()
  expect(await shortcomings(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Record the correction' }).click()
  await sheet(page).getByText('Say why').waitFor()
  await sheet(page).getByLabel('Reason').fill('They ran three')
  await sheet(page).getByRole('button', { name: 'Record the correction' }).click()
  await sheet(page).waitFor({ state: 'detached' })
}

test('a T20 is scored by thumb: extras, wickets, a correction, and overs without a network', async () => {
  const [page, context] = await device(await scorer())
  const matchId = await makeMatch(page, 20)
  await go(page, `${origin}/score/${matchId}`)
  const [first, second] = [inningsOf(6), inningsOf(4)]
  const half = first.length / 2

  for (const ball of first.slice(0, half)) await tap(page, ball)
  await correctThirdOver(page)
  await soon(() => score(page).innerText()).toContain(`${runsOf(first.slice(0, half)) + 2}`)
  await page.getByRole('button', { name: 'Undo the correction' }).click()
  await soon(() => score(page).innerText()).not.toContain(`${runsOf(first.slice(0, half)) + 2}`)
  await button(page, 'Redo').click()
  await soon(() => score(page).innerText()).toContain(`${runsOf(first.slice(0, half)) + 2}`)
  await allSaved(page)

  await context.setOffline(true)
  for (const ball of first.slice(half, half + 28)) await tap(page, ball)
  await soon(() => sync(page).innerText()).toMatch(/^Saved on this device, \d+ entries to send$/)
  await context.setOffline(false)
  for (const ball of [...first.slice(half + 28), ...second]) await tap(page, ball)

  await page.getByRole('link', { name: 'To the scorecard' }).waitFor()
  await allSaved(page)
  const { state, view } = await logOf(matchId)
  const outcome = outcomeOf(state)
  expect(view.board.innings).toMatchObject([
    { runs: runsOf(first) + 2, wickets: 6, overs: '20' },
    { runs: runsOf(second), wickets: 6, overs: '20' },
  ])
  expect(state.innings.map(({ runs }) => runs)).toEqual([runsOf(first) + 2, runsOf(second)])
  expect(await page.getByText(outcomeText(state, outcome!)).count()).toBeGreaterThan(0)
  expect(first.length + second.length).toBeGreaterThan(240)

  await button(page, 'Scorebook').click()
  await sheet(page).getByRole('button', { name: 'Corrections' }).click()
  await sheet(page).getByText('They ran three').waitFor()
  expect(await shortcomings(page)).toEqual([])
}, 300_000)

test('by keyboard alone a wicket that was missed is put right, with whoever came in', async () => {
  const [page] = await device(await scorer(), 1440)
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  await answer(page)
  for (const key of '12') await page.keyboard.press(key)
  await soon(() => score(page).innerText()).toContain('3')

  await page.keyboard.press('e')
  await sheet(page)
    .getByRole('button', { name: /^0\.1, / })
    .focus()
  await page.keyboard.press('Enter')
  await sheet(page).getByRole('button', { name: 'OUT', exact: true }).focus()
  await page.keyboard.press('Enter')
  await sheet(page).getByRole('button', { name: 'Bowled', exact: true }).focus()
  await page.keyboard.press('Enter')
  const record = sheet(page).getByRole('button', { name: 'First mend what the Laws forbid' })
  await record.focus()
  await page.keyboard.press('Enter')
  await sheet(page).getByText('That batter is out already').first().waitFor()
  await sheet(page)
    .getByRole('button', { name: 'Player LC in the place of Player LA, from here on' })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await sheet(page).getByRole('button', { name: 'Record the correction' }).focus()
  await page.keyboard.press('Enter')
  await sheet(page).waitFor({ state: 'detached' })

  await soon(async () => (await logOf(matchId)).state.current).toMatchObject({
    runs: 2,
    wickets: 1,
  })
  const { state } = await logOf(matchId)
  expect(state.current?.batterById.has(state.setup.teams[0].players[2]!.id)).toBe(true)
})
