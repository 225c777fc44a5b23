import { expect, test } from 'vitest'
import { go, launchBrowser } from './browser.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('a run out is by two fielders, and after five completed runs', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('1')
  }
  await page.getByText('Over 1, first ball.').waitFor()
  await page.keyboard.press('o')
  const sheet = page.getByRole('dialog', { name: 'How out?' })
  await sheet.getByRole('button', { name: 'Run out' }).click()
  const group = (name: string | RegExp) => sheet.getByRole('group', { name })
  await group('Runs completed').getByRole('button', { name: '5', exact: true }).click()
  await group('Run out by').getByRole('button', { name: 'Player TB' }).click()
  await group(/^And by/)
    .getByRole('button', { name: 'Player TC' })
    .click()
  await sheet.getByRole('button', { name: /^OUT, 5 runs, run out \(.*TB\/.*TC\)$/ }).click()

  await page.getByRole('heading', { name: /Who comes in/ }).waitFor()
  await allSaved(page)
  const answer = await fetch(`${origin}/api/v1/matches/${matchId}`)
  expect(await answer.json()).toMatchObject({
    data: { view: { board: { innings: [{ runs: 5, wickets: 1 }] } } },
  })
})
