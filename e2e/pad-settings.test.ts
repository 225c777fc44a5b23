import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('large type stays on the device, and a device that is nearly full says so in time', async () => {
  const [page] = await device(await scorer())
  await page.addInitScript(() => {
    const estimate = () => Promise.resolve({ usage: 95_000_000, quota: 100_000_000 })
    Object.defineProperty(StorageManager.prototype, 'estimate', { value: estimate })
  })
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('1')
  }
  await button(page, 'OUT').waitFor()
  await page.getByText('This device is almost out of storage: 5 MB left.').waitFor()
  expect(await shortcomings(page)).toEqual([])

  await press(page, button(page, 'More'))
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Large type on this device').check()
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await soon(size).toBe('20px')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.reload()
  await button(page, 'OUT').waitFor()
  await soon(size).toBe('20px')
  expect(await shortcomings(page)).toEqual([])
  const isWider = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(await isWider()).toBe(false)

  await press(page, button(page, 'Save the match or hand it over'))
  await sheet.getByRole('img', { name: /QR code/ }).waitFor()
})
