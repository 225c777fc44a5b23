import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { apiAs, makeClub, makeTeam, planMatch } from './club.testing.ts'
import {
  button,
  enrol,
  field,
  newPerson,
  password,
  storageOnly,
  toast,
  visits,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const looks = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const

const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)

/** Looked at from the top: what lies half under the bar of the site is not small. */
async function isSound(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  expect(await shortcomings(page)).toEqual([])
}

/** A club of Lahore with two players and a match to come. */
async function aShortSide(secretary: { readonly email: string }) {
  const api = await apiAs(origin, secretary)
  const clubId = await makeClub(api, 'Mughalpura Gymkhana')
  const name = 'Mughalpura 1st XI'
  const teamId = await makeTeam(api, { clubId, name, text: 'Ayesha Khan\nBano Khan' })
  await planMatch(api, { clubId, teamId, opponent: 'Gulberg', day })
  return `/manage/organisations/${clubId}/selection?day=${day}`
}

test.each(looks)(
  'who would play as a guest takes a place from the notice, and is on the team sheet ($width)',
  async (look) => {
    const [secretary, guest] = [newPerson('short'), newPerson('guest')]
    for (const person of [secretary, guest]) await enrol(origin, person)
    const path = await aShortSide(secretary)
    const as = (
      { email }: { readonly email: string },
      at: string,
      act: (page: Page) => Promise<void>,
    ) =>
      visit(
        storageOnly,
        async (page) => {
          await beginSession(page, email, password)
          await page.goto(origin + at)
          await act(page)
        },
        look,
      )

    await as(guest, '/my-cricket', async (page) => {
      await page.getByRole('link', { name: 'Play as a guest' }).click()
      await field(page, 'Town or city').fill('Lahore')
      await button(page, 'Tell me about places').click()
      await page.getByText('Guests are 18 or older.').waitFor()
      await page.getByLabel('I am 18 or older').check()
      await isSound(page)
      await button(page, 'Tell me about places').click()
      await page.getByRole('heading', { name: 'You will hear of guest places' }).waitFor()
      await isSound(page)
    })

    await as(secretary, path, async (page) => {
      await button(page, 'Short of players?').click()
      await field(page, 'Note').fill('We bring the kit.')
      await isSound(page)
      await button(page, 'Offer places').click()
      await toast(page, 'Guest places offered').waitFor()
      await button(page, 'Guests: 0 of 1').waitFor()
    })

    await as(guest, '/notifications', async (page) => {
      const notice = page.getByRole('main').getByText(/^Short of players: .* v Gulberg/)
      await soon(async () => {
        if ((await notice.count()) === 0) await page.reload()
        return notice.count()
      }).toBe(1)
      await notice.click()
      await page.getByText('We bring the kit.').waitFor()
      await isSound(page)
      await button(page, 'Take a place').click()
      await page.getByText('The place is yours').first().waitFor()
      await isSound(page)
    })

    await as(secretary, path, async (page) => {
      await button(page, 'Guests: 1 of 1').waitFor()
      const found = page.getByRole('button', { name: /^Sana Marwat.*Guest/ })
      await found.click()
      await page.getByRole('button', { name: 'Move Sana Marwat' }).waitFor()
      await isSound(page)
      await button(page, 'Publish').click()
      await toast(page, 'Published').waitFor()
    })

    await as(guest, '/my-cricket', async (page) => {
      await page.getByText('You play').waitFor()
      await page.getByText('Guest', { exact: true }).waitFor()
      await isSound(page)
      await page.getByRole('link', { name: 'Team sheet' }).click()
      const players = page.getByRole('main').getByRole('listitem')
      await soon(() => players.allInnerTexts()).toEqual([expect.stringContaining('Sana Marwat')])
      await page.goto(`${origin}/my-cricket/guest`)
      await button(page, 'Stop telling me about places').click()
      await page.getByRole('heading', { name: 'Say where you would play' }).waitFor()
      await page.getByText('The place is yours').first().waitFor()
    })
  },
)
