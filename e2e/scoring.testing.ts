import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import {
  member,
  startAccountServer,
  type Person,
} from '../apps/server/src/accounts/accounts.testing.ts'
import { freshDatabase } from '../apps/server/src/db/database.testing.ts'
import { buildSite } from '../apps/server/src/app/start/build-site.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { go, soon } from './browser.testing.ts'
import { button } from './member.testing.ts'
import { beginSession } from './session.testing.ts'

const LETTERS = 'ABCDEFGHIJK'

/** Eleven names of a side, one a line. */
export const eleven = (side: string) =>
  LETTERS.split('')
    .map((letter) => `Player ${side}${letter}`)
    .join('\n')

/** The real server and site, and somebody who scores. */
export async function startGround(browser: Browser) {
  await buildSite(() => undefined)
  const server = await startAccountServer(await freshDatabase())
  const { origin, app } = server

  /** A device on which somebody is signed in. */
  const device = async (who: Person, width = 390): Promise<[Page, BrowserContext]> => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width, height: width < 500 ? 844 : 900 },
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(app.now())
    await go(page, `${origin}/terms`)
    await beginSession(page, who.email, who.password)
    return [page, context]
  }

  /** Makes a match by the API of the page, of so many overs or by rules in full; answers its id. */
  const makeMatch = (
    page: Page,
    overs: number,
    more: { reviews?: number } | PlayingConditions = {},
  ): Promise<string> =>
    page.evaluate(
      async ({ key, conditions, sides }) => {
        const { token } = JSON.parse(localStorage.getItem('userDetails') ?? '{}')
        const answer = await fetch('/api/v1/matches', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({
            idempotencyKey: key,
            teams: sides,
            conditions,
          }),
        })
        const told = await answer.json()
        if (!answer.ok) throw new Error(JSON.stringify(told))
        return told.data.id
      },
      {
        key: randomUUID(),
        conditions: 'ballsPerOver' in more ? more : { format: 'limited', overs, ...more },
        sides: [
          { name: `Lions ${randomUUID().slice(0, 4)}`, players: eleven('L').split('\n') },
          { name: `Tigers ${randomUUID().slice(0, 4)}`, players: eleven('T').split('\n') },
        ],
      },
    )
  return { ...server, device, makeMatch, scorer: () => member(server) }
}

export const prompt = (page: Page, name: RegExp) => page.getByRole('heading', { name })
export const score = (page: Page) => page.getByRole('region', { name: 'Score' })
export const sync = (page: Page) => page.getByRole('status').first()

/** Presses keys one after the other, each when the pad is ready for it. */
export async function type(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Toss, openers and bowler: the first of each list. */
export async function begin(page: Page): Promise<void> {
  await prompt(page, /toss/).waitFor()
  await type(page, '1')
  await prompt(page, /choose/).waitFor()
  await type(page, '1')
  await open(page)
}

/** The openers and the bowler of an innings. */
export async function open(page: Page): Promise<void> {
  await prompt(page, /who faces/).waitFor()
  await type(page, '1')
  await prompt(page, /other opener/).waitFor()
  await type(page, '1')
  await bowl(page)
}

export async function bowl(page: Page): Promise<void> {
  await prompt(page, /Who bowls/).waitFor()
  await type(page, '1')
  await button(page, 'OUT').waitFor()
}

/** Waits until what was just recorded is on the device, and the server has all of it. */
export async function allSaved(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('scoring')
    const db = await new Promise<IDBDatabase>((opened, failed) => {
      opening.onsuccess = () => opened(opening.result)
      opening.onerror = () => failed(opening.error)
    })
    // A transaction that reads begins after those that wrote before it.
    const reading = db.transaction('facts').objectStore('facts').count()
    await new Promise((read) => (reading.onsuccess = read))
    db.close()
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
  await soon(() => page.getByRole('status').first().innerText()).toBe('All saved')
}
