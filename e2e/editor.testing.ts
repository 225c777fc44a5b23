import type { Browser, Page } from 'playwright-core'
import {
  member,
  startAccountServer,
  type Person,
} from '../apps/server/src/accounts/accounts.testing.ts'
import { freshDatabase } from '../apps/server/src/db/database.testing.ts'
import { buildSite } from '../apps/server/src/app/start/build-site.ts'
import { go } from './browser.testing.ts'
import { tabTo, typeInto } from './keyboard.testing.ts'
import { field, visits, storageOnly } from './member.testing.ts'
import { beginSession } from './session.testing.ts'

/** The real server and site, whose clock the test sets; browsers that visit it have the same clock. */
export async function startEditor(browser: Browser) {
  await buildSite(() => undefined)
  const server = await startAccountServer(await freshDatabase())
  const { origin, app } = server
  const visit = visits(browser, origin)
  const operator = await member(server)
  const { id } = await app.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', operator.email)
    .executeTakeFirstOrThrow()
  const role = { account_id: id, role: 'operator' as const, granted_at: app.now() }
  await app.db.insertInto('platform_role').values(role).execute()

  /** Opens a page of the console as somebody who has logged in. */
  const inEditor = (path: string, act: (page: Page) => Promise<void>, who: Person = operator) =>
    visit(storageOnly, async (page) => {
      await page.clock.setFixedTime(app.now())
      page.on('dialog', (asked) => void asked.accept())
      await beginSession(page, who.email, who.password)
      await go(page, origin + path)
      await act(page)
    })

  /** A page's text, as somebody sees it who is not logged in; undefined where it is not found. */
  const read = async (path: string) => {
    const response = await fetch(origin + path, { headers: { cookie: 'fresh=1' } })
    const text = await response.text()
    return response.status === 200 ? text : undefined
  }
  return { ...server, visit, inEditor, read }
}

const MOST_STOPS = 20

/** Leaves the session as it is when its page was left before the profile had been loaded. */
export const forgetName = (page: Page) =>
  page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '{}')
    root.auth.loginUserDetails = null
    localStorage.setItem('root', JSON.stringify(root))
  })

/** To a part of the post, by the arrow keys; the tabs are reached from before and from within a part. */
export async function goToPart(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('tablist', { name: 'Post sections' })
  const isReached = () => tabs.evaluate((list) => list.contains(document.activeElement))
  for (let stop = 0; stop < MOST_STOPS && !(await isReached()); stop += 1) {
    await page.keyboard.press('Shift+Tab')
  }
  if (!(await isReached())) await tabTo(page, tabs.getByRole('tab', { selected: true }))
  const wanted = tabs.getByRole('tab', { name })
  for (let step = 0; (await wanted.getAttribute('aria-selected')) !== 'true'; step += 1) {
    if (step > MOST_STOPS) throw new Error(`The arrows do not reach ${name}`)
    await page.keyboard.press('ArrowRight')
  }
}

/** Fills in what a post cannot do without. */
export async function writePost(page: Page, title: string, text: string): Promise<void> {
  await typeInto(page, field(page, 'Title'), title)
  await typeInto(page, field(page, 'Summary'), 'What it is about.')
  await typeInto(page, field(page, 'Text'), text)
  await goToPart(page, 'Details')
  await typeInto(page, field(page, 'Category'), 'Matches')
}
