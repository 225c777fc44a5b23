import { limited } from '@pavilion/cricket/formats/limited.ts'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)
/** Four minutes an over, of which two minutes are free. */
const rules = {
  ...limited(6),
  lostTime: { secondsPerOver: 240, graceMinutes: 2, minimumOvers: 2 },
}
const balls = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

test('overs lost in the first innings shorten both, and give the chase its target by the method', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 6, rules)
  await go(page, `${origin}/score/${matchId}`)
  const choose = async (name: RegExp) => {
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('1')
  }
  const loseOvers = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Overs lost, or no more play' }).click()
    return page.getByRole('dialog', { name: 'Overs lost' })
  }
  const over = page.getByRole('region', { name: 'This over' })
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/])
    await choose(name)
  await over.getByText('Over 1, first ball.').waitFor()
  await page.keyboard.press('1')
  await over.getByText('Over 1, second ball.').waitFor()

  const sheet = await loseOvers()
  await sheet.getByLabel('Overs lost').fill('1')
  await sheet.getByText('5 overs a side').waitFor()
  expect(await shortcomings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Set these overs' }).click()
  await sheet.waitFor({ state: 'detached' })

  for (const number of [1, 2, 3, 4, 5]) {
    if (number > 1) await choose(/Who bowls/)
    for (const ball of number === 1 ? balls.slice(1) : balls) {
      await over.getByText(`Over ${number}, ${ball} ball.`).waitFor()
      await page.keyboard.press('1')
    }
  }
  const notice = page.getByRole('region', { name: 'Cut short' })
  await notice.getByText(/Target \d+ from 5 overs/).waitFor()
  await page.getByRole('button', { name: 'Look at the target' }).click()
  await sheet.getByText('Target 31 from 5 overs', { exact: true }).waitFor()
  await sheet.getByRole('button', { name: 'Set this target' }).click()
  await sheet.waitFor({ state: 'detached' })

  for (const name of ['Player TA', 'Player TB', 'Player LK'])
    await page.getByRole('button', { name }).click()
  await over.getByText('Over 1, first ball.').waitFor()
  await soon(() => page.getByRole('region', { name: 'Score' }).innerText()).toMatch(
    /31 .*30 balls/i,
  )

  const happens = async (what: string, at: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const more = page.getByRole('dialog', { name: 'More' })
    await more.getByLabel('Time at the ground').fill(at)
    await more.getByRole('button', { name: what, exact: true }).click()
    await more.waitFor({ state: 'detached' })
  }
  await happens('Rain', '17:10')
  await allSaved(page)
  await wondersWhat(`${origin}/match-central/matches/${matchId}`)
  await happens('Play resumes', '17:18')

  await loseOvers()
  await sheet.getByText('6 minutes at 4 an over come to 1 over.').waitFor()
  await sheet.getByText(/^Target \d+ from 4 overs$/).waitFor()
  expect(await shortcomings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'By overs' }).click()
  expect(await sheet.getByLabel('Overs lost').inputValue()).toBe('1')
  await sheet.getByRole('button', { name: 'No more play' }).click()
  const follows = sheet.getByRole('region', { name: 'What follows' })
  await follows.getByText('No result').waitFor()
  expect(await follows.locator('dl > div').allInnerTexts()).toContain(
    'Fewest overs for a result\n2',
  )
  expect(await shortcomings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'End the match' }).click()
  await page.getByRole('heading', { name: 'No result' }).waitFor()
  await page.getByRole('button', { name: /^Undo the end of the match/ }).click()
  await over.getByText('Over 1, first ball.').waitFor()
  await allSaved(page)
})

/** Somebody without an account works out on the match page what a later restart would mean. */
async function wondersWhat(address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await go(page, address)
  await page.getByRole('button', { name: 'What if play resumes at' }).click()
  const dialog = page.getByRole('dialog', { name: 'What if play resumes at' })
  expect(await dialog.getByLabel('Play stopped at').inputValue()).toBe('17:10')
  await dialog.getByLabel('Play resumes at').fill('17:20')
  await dialog.getByText('10 minutes lost, of which 2 cost no overs.').waitFor()
  await dialog
    .getByText(/^Target \d+ from 3 overs$/)
    .first()
    .waitFor()
  expect(await shortcomings(page)).toEqual([])
  await page.close()
}
