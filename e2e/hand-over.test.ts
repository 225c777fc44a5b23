import { readFile } from 'node:fs/promises'
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
const untilKept = (page: Page) =>
  soon(() => page.evaluate(async () => (await caches.match('/score/shell')) !== undefined)).toBe(
    true,
  )

test('without a network a match is handed to another device, which goes on and sends all of it later', async () => {
  const who = await scorer()
  const [phone, phones] = await device(who)
  const matchId = await makeMatch(phone, 2)
  const earlier = await makeMatch(phone, 2)
  await go(phone, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await phone.getByRole('heading', { name }).waitFor()
    await phone.keyboard.press('1')
  }
  await button(phone, 'OUT').waitFor()
  await allSaved(phone)
  await untilKept(phone)
  const [tablet, tablets] = await device(who)
  await go(tablet, `${origin}/score/${earlier}`)
  await untilKept(tablet)
  await phones.setOffline(true)
  await tablets.setOffline(true)
  await phone.keyboard.press('4')
  await phone.keyboard.press('2')
  await soon(() => sync(phone).innerText()).toContain('2 entries to send')

  await press(phone, button(phone, 'More'))
  const sheet = phone.getByRole('dialog')
  await press(phone, sheet.getByRole('button', { name: 'Scorers and invitations' }))
  await press(phone, sheet.getByRole('button', { name: 'Hand over to another device' }))
  await sheet.getByRole('img', { name: /QR code/ }).waitFor()
  expect(await shortcomings(phone)).toEqual([])
  const saving = phone.waitForEvent('download')
  await press(phone, sheet.getByRole('button', { name: 'Save as a file instead' }))
  const text = await readFile(await (await saving).path(), 'utf8')
  await press(phone, sheet.getByRole('button', { name: 'The other device has it' }))
  await phone.getByText('You have handed this match over').waitFor()
  expect(await sync(phone).innerText()).toBe('Handed over')
  expect(await shortcomings(phone)).toEqual([])

  await tablet.goto(`${origin}/score/${matchId}`)
  await press(tablet, button(tablet, 'Take over from another device'))
  const taking = tablet.getByRole('dialog')
  await press(tablet, taking.getByText('Without a camera'))
  expect(await shortcomings(tablet)).toEqual([])
  await taking.getByLabel('Or its text').fill(text.slice(0, -1))
  await press(tablet, taking.getByRole('button', { name: 'Take it over' }))
  await taking.getByText(/not a whole match/).waitFor()
  await taking.getByLabel('Or its text').fill(text)
  await press(tablet, taking.getByRole('button', { name: 'Take it over' }))
  await soon(() => tablet.getByRole('region', { name: 'Score' }).innerText()).toContain('6')
  await button(tablet, 'OUT').waitFor()
  await tablet.keyboard.press('1')
  await soon(() => sync(tablet).innerText()).toContain('3 entries to send')

  await tablets.setOffline(false)
  await allSaved(tablet)
  await phones.setOffline(false)
  await phone.getByText(/scores this match on another device/).waitFor()
  const answer = await fetch(`${origin}/api/v1/matches/${matchId}`)
  expect(await answer.json()).toMatchObject({
    data: { view: { board: { innings: [{ runs: 7, overs: '0.3' }] } } },
  })
})
