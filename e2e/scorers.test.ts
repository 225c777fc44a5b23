import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, begin, score, startGround, sync, type } from './scoring.testing.ts'

const browser = await launchBrowser()
const { app, origin, device, makeMatch, scorer } = await startGround(browser)

const sheetOf = (page: Page) => page.getByRole('dialog')

async function openScorers(page: Page, matchId: string) {
  await go(page, `${origin}/score/${matchId}`)
  await press(page, button(page, 'More'))
  const sheet = sheetOf(page)
  await press(page, sheet.getByRole('button', { name: 'Scorers and invitations' }))
  await sheet.getByText('Made the match').waitFor()
  return sheet
}

/** Makes an invitation; answers its link. */
async function invite(page: Page, matchId: string): Promise<string> {
  const sheet = await openScorers(page, matchId)
  await press(page, sheet.getByRole('button', { name: '6 hours' }))
  await press(page, sheet.getByRole('button', { name: 'Make a link' }))
  await sheet.getByRole('img', { name: 'The invitation as a QR code' }).waitFor()
  expect(await shortcomings(page)).toEqual([])
  return sheet.getByText(/#token=/).innerText()
}

async function takeAway(page: Page, matchId: string): Promise<void> {
  const sheet = await openScorers(page, matchId)
  await press(page, sheet.getByRole('button', { name: /^Take .* away$/ }))
  await press(page, sheet.getByRole('button', { name: 'Take away now' }))
  await soon(() => sheet.getByText('Invited', { exact: true }).count()).toBe(0)
}

async function accept(page: Page, link: string): Promise<void> {
  await go(page, `${origin}/terms`)
  await go(page, link)
  await press(page, button(page, 'Score it'))
}

test('a scorer is invited by a link and a code, scores, and is taken away at once', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  const link = await invite(page, matchId)

  const [other] = await device(await scorer())
  await accept(other, link)
  await other.getByRole('heading', { name: /toss/ }).waitFor()

  await takeAway(page, matchId)
  await accept(other, link)
  await other.getByText(/has been used or has expired/).waitFor()
})

/** The runs of every ball that the server has, in the order of the log. */
async function ballsOf(matchId: string): Promise<readonly unknown[]> {
  const answer = await fetch(`${origin}/api/v1/matches/${matchId}/log`)
  const told: { data: { entries: readonly { fact: { type: string; runs?: number } }[] } } =
    await answer.json()
  return told.data.entries.flatMap(({ fact }) => (fact.type === 'ball-bowled' ? [fact.runs] : []))
}

test('a scorer who is taken away keeps the balls that were not sent, in a file, and sends them once invited again', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  const [other, context] = await device(await scorer())
  await accept(other, await invite(page, matchId))
  await begin(other)
  await type(other, '1')
  await allSaved(other)
  await context.setOffline(true)
  await type(other, '426')
  await soon(() => sync(other).innerText()).toBe('Saved on this device, 3 entries to send')

  await takeAway(page, matchId)
  await context.setOffline(false)
  const told = other.getByRole('alert').filter({ hasText: 'not a scorer of this match' })
  await told.getByText('3 entries are kept on this device and not sent.').waitFor()
  await other.reload()
  await told.getByText('3 entries are kept on this device and not sent.').waitFor()
  await soon(() => sync(other).innerText()).toBe('Not sending, 3 entries to send')
  expect(await shortcomings(other)).toEqual([])
  const saving = other.waitForEvent('download')
  await press(other, button(other, 'Save them as a file'))
  const kept: { matchId: string; entries: readonly { fact: { runs: number } }[] } = JSON.parse(
    await readFile(await (await saving).path(), 'utf8'),
  )
  expect(kept.matchId).toBe(matchId)
  expect(kept.entries.map(({ fact }) => fact.runs)).toEqual([4, 2, 6])
  expect(await ballsOf(matchId)).toEqual([1])

  await accept(other, await invite(page, matchId))
  await allSaved(other)
  expect(await ballsOf(matchId)).toEqual([1, 4, 2, 6])
})

test('a second tab of a device says that the first has the match, and takes it up when that is closed', async () => {
  const [page, context] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  await begin(page)
  await type(page, '4')
  await allSaved(page)

  const second = await context.newPage()
  await second.clock.setFixedTime(app.now())
  await go(second, `${origin}/score/${matchId}`)
  await second.getByText('This match is open in another tab of this browser.').waitFor()
  expect(await shortcomings(second)).toEqual([])
  await type(second, '6')
  expect(await button(second, 'OUT').count()).toBe(0)

  await type(page, '2')
  await allSaved(page)
  await page.close()
  await button(second, 'OUT').waitFor()
  await type(second, '1')
  await soon(() => score(second).innerText()).toContain('7')
  await allSaved(second)
  expect(await ballsOf(matchId)).toEqual([4, 2, 1])
})

const YEAR_MS = 365 * 86_400_000

test.each([
  ['behind', -YEAR_MS],
  ['ahead', YEAR_MS],
])('what a device records whose clock is a year %s arrives in order, and once', async (_, off) => {
  const [page, context] = await device(await scorer())
  await page.clock.setFixedTime(Date.parse(app.now()) + off)
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  await begin(page)
  await type(page, '14')
  await allSaved(page)
  await context.setOffline(true)
  await type(page, '26')
  await soon(() => sync(page).innerText()).toBe('Saved on this device, 2 entries to send')
  await context.setOffline(false)
  await allSaved(page)
  await page.reload()
  await button(page, 'OUT').waitFor()
  await type(page, '3')
  await allSaved(page)
  expect(await ballsOf(matchId)).toEqual([1, 4, 2, 6, 3])
})
