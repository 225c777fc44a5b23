import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)
const balls = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

test('overs lost in the first innings shorten both, and give the chase its target by the method', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 6)
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

  await loseOvers()
  await sheet.getByRole('button', { name: 'No more play' }).click()
  const follows = sheet.getByRole('region', { name: 'What follows' })
  await follows.getByText('No result').waitFor()
  expect(await follows.locator('dl > div').allInnerTexts()).toContain(
    'Fewest overs for a result\n5',
  )
  expect(await shortcomings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'End the match' }).click()
  await page.getByRole('heading', { name: 'No result' }).waitFor()
  await page.getByRole('button', { name: /^Undo the end of the match/ }).click()
  await over.getByText('Over 1, first ball.').waitFor()
  await allSaved(page)
})
