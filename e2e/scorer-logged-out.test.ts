import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'
import { beginSession } from './session.testing.ts'

const browser = await launchBrowser()
const { app, origin, device, makeMatch, scorer } = await startGround(browser)

test('a session that ends leaves the pad open, and what it keeps is sent once somebody has logged in again', async () => {
  const who = await scorer()
  const [page, context] = await device(who)
  const matchId = await makeMatch(page, 1)
  await go(page, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('1')
  }
  await button(page, 'OUT').waitFor()
  await page.keyboard.press('1')
  await allSaved(page)

  await app.db.deleteFrom('session').execute()
  await page.keyboard.press('4')
  await page.getByText('You are logged out.').waitFor()
  await page.keyboard.press('2')
  const sync = page.getByRole('status').first()
  await soon(() => sync.innerText()).toBe('Saved on this device, 2 entries to send')
  expect(new URL(page.url()).pathname).toBe(`/score/${matchId}`)
  expect(await shortcomings(page)).toEqual([])
  await page.getByRole('link', { name: 'Log in to send it' }).waitFor()

  const tab = await context.newPage()
  await tab.clock.setFixedTime(app.now())
  await go(tab, `${origin}/terms`)
  await beginSession(tab, who.email, who.password)
  await allSaved(page)
  const score = page.getByRole('region', { name: 'Score' })
  await soon(() => score.innerText()).toContain('7')
})
