import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('a substitute comes on, takes a catch and goes off, and another keeps wicket', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('1')
  }
  await button(page, 'OUT').waitFor()
  const sheet = page.getByRole('dialog')

  await press(page, button(page, 'More'))
  await press(page, sheet.getByRole('button', { name: 'Players and substitutes' }))
  await sheet.getByRole('heading', { name: 'Players' }).waitFor()
  expect(await shortcomings(page)).toEqual([])
  await press(page, sheet.getByRole('button', { name: /A substitute fields/ }))
  await press(page, sheet.getByRole('button', { name: 'Player TC' }))
  await sheet.getByLabel('Somebody else').fill('Yasir Malik')
  expect(await shortcomings(page)).toEqual([])
  await press(page, sheet.getByRole('button', { name: 'Put on the field' }))
  await sheet.waitFor({ state: 'detached' })
  await button(page, 'Undo the substitute').waitFor()

  await page.keyboard.press('p')
  await press(page, sheet.getByRole('button', { name: 'Another wicket-keeper' }))
  await press(page, sheet.getByRole('button', { name: /^Tigers/ }))
  await press(page, sheet.getByRole('button', { name: 'Player TB' }))
  await sheet.waitFor({ state: 'detached' })

  await press(page, button(page, 'OUT'))
  await sheet.getByRole('button', { name: 'Player TB †' }).waitFor()
  expect(await sheet.getByRole('button', { name: 'Player TC' }).count()).toBe(0)
  await press(page, sheet.getByRole('button', { name: 'Yasir Malik (sub)' }))
  await press(page, sheet.getByRole('button', { name: /^OUT, c sub \(Yasir Malik\)/ }))
  await sheet.waitFor({ state: 'detached' })

  await press(page, button(page, 'More'))
  await press(page, sheet.getByRole('button', { name: 'Players and substitutes' }))
  await press(page, sheet.getByRole('button', { name: /Player TC is back/ }))
  await sheet.waitFor({ state: 'detached' })
  await allSaved(page)

  await go(page, `${origin}/match-central/matches/${matchId}/scorecard`)
  await page
    .getByText(/c sub \(Yasir Malik\)/)
    .first()
    .waitFor()
})
