import { expect, test } from 'vitest'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('after a refusal the extras that were pressed are pressed still, and count with the next runs', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('1')
  }
  await button(page, 'OUT').waitFor()
  await allSaved(page)
  await page.evaluate(() => {
    const store = IDBObjectStore.prototype
    const own = Object.getOwnPropertyDescriptors(store)
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    Object.assign(store, { put: full, add: full })
    addEventListener('roomy', () => Object.defineProperties(store, own), { once: true })
  })

  await page.keyboard.press('w')
  await page.keyboard.press('1')
  await page.getByRole('alert').filter({ hasText: 'The storage is full' }).waitFor()
  const wide = page.getByRole('button', { name: 'WD wide' })
  await soon(() => wide.getAttribute('aria-pressed')).toBe('true')

  await page.evaluate(() => dispatchEvent(new Event('roomy')))
  await page.keyboard.press('1')
  await soon(() => wide.getAttribute('aria-pressed')).toBe('false')
  await soon(() => page.getByRole('region', { name: 'Score' }).innerText()).toContain('2')
  expect(await page.getByRole('alert').filter({ hasText: 'The storage is full' }).count()).toBe(0)
})
