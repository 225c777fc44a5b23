import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { goAgain, launchBrowser, soon } from './browser.testing.ts'
import { type Api, apiAs, makeClub, makeTeam, planMatch } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  password,
  toast,
  visits,
  storageOnly,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const treasurer = newPerson('treasurer')
const ayesha = newPerson('ayesha.pays')
const chand = newPerson('chand.owes')
const names = [
  'Ayesha',
  'Bano',
  'Chand',
  'Dua',
  'Erum',
  'Fiza',
  'Gul',
  'Hina',
  'Iram',
  'Jia',
  'Kiran',
]
const day = new Date().toISOString().slice(0, 10)
const phone = { width: 390 }

const Roster = z.object({ players: z.array(z.object({ id: z.string(), name: z.string() })) })
const Claim = z.object({ path: z.string() })

type Club = { readonly api: Api; readonly clubId: string }

/** Somebody takes over a player of the club with the link that it makes. */
async function takeOver({ api, clubId }: Club, playerId: string, person: typeof ayesha) {
  await enrol(origin, person)
  const { path } = Claim.parse(
    await api(`organisations/${clubId}/players/claims`, 'POST', { playerId }),
  )
  const own = await apiAs(origin, person)
  await own('club-claims/accept', 'POST', { token: path.split('token=')[1] })
}

/** A club that has published its eleven for the day after tomorrow; two of them have an account. */
async function aClub(): Promise<string> {
  await enrol(origin, treasurer)
  const api = await apiAs(origin, treasurer)
  const clubId = await makeClub(api, 'Canal View')
  const text = names.map((name) => `${name} Khan`).join('\n')
  const teamId = await makeTeam(api, { clubId, name: 'Canal View 1st XI', text })
  const entryId = await planMatch(api, { clubId, teamId, opponent: 'Gulberg', day: later(2) })
  const { players } = Roster.parse(await api(`organisations/${clubId}/players`))
  const selection = `organisations/${clubId}/selection`
  for (const { id: playerId } of players) {
    await api(`${selection}/pick`, 'POST', { day: later(2), playerId, from: null, to: entryId })
  }
  await api(`${selection}/publish`, 'POST', { day: later(2), entryId, isPublic: false })
  const idOf = (name: string) => players.find((one) => one.name === `${name} Khan`)?.id ?? ''
  await takeOver({ api, clubId }, idOf('Ayesha'), ayesha)
  await takeOver({ api, clubId }, idOf('Chand'), chand)
  return clubId
}

const later = (days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('an eleven is charged with one press; one pays by card, one in cash, one is reminded', async () => {
  const clubId = await aClub()
  const fees = `${origin}/manage/organisations/${clubId}/fees`
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, treasurer.email, password)
      await page.goto(fees)
      await page.getByText('Add a match fee to charge these teams.').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await button(page, 'Add fee').click()
      const form = dialog(page, 'New fee')
      await field(page, 'Name').fill('Match fee')
      await field(page, 'Amount in PKR').fill('500')
      await form.getByRole('button', { name: 'Add fee' }).click()
      await form.waitFor({ state: 'hidden' })
      await button(page, 'Charge 11 players').click()
      await toast(page, '11 players charged').waitFor()
      await page.getByText('All charged').waitFor()
      await button(page, 'Account of Bano Khan').click()
      const account = dialog(page, 'Bano Khan')
      await account.getByText('Balance: PKR 500').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await button(page, 'Enter payment').click()
      await account.getByText('Balance: PKR 0').waitFor()
      await page.keyboard.press('Escape')
      await account.waitFor({ state: 'hidden' })
      await soon(() => button(page, 'Account of Bano Khan').count()).toBe(0)
      expect(await shortcomings(page)).toEqual([])
    },
    phone,
  )

  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, ayesha.email, password)
      await page.goto(`${origin}/my-cricket`)
      await page.getByRole('link', { name: 'My fees' }).click()
      await page.getByText('Match fee: Canal View 1st XI v Gulberg').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await page.getByText('PKR 500 to pay').waitFor()
      await button(page, 'Pay fees').click()
      await button(page, 'Pay').click()
      await page.getByRole('heading', { name: 'Payment received' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'My fees' }).click()
      await page.waitForURL('**/my-cricket/fees')
      await soon(async () => {
        await goAgain(page)
        return page.getByText('Everything is paid.').count()
      }).toBe(1)
    },
    phone,
  )

  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, treasurer.email, password)
      await page.goto(fees)
      await button(page, 'Account of Chand Khan').waitFor()
      await soon(() => button(page, 'Account of Ayesha Khan').count()).toBe(0)
      await button(page, 'Account of Chand Khan').click()
      await button(page, 'Send reminder').click()
      await toast(page, '1 player reminded').waitFor()
      await page.keyboard.press('Escape')
      await page.getByText('Reminded').first().waitFor()
    },
    { ...phone, theme: 'dark' },
  )

  await visit(storageOnly, async (page) => {
    await beginSession(page, chand.email, password)
    await page.goto(`${origin}/notifications`)
    await page.getByText('Something is still to be paid.').waitFor()
  })
})
