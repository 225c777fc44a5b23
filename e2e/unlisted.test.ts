import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('without a network, somebody who is not listed comes on to bowl, and is on the scorecard later', async () => {
  const [page, context] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/]) {
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('1')
  }
  await page.getByRole('heading', { name: /Who bowls/ }).waitFor()
  await soon(() =>
    page.evaluate(async () => (await caches.match('/score/shell')) !== undefined),
  ).toBe(true)
  await context.setOffline(true)

  const sheet = page.getByRole('dialog')
  await press(page, button(page, 'Somebody who is not listed'))
  await sheet.getByRole('heading', { name: /is not playing/ }).waitFor()
  expect(await shortcomings(page)).toEqual([])
  await press(page, sheet.getByRole('button', { name: 'Player TC' }))
  await sheet.getByLabel('Name').fill('Player TA')
  await press(page, sheet.getByRole('button', { name: 'Add to the side' }))
  await sheet.getByText('Somebody of that name is in the side already; add an initial.').waitFor()
  await sheet.getByLabel('Name').fill('Zia Late')
  await press(page, sheet.getByRole('button', { name: 'Add to the side' }))
  await sheet.waitFor({ state: 'detached' })
  await button(page, 'Undo Zia Late in the side').waitFor()
  await press(page, button(page, 'Zia Late'))
  await button(page, 'OUT').waitFor()
  expect(await shortcomings(page)).toEqual([])

  await press(page, button(page, 'OUT'))
  expect(await sheet.getByRole('button', { name: 'Player TC' }).count()).toBe(0)
  await press(page, sheet.getByRole('button', { name: 'Substitute', exact: true }))
  await sheet.getByLabel('Name of the substitute, if known').fill('Omar Yousaf')
  await press(page, sheet.getByRole('button', { name: /^OUT, c sub \(Omar Yousaf\) b Late/ }))
  await sheet.waitFor({ state: 'detached' })

  await context.setOffline(false)
  await allSaved(page)
  await go(page, `${origin}/match-central/matches/${matchId}/scorecard`)
  await page.getByText('Zia Late').first().waitFor()
})
