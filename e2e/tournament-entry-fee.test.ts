import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, goAgain, launchBrowser } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  inMessage,
  newPerson,
  password,
  storageOnly,
  toast,
  visits,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'
import { makeCup } from './tournament-api.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const organiser = newPerson('fee.organiser')
const captain = newPerson('fee.captain')
const desktop = { width: 1440 }
const phone = { width: 390 }
const cupName = 'Canal Friendship Cup'

type Look = typeof phone & { readonly path: string }
const as = (person: typeof captain, { path, width }: Look, act: (page: Page) => Promise<void>) =>
  visit(
    storageOnly,
    async (page) => {
      await beginSession(page, person.email, password)
      await go(page, `${origin}${path}`)
      await act(page)
    },
    { width },
  )

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Asks for a fee that is refunded for a month, opens entry and answers the PIN. */
async function askForAFee(page: Page): Promise<string> {
  await field(page, 'Entry fee in PKR').fill('0')
  await button(page, 'Save entry fee').click()
  await page.getByText('Enter an amount, such as 5000.').waitFor()
  await field(page, 'Entry fee in PKR').fill('5,000')
  const month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16)
  await field(page, 'Refund until').fill(month)
  await button(page, 'Save entry fee').click()
  await toast(page, 'Entry fee saved').waitFor()
  await button(page, 'Open with a PIN').click()
  await toast(page, 'Entries are open').waitFor()
  expect(await shortcomings(page)).toEqual([])
  return (await page.getByText(/^\d{6}$/).textContent()) ?? ''
}

type Entering = { readonly pin: string | null; readonly name: string }

/** Enters a team for the fee that is shown, with the PIN where there is one; it can be paid at once. */
async function enter(page: Page, { pin, name }: Entering) {
  await page.getByText('Entry fee: PKR 5,000.').waitFor()
  await page.getByText(/^Full refund if you withdraw or are declined by /).waitFor()
  if (pin === null) expect(await field(page, 'PIN').count()).toBe(0)
  else await field(page, 'PIN').fill(pin)
  await field(page, 'Name of the team').fill(name)
  expect(await shortcomings(page)).toEqual([])
  await button(page, 'Enter the team').click()
  await page.getByText(`${name} is entered. The organiser will answer.`).waitFor()
}

test('teams enter for a fee: one pays and is refunded when it withdraws, one is waived', async () => {
  await enrol(origin, organiser)
  await enrol(origin, captain)
  const api = await apiAs(origin, organiser)
  const days = ['2031-06-07', '2031-06-08']
  const cup = await makeCup(api, { name: cupName, teams: ['Herons', 'Terns'], days })
  const address = `/manage/tournaments/${cup.tournamentId}`
  let pin = ''
  await as(organiser, { ...desktop, path: `${address}?tab=teams` }, async (page) => {
    pin = await askForAFee(page)
  })

  await as(captain, { ...phone, path: `${address}/enter` }, async (page) => {
    await enter(page, { pin, name: 'Egrets' })
    await button(page, 'Pay fee for Egrets').click()
    await page.getByRole('heading', { name: 'PKR 5,000.00' }).waitFor()
    await button(page, 'Pay').click()
    await page.getByRole('heading', { name: 'Payment received' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Your tournaments' }).click()
    await row(page, 'Egrets').getByText('Entry fee PKR 5,000, paid by card').waitFor()
    expect(await shortcomings(page)).toEqual([])
    await go(page, `${origin}${address}/enter`)
    await enter(page, { pin, name: 'Bitterns' })
  })
  expect(await inMessage(origin, captain.email, /Entry fee of Egrets/)).not.toBe('')

  await as(organiser, { ...phone, path: `${address}?tab=teams` }, async (page) => {
    await row(page, 'Egrets').getByText('Paid', { exact: true }).waitFor()
    await button(page, 'Accept: Bitterns').click()
    const question = dialog(page, 'Accept Bitterns before it has paid')
    await question.getByText('The team has not paid its entry fee of PKR 5,000.').waitFor()
    await question.getByRole('button', { name: 'Accept' }).click()
    await toast(page, 'Accepted. Its entry fee is unpaid').waitFor()
    await button(page, 'Fee of Bitterns').click()
    await page.getByRole('menuitem', { name: 'Waive fee' }).click()
    const waiving = dialog(page, 'Waive the fee of Bitterns')
    await field(page, 'Reason').fill('They lend us their ground')
    expect(await shortcomings(page)).toEqual([])
    await waiving.getByRole('button', { name: 'Waive fee' }).click()
    await page.getByText('waived: They lend us their ground').waitFor()
    expect(await shortcomings(page)).toEqual([])
  })

  await as(captain, { ...desktop, path: '/manage/tournaments' }, async (page) => {
    await button(page, 'Withdraw Egrets').click()
    const question = dialog(page, 'Withdraw Egrets')
    await question
      .getByText('PKR 5,000 will be refunded to your original payment method.')
      .waitFor()
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await row(page, 'Egrets').getByText('Refunded', { exact: true }).waitFor()
    await row(page, 'Bitterns').getByText('Waived', { exact: true }).waitFor()
  })
  expect(await inMessage(origin, captain.email, /You get PKR 5,000\S* of order/)).not.toBe('')

  await as(organiser, { ...desktop, path: `${address}?tab=teams` }, async (page) => {
    await goAgain(page)
    await row(page, 'Egrets').getByText('Refunded', { exact: true }).waitFor()
    await page.getByRole('region', { name: 'Entry fees' }).getByText('PKR 0').first().waitFor()
    await button(page, 'Open to all').click()
    await page.getByText(/^Open to all: any team enters itself/).waitFor()
    expect(await shortcomings(page)).toEqual([])
  })
  await as(captain, { ...phone, path: `${address}/enter` }, async (page) => {
    await enter(page, { pin: null, name: 'Curlews' })
  })
})
