import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

const sync = (page: Page) => page.getByRole('status').first()

test('a second scorer checks, accepts one difference and proposes another, and the log has only what was accepted', async () => {
  const who = await scorer()
  const [phone] = await device(who)
  const matchId = await makeMatch(phone, 2)
  await go(phone, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await phone.getByRole('heading', { name }).waitFor()
    await phone.keyboard.press('1')
  }
  await button(phone, 'OUT').waitFor()
  await phone.keyboard.press('4')
  await allSaved(phone)

  const [tablet] = await device(who)
  await go(tablet, `${origin}/score/${matchId}`)
  await press(tablet, tablet.getByRole('link', { name: 'Check the scoring on this device' }))
  await tablet.getByText('You and the scorer agree.').waitFor()
  expect(await sync(tablet).innerText()).toBe('Checking, kept on this device only')
  await button(tablet, 'OUT').waitFor()
  for (const key of ['2', '6', '0']) await tablet.keyboard.press(key)
  await tablet.getByText('You are 3 entries ahead.').waitFor()
  await phone.keyboard.press('4')
  await phone.keyboard.press('2')
  await phone.keyboard.press('0')

  await tablet.getByText('2 differences.').waitFor()
  expect(await shortcomings(tablet)).toEqual([])
  await press(tablet, tablet.getByRole('button', { name: 'Accept theirs' }).first())
  await tablet.getByText('1 difference.').waitFor()
  await press(tablet, button(tablet, 'Propose mine'))
  await tablet.getByText('Proposed to the scorer').waitFor()

  await phone.reload()
  await phone.getByText(/proposes a correction/).waitFor()
  await phone.getByRole('heading', { name: 'Ball 0.3' }).waitFor()
  expect(await shortcomings(phone)).toEqual([])
  const score = phone.getByRole('region', { name: 'Score' })
  expect(await score.innerText()).toContain('10')
  await press(phone, button(phone, 'Accept'))
  await soon(() => score.innerText()).toContain('14')
  await allSaved(phone)
  await tablet.getByText('You and the scorer agree.').waitFor()
  await press(tablet, tablet.getByRole('link', { name: 'Stop checking' }))
  await tablet.getByText(/scores this match on another device/).waitFor()
})
