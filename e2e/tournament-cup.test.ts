import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, goAgain, launchBrowser, soon } from './browser.testing.ts'
import {
  button,
  enrol,
  field,
  password,
  toast,
  visits,
  storageOnly,
  newPerson,
} from './member.testing.ts'
import {
  decide,
  knockOutFormat,
  openPairs,
  type Pair,
  pairOf,
  pairsOn,
  rowOf,
  publicPages,
  score,
  searchAnew,
  setSuperStage,
  setUp,
  sound,
  typeTotals,
  walkOver,
} from './cup.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)
const phone = { width: 390 }

const organiser = newPerson('cup')
const captain = newPerson('captain')
const rival = newPerson('rival')
type Person = typeof organiser

/** Opens a page as somebody, on a phone. */
const as = (who: Person, path: string, act: (page: Page) => Promise<void>) =>
  visit(
    storageOnly,
    async (page) => {
      await beginSession(page, who.email, password)
      await go(page, `${origin}${path}`)
      await act(page)
    },
    phone,
  )

const openTab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click()

/** Whoever answers for a team: in every group there are teams of both. */
const owners: Readonly<Record<string, Person>> = {
  Amber: captain,
  Bronze: captain,
  Copper: captain,
  Dune: rival,
  Ember: rival,
  Flint: rival,
  Garnet: rival,
  Harbour: rival,
}
const invited = ['Amber', 'Bronze', 'Copper', 'Dune']
const withPin = ['Ember', 'Flint', 'Garnet', 'Harbour']

let address = ''
let pin = ''

test('a cup of one over a side is set up, and two captains take teams with links', async () => {
  for (const who of [organiser, captain, rival]) await enrol(origin, who)
  const links = new Map<string, string>()
  await as(organiser, '/manage/tournaments/new', async (page) => {
    await field(page, 'Name').fill('Lantern Cup')
    await field(page, 'First day').fill('2031-06-07')
    await field(page, 'Last day').fill('2031-07-27')
    await button(page, 'Make the draft').click()
    await page.getByRole('heading', { level: 1, name: 'Set up Lantern Cup' }).waitFor()
    address = new URL(page.url()).pathname.replace('/set-up', '')
    await setUp(page, invited)

    await openTab(page, 'Teams')
    for (const name of invited) {
      await button(page, `Make a link for whoever runs ${name}`).click()
      await page.getByText(`Send this link to whoever runs ${name}.`).waitFor()
      const link = await page.getByText(/\/tournament-invitation#token=/).textContent()
      links.set(name, link ?? '')
    }
    await page.getByText('Give this PIN to the teams').waitFor()
    pin = (await page.getByText(/^\d{6}$/).textContent()) ?? ''
    await sound(page)
  })
  for (const [name, link] of links) {
    const { pathname, hash } = new URL(link)
    await as(owners[name]!, pathname + hash, async (page) => {
      await page.getByText(`${name} is invited to play.`).waitFor()
      if (name === 'Amber') await sound(page)
      await button(page, 'Accept').click()
      await toast(page, `${name} plays in Lantern Cup`).waitFor()
      await page.getByText('Teams you entered').waitFor()
    })
  }
  await as(rival, '/manage', async (page) => {
    await go(page, links.get('Amber') ?? '')
    await page.getByText('This invitation is no longer valid').waitFor()
  })
})

test('four teams enter with the PIN, and the organiser accepts and draws them', async () => {
  for (const [at, name] of withPin.entries()) {
    await as(rival, `${address}/enter`, async (page) => {
      if (at === 0) await sound(page)
      await field(page, 'PIN').fill(pin)
      await field(page, 'Name of the team').fill(name)
      await button(page, 'Enter the team').click()
      await page.getByText(`${name} is entered. The organiser will answer.`).waitFor()
    })
  }
  await as(organiser, `${address}?tab=teams`, async (page) => {
    for (const name of withPin) {
      await button(page, `Accept: ${name}`).click()
      await button(page, `Withdraw: ${name}`).waitFor()
    }
    await page.getByText('8 teams', { exact: true }).waitFor()
    expect(await field(page, 'Number of groups').inputValue()).toBe('2')
    await button(page, 'Draw the groups').click()
    await page.getByText(/^Drawn with the seed/).waitFor()
    await sound(page)
  })
})

let league: readonly Pair[] = []

test('fixtures are found for two grounds, with a knock-out after the groups', () =>
  as(organiser, `${address}?tab=fixtures`, async (page) => {
    await page.getByRole('textbox', { name: 'Grounds' }).fill('Quay Park\nMill Lane')
    await button(page, 'Find fixtures').click()
    await page.getByText('12 fixtures are drafts').waitFor({ timeout: 60_000 })
    await searchAnew(page)
    await setSuperStage(page)
    await sound(page)
    await button(page, 'Remove the super stage').click()
    await button(page, 'Remove the super stage').waitFor({ state: 'hidden' })
    await page.getByText('Planned, not set yet').waitFor()
    const playOn = await knockOutFormat(page)
    expect(await playOn.inputValue()).toBe('single')
    expect(await field(page, 'Teams from each group').inputValue()).toBe('2')
    await playOn.selectOption({ label: 'Page play-off: two qualifiers, an eliminator and a final' })
    await field(page, 'Teams from each group').fill('1')
    await button(page, 'Set the knock-out').click()
    await page.getByText('A page play-off is for 4 teams.').first().waitFor()
    await playOn.selectOption({ label: 'Double elimination: two defeats and out' })
    await field(page, 'Teams from each group').fill('2')
    await button(page, 'Set the knock-out').click()
    await page.getByText('Losers’ bracket, round 1').first().waitFor()
    await page.getByText('The first 2 of each table go through.').waitFor()
    await sound(page)
    await playOn.selectOption({ label: 'Knock-out: one defeat and out' })
    await button(page, 'Set the knock-out').click()
    await page.getByText('Winner of Semi-final 1').waitFor()
    await sound(page)
    await button(page, 'Publish the fixtures').click()
    await page.getByText('Score this match').first().waitFor()
    league = await pairsOn(page, Object.keys(owners))
    expect(league).toHaveLength(12)
  }))

test('a home side enters a result, the away side agrees to one and disputes another', async () => {
  const [agreed, disputed] = league.filter(({ home, away }) => owners[home] !== owners[away])
  if (agreed === undefined || disputed === undefined) throw new Error('no match of two captains')
  for (const pair of [agreed, disputed]) {
    await as(owners[pair.home]!, '/manage/tournaments', async (page) => {
      await rowOf(page, pair).getByRole('button', { name: 'Enter the result' }).click()
      await button(page, 'Send the result').click()
      await page.getByText('Type the runs, wickets and overs of both sides').waitFor()
      await typeTotals(page, pair, [12, 8])
      await sound(page)
      await button(page, 'Send the result').click()
      await rowOf(page, pair).getByText('Unless it is disputed').waitFor()
    })
    await as(owners[pair.away]!, '/manage/tournaments', async (page) => {
      const row = rowOf(page, pair)
      await row.getByText(`Entered: ${pair.home} 12/1 (1 ov)`).waitFor()
      if (pair === agreed) {
        await row.getByRole('button', { name: 'Agree' }).click()
        await row.getByText(`${pair.home} won by 4 runs`).waitFor()
        return
      }
      await row.getByRole('button', { name: 'Dispute' }).click()
      await row.getByLabel('What is wrong').fill('Five wides are missing')
      await sound(page)
      await row.getByRole('button', { name: 'Dispute the result' }).click()
      await row.getByText('The organiser decides.').waitFor()
    })
  }
  await as(organiser, `${address}?tab=fixtures`, async (page) => {
    await rowOf(page, disputed).getByText('Five wides are missing').waitFor()
    await decide(page, disputed, [12, 13])
    await page.getByText(/the organiser decided .*From the scorebook/).waitFor()
    await sound(page)
  })
})

test('one match is washed out and moved, one is scored ball by ball, the rest by results', () =>
  as(organiser, `${address}?tab=fixtures`, async (page) => {
    const open = () => openPairs(page, Object.keys(owners))
    const [washedOut] = await open()
    if (washedOut === undefined) throw new Error('no open match')
    const row = rowOf(page, washedOut)
    await row.getByRole('button', { name: 'Move', exact: true }).click()
    await row.getByLabel('Day and time').fill('2031-07-23T15:00')
    await row.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: /23 July/ }).waitFor()
    await page.getByText(`${washedOut.title}: moved from`).waitFor()

    const [scored] = await open()
    if (scored === undefined) throw new Error('no open match')
    await score(page, rowOf(page, scored))
    await go(page, `${origin}${address}?tab=fixtures`)
    await rowOf(page, scored)
      .getByText(/won by 10 wickets/)
      .waitFor()
    for (const [at, pair] of (await open()).entries()) await decide(page, pair, [20 - at, at])
  }))

test('the knock-out fills itself, and ends with a trophy that everybody sees', async () => {
  let [champions, home] = ['', '']
  await as(organiser, `${address}?tab=fixtures`, async (page) => {
    const semis = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Semi-final', { exact: true }) })
    const known = async () => {
      await goAgain(page)
      return semis.getByRole('button', { name: 'Result' }).count()
    }
    await soon(known).toBe(2)
    const [first, second] = await semis.locator('b').allTextContents()
    await decide(page, pairOf(first ?? ''), [30, 11])
    await walkOver(page, pairOf(second ?? ''))
    const final = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Final', { exact: true }) })
    const ready = async () => {
      await goAgain(page)
      return final.getByRole('button', { name: 'Score this match' }).count()
    }
    await soon(ready).toBe(1)
    home = (await page.getByRole('link', { name: 'View public page' }).getAttribute('href')) ?? ''
    champions = (await final.locator('b').innerText()).split(' v ')[1] ?? ''
    await score(page, final)
  })
  const seen = async (page: Page) => {
    await go(page, `${origin}${home}`)
    await publicPages(page, champions)
  }
  for (const width of [phone.width, 1440]) {
    for (const theme of ['light', 'dark'] as const) {
      await visit('/terms', seen, { width, theme })
    }
  }
})
