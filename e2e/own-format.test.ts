import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { eleven, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, scorer } = await startGround(browser)

test('rules of one’s own are said in words, saved under a name, and a match is made with them', async () => {
  const [page] = await device(await scorer(), 390)
  await go(page, `${origin}/manage/matches/new`)
  await page.getByLabel('Name', { exact: true }).first().fill('Lions of Thursday')
  await page.getByLabel('Name', { exact: true }).last().fill('Tigers of Thursday')
  await page.getByLabel('Players', { exact: true }).first().fill(eleven('L'))
  await page.getByLabel('Players', { exact: true }).last().fill(eleven('T'))
  await page.getByLabel('Played as').selectOption('pairs')
  await page.getByText('a wicket takes 5 runs off, and the other batter faces').waitFor()
  await press(page, page.getByText('Change the rules'))
  await page.getByLabel('Overs a side').fill('12')
  await page.getByText('The overs of all pairs together are not those of the innings.').waitFor()
  await page.getByLabel('Overs a pair').fill('3')
  await page.getByLabel('Name of the format').fill('Thursday pairs')
  await page.getByLabel('Days').fill('2')
  await page.getByText('8 a side, 12 overs, 2 days.').waitFor()
  await press(page, button(page, 'Add a powerplay'))
  await page.getByLabel('First over').fill('2')
  await page.getByLabel('Last over').fill('1')
  await page.getByText('A powerplay begins before it ends, within the innings.').waitFor()
  await page.getByLabel('Last over').fill('4')
  await page.getByText('Powerplay overs 2–4.').waitFor()
  await page.getByLabel('Replacements for the rest of a match').selectOption('listed')
  await page.getByLabel('Concussion').check()
  await page.getByText('Replacements for concussion only.').waitFor()
  expect(await shortcomings(page)).toEqual([])
  await press(page, button(page, 'Save the format'))
  await button(page, 'Delete the format “Thursday pairs”').waitFor()

  await go(page, `${origin}/manage/matches/new`)
  await page.getByLabel('Name', { exact: true }).first().fill('Lions of Thursday')
  await page.getByLabel('Name', { exact: true }).last().fill('Tigers of Thursday')
  await page.getByLabel('Players', { exact: true }).first().fill(eleven('L'))
  await page.getByLabel('Players', { exact: true }).last().fill(eleven('T'))
  await page.getByLabel('Played as').selectOption('Thursday pairs')
  await page.getByText('Thursday pairs: 8 a side, 12 overs, 2 days.').waitFor()
  await press(page, button(page, 'To the toss'))
  await page.waitForURL(/\/score\//)
  await page.getByText('Who won the toss?').waitFor()
})
