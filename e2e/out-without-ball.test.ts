import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('batters are out though no ball is bowled, on the pad, on the card and in the book', async () => {
  const [page] = await device(await scorer())
  const prompt = (name: RegExp) => page.getByRole('heading', { name })
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await prompt(name).waitFor()
    await page.keyboard.press('1')
  }
  await button(page, 'OUT').waitFor()
  await page.keyboard.press('4')

  await press(page, button(page, 'OUT'))
  const sheet = page.getByRole('dialog')
  await sheet.getByText('No ball was bowled').click()
  expect(await shortcomings(page)).toEqual([])
  await press(page, sheet.getByRole('button', { name: /run out by .* before the delivery/ }))
  await prompt(/comes in/).waitFor()
  await button(page, 'Undo Player LB out').waitFor()

  await press(page, button(page, 'More'))
  await press(page, sheet.getByRole('button', { name: 'Player LC timed out' }))
  await sheet.waitFor({ state: 'detached' })
  await button(page, 'Undo Player LC out').waitFor()
  await prompt(/comes in/).waitFor()
  await page.keyboard.press('1')
  await button(page, 'OUT').waitFor()
  await soon(() => page.getByRole('region', { name: 'Score' }).innerText()).toContain('4/2')
  await allSaved(page)

  await go(page, `${origin}/match-central/matches/${matchId}/scorecard`)
  await page.getByText('timed out', { exact: true }).first().waitFor()
  await page
    .getByText(/^run out \(T/)
    .first()
    .waitFor()
})
