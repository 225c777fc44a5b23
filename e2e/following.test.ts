import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { enrol, logIn, password, type Person, visits, storageOnly } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, database } = await startSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const idOf = async (statement: string): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>(statement)
  return rows[0]?.id ?? ''
}
const pages = {
  match: `matches/${await idOf(`select id from match where status = 'live' limit 1`)}`,
  club: `clubs/${await idOf(`select id from organisation where kind = 'club' limit 1`)}`,
  team: `teams/${await idOf('select team_id as id from match_side limit 1')}`,
  player: `players/${await idOf('select person_id as id from match_player limit 1')}`,
  tournament: `tournaments/tournament-details/${await idOf('select id from tournament limit 1')}`,
}
const fan: Person = { email: 'sana@example.org', phone: '3001234567' }
let enrolled: Promise<void> | undefined
const isMember = () => (enrolled ??= enrol(origin, fan))

test('who is not signed in logs in, and then follows what they came for', () =>
  visit(`/match-central/${pages.team}`, async (page) => {
    await isMember()
    await press(page, page.getByRole('link', { name: 'Follow', exact: true }))
    await logIn(page, fan)
    await page.getByRole('button', { name: /^Following / }).waitFor()
    await go(page, `${origin}/user/my-profile`)

    await soon(() => page.getByRole('button', { name: /^Stop following / }).count()).toBe(1)
    await press(page, page.getByRole('button', { name: /^Stop following / }))
    await page.getByText('You follow nothing yet.', { exact: false }).waitFor()
  }))

test('a profile begins with what comes next and whom one follows, before the settings', () =>
  visit(
    storageOnly,
    async (page) => {
      await isMember()
      await beginSession(page, fan.email, password)
      await go(page, `${origin}/user/my-profile`)
      await page.getByText('Nothing planned.', { exact: false }).waitFor()
      await page.getByRole('heading', { name: 'What you follow' }).waitFor()
      await page.getByRole('heading', { name: 'Password' }).waitFor()

      const headings = await page.getByRole('main').getByRole('heading').allInnerTexts()
      const order = ['Next for you', 'Your clubs', 'What you follow', 'Settings', 'Password']
      expect(headings.filter((one) => order.includes(one))).toEqual(order)
      expect(await shortcomings(page)).toEqual([])
      await page.getByRole('link', { name: 'My calendar' }).click()
      await page.waitForURL(/\/my-cricket\/calendar$/)
    },
    { width: 390 },
  ))

test.each(Object.entries(pages))('a %s is followed from its page, and let go', (_, path) =>
  visit(storageOnly, async (page) => {
    await isMember()
    await beginSession(page, fan.email, password)
    await go(page, `${origin}/match-central/${path}`)
    await press(page, page.getByRole('button', { name: /^Follow / }))
    const stop = page.getByRole('button', { name: /^Following / })
    await stop.waitFor()
    await page.reload()
    await stop.waitFor()
    expect(await shortcomings(page)).toEqual([])

    await press(page, stop)
    await page.getByRole('button', { name: /^Follow / }).waitFor()
  }),
)
