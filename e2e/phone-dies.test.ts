import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { USER_DETAILS_KEY } from '../apps/web/app/state/user-details.ts'
import { go, launchBrowser, launchOptions, soon } from './browser.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'
import { beginSession } from './session.testing.ts'

const { app, origin, makeMatch, scorer } = await startGround(await launchBrowser())
const folder = await mkdtemp(path.join(tmpdir(), 'phone-'))
afterAll(async () => {
  await kill()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A browser of its own, which keeps what it has stored in the folder. */
async function switchOn(): Promise<readonly [Page, BrowserContext]> {
  const context = await chromium.launchPersistentContext(folder, {
    ...(await launchOptions()),
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.clock.setFixedTime(app.now())
  return [page, context]
}

/** Whether who is signed in stands on the disk: browsers write that some seconds after a page has. */
async function isSignedInOnDisk(): Promise<boolean> {
  const storage = path.join(folder, 'Default', 'Local Storage', 'leveldb')
  const names = await readdir(storage)
  const files = await Promise.all(names.map((name) => readFile(path.join(storage, name), 'latin1')))
  return files.some((text) => text.includes(USER_DETAILS_KEY))
}

/** Ends every process of that browser at once, as an empty battery does. */
async function kill(): Promise<void> {
  for (const id of await readdir('/proc')) {
    if (!/^\d+$/.test(id)) continue
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
    if (command.includes(folder)) process.kill(Number(id), 'SIGKILL')
  }
}

test('a phone that dies in the middle of an over, without a network, has lost no ball', async () => {
  const [page, context] = await switchOn()
  const { email, password } = await scorer()
  await go(page, `${origin}/terms`)
  await beginSession(page, email, password)
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('1')
  }
  const over = page.getByRole('region', { name: 'This over' })
  await over.getByText('Over 1, first ball.').waitFor()
  await page.keyboard.press('4')
  await allSaved(page)
  const isKept = () => page.evaluate(async () => (await caches.match('/score/shell')) !== undefined)
  await soon(isKept).toBe(true)
  await soon(isSignedInOnDisk).toBe(true)
  await context.setOffline(true)
  await page.keyboard.press('2')
  await over.getByText('Over 1, third ball.').waitFor()
  await page.keyboard.press('6')
  await over.getByText('Over 1, fourth ball.').waitFor()
  const died = new Promise((resolve) => context.once('close', resolve))
  await kill()
  await died

  const [next, later] = await switchOn()
  await later.setOffline(true)
  // What the browser stored in its last seconds may be gone as well.
  await later.addInitScript(() => localStorage.removeItem('device-id'))
  await next.goto(`${origin}/score/${matchId}`)
  await next.getByText('Over 1, fourth ball.').waitFor()
  const sync = next.getByRole('status').first()
  await soon(() => sync.innerText()).toBe('Saved on this device, 2 entries to send')
  await later.setOffline(false)
  await allSaved(next)
  const answer = await fetch(`${origin}/api/v1/matches/${matchId}`)
  expect(await answer.json()).toMatchObject({
    data: { view: { board: { innings: [{ runs: 12, overs: '0.3' }] } } },
  })
})
