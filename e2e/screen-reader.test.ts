import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, begin, prompt, startGround, type } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

type Role = 'button' | 'heading'

const tree = (page: Page) => page.locator('body').ariaSnapshot()

/** What is announced: everything in the tree that says its changes. */
const announced = async (page: Page) =>
  [...(await tree(page)).matchAll(/- status: "?(.*?)"?$/gm)].map(([, words]) => words).at(-1)

/** The names that the tree has for a role. */
const names = async (page: Page, role: Role) =>
  [...(await tree(page)).matchAll(new RegExp(`- '?${role} "([^"]*)"`, 'g'))].map(([, name]) => name)

/** Presses a button that the tree names so. */
async function choose(page: Page, name: string): Promise<void> {
  await soon(() => names(page, 'button')).toContain(name)
  await page.getByRole('button', { name, exact: true }).press('Enter')
}

/** What is asked is read out, because it has the focus. */
async function asked(page: Page, name: string): Promise<void> {
  await soon(() => names(page, 'heading')).toContain(name)
  const heading = page.getByRole('heading', { name, exact: true })
  await soon(() => heading.evaluate((node) => node === document.activeElement)).toBe(true)
}

async function answer(page: Page, name: string, choice: string): Promise<void> {
  await asked(page, name)
  await choose(page, choice)
}

/** Buttons that record a ball, and what is announced then. */
type Ball = readonly [readonly string[], string]

async function play(page: Page, balls: readonly Ball[]): Promise<void> {
  for (const [keys, words] of balls) {
    for (const key of keys) await choose(page, key)
    await soon(() => announced(page)).toBe(words)
  }
}

async function openers(page: Page, team: string, [one, other, bowler]: readonly string[]) {
  await answer(page, `${team}: who faces?`, `${one}`)
  await answer(page, `${team}: the other opener?`, `${other}`)
  await answer(page, 'Who bowls over 1?', `${bowler}`)
}

test('a match is scored with nothing but what a screen reader is told', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  await asked(page, 'Who won the toss?')
  const [title = ''] = await names(page, 'heading')
  const [lions = '', tigers = ''] = title.split(' v ')
  await answer(page, 'Who won the toss?', lions)
  await answer(page, 'What did they choose?', 'To bat')
  await openers(page, lions, ['Player LA', 'Player LB', 'Player TA'])

  await play(page, [
    [['1'], `0.1 1 run, Player LA. ${lions} 1 for 0, 0.1 overs.`],
    [['4'], `0.2 FOUR, Player LB. ${lions} 5 for 0, 0.2 overs.`],
    [['WD wide', '0 dot'], `0.3 wide, Player LB. ${lions} 6 for 0, 0.2 overs.`],
    [['OUT', 'Bowled', 'OUT, b TA'], `0.3 OUT, Player LB. ${lions} 6 for 1, 0.3 overs.`],
  ])
  await answer(page, 'Who comes in?', 'Player LC')
  await play(page, [
    [['LB leg bye', '1'], `0.4 1 leg bye, Player LC. ${lions} 7 for 1, 0.4 overs.`],
    [['6'], `0.5 SIX, Player LA. ${lions} 13 for 1, 0.5 overs.`],
    [['Undo 0.5 SIX, Player LA'], `Undone. ${lions} 7 for 1, 0.4 overs.`],
    [['Redo'], `0.5 SIX, Player LA. ${lions} 13 for 1, 0.5 overs.`],
    [['0 dot'], `0.6 no run, Player LA. ${lions} 13 for 1, 1 over.`],
  ])
  await answer(page, 'Who bowls over 2?', 'Player TB')
  for (const ball of [1, 2, 3, 4, 5]) {
    const words = `1.${ball} no run, Player LC. ${lions} 13 for 1, 1.${ball} overs.`
    await play(page, [[['0 dot'], words]])
  }
  await choose(page, '2')
  await soon(() => announced(page)).toMatch(
    /^1\.6 2 runs, Player LC\. Lions .* 15 for 1, 2 overs\. ./,
  )

  await openers(page, tigers, ['Player TA', 'Player TB', 'Player LA'])
  await play(page, [
    [['6'], `0.1 SIX, Player TA. ${tigers} 6 for 0, 0.1 overs. Need 10 from 11 balls.`],
    [['4'], `0.2 FOUR, Player TA. ${tigers} 10 for 0, 0.2 overs. Need 6 from 10 balls.`],
  ])
  await choose(page, '6')
  const result = new RegExp(`16 for 0, 0\\.3 overs\\. ${tigers} won by 10 wickets`)
  await soon(() => announced(page)).toMatch(result)
  await allSaved(page)
})

test('nothing on the pad and its sheets keeps anybody out', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  await prompt(page, /toss/).waitFor()
  expect(await shortcomings(page)).toEqual([])
  await begin(page)
  await type(page, '146')
  expect(await shortcomings(page)).toEqual([])
  for (const key of ['o', 'm', '?']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await type(page, key)
    await page.getByRole('dialog').waitFor()
    expect(await shortcomings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await press(page, button(page, 'Black on white for bright sun'))
  expect(await shortcomings(page)).toEqual([])
})
