import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('in a chase the pad tells the par score, and a sheet those of all balls that are left', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 1)
  await go(page, `${origin}/score/${matchId}`)
  const choose = async (name: RegExp) => {
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('1')
  }
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/])
    await choose(name)
  const over = page.getByRole('region', { name: 'This over' })
  for (const ball of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
    await over.getByText(`Over 1, ${ball} ball.`).waitFor()
    await page.keyboard.press('1')
  }
  for (const name of [/who faces/, /other opener/, /Who bowls/]) await choose(name)
  const par = page.getByRole('button', { name: /^D\/L \(Standard Edition\) par / })
  await par.waitFor()
  await over.getByText('Over 1, first ball.').waitFor()
  await page.keyboard.press('1')
  await over.getByText('Over 1, second ball.').waitFor()

  await par.click()
  const sheet = page.getByRole('dialog', { name: 'Par scores' })
  const overs = sheet.locator('tbody th')
  await soon(() => overs.allInnerTexts()).toEqual(['0.1', '0.2', '0.3', '0.4', '0.5', '1'])
  const [now] = await sheet.locator('tbody td').allInnerTexts()
  await soon(() => par.innerText()).toBe(`D/L (Standard Edition) par ${now}`)
  expect(await shortcomings(page)).toEqual([])
})
