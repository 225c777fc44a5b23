import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press, tabTo } from './keyboard.testing.ts'
import { button, enrol, password, type Person, visits, storageOnly } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, database } = await startSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

let members = 0

/** A new member, told of so many orders. */
async function aMember(orders: number): Promise<Person> {
  members += 1
  const person = { email: `reader${members}@example.org`, phone: `300765432${members}` }
  await enrol(origin, person)
  await database.pool.query(
    `with told as (
       insert into notice_event (key, kind, title, body, path, happened_at)
       select $1 || n, 'order', 'Order ' || n, 'Your payment has arrived.', '/pricing',
              now() - n * interval '1 minute'
       from generate_series(1, $2::int) n returning id)
     insert into notice (account_id, event_id)
     select a.id, told.id from account a, told where a.email = $1`,
    [person.email, orders],
  )
  return person
}

async function enter(page: Page, { email }: Person, path: string): Promise<void> {
  await beginSession(page, email, password)
  await go(page, `${origin}${path}`)
}

test('by keyboard the bell opens what is unread, and all is marked as read', () =>
  visit(storageOnly, async (page) => {
    await enter(page, await aMember(3), '/')
    await press(page, button(page, 'Notifications, 3 unread'))
    await page.getByRole('link', { name: /Order 3/ }).waitFor()
    expect(await shortcomings(page)).toEqual([])
    await press(page, button(page, 'Mark all as read'))

    await button(page, 'Notifications').waitFor()
    await button(page, 'All read').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /Order 3/ }).waitFor({ state: 'detached' })
  }))

test('following a notification leads to what it is about, and marks it as read', () =>
  visit(
    storageOnly,
    async (page) => {
      await enter(page, await aMember(2), '/notifications')
      await page.getByRole('main').getByText('Order 1', { exact: true }).waitFor()
      expect(await shortcomings(page)).toEqual([])
      await tabTo(page, page.getByRole('main').getByRole('link', { name: /Order 1/ }))
      await page.keyboard.press('Enter')
      await page.waitForURL('**/pricing')

      await button(page, 'Notifications, 1 unread').waitFor()
    },
    { width: 390, theme: 'dark' },
  ))

test('earlier notifications are shown when they are asked for; without any the page says how to get some', () =>
  visit(storageOnly, async (page) => {
    await enter(page, await aMember(35), '/notifications')
    await press(page, button(page, 'Show earlier'))
    await soon(() => page.getByRole('main').getByRole('link', { name: /Order/ }).count()).toBe(35)

    await enter(page, await aMember(0), '/notifications')
    await page.getByText('Nothing yet').waitFor()
  }))
