import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { type Api, apiAs, makeClub, makeOrganisation, makeTeam } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  password,
  toast,
  visits,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const Roster = z.object({ players: z.array(z.object({ id: z.string(), name: z.string() })) })
const Asked = z.object({
  asked: z.array(z.object({ id: z.string() })),
})
const Made = z.object({ id: z.string() })

/** From the top: a link that the header half covers would count as one too small to press. */
const isOpenToAll = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0))
  await soon(() => shortcomings(page)).toEqual([])
}

const today = new Date().toISOString().slice(0, 10)
const born = `${Number(today.slice(0, 4)) - 13}-01-15`
const juniors = 'ABCDEFGHIJK'.split('').map((letter) => `Junior ${letter}`)

type Under = { readonly league: Api; readonly leagueId: string; readonly club: Api }

/** The club is affiliated, and Junior K is 12 on 31 August of last year. */
async function aJuniorClub(name: string, { league, leagueId, club }: Under) {
  const clubId = await makeClub(club, name)
  await club(`organisations/${clubId}/affiliations/applications/${leagueId}`, 'PUT', {
    season: today.slice(0, 4),
    note: '',
  })
  const { asked } = Asked.parse(await league(`organisations/${leagueId}/affiliations`))
  for (const { id: termId } of asked) {
    await league(`organisations/${leagueId}/affiliations/applications/decide`, 'POST', {
      termId,
      accepts: true,
    })
  }
  const teamId = await makeTeam(club, { clubId, name: `${name} U13`, text: juniors.join('\n') })
  const { players } = Roster.parse(await club(`organisations/${clubId}/players`))
  const id = players.find((player) => player.name === 'Junior K')?.id ?? ''
  await club(`organisations/${clubId}/players/${id}`, 'PUT', {
    name: 'Junior K',
    email: null,
    bornOn: born,
  })
  return { clubId, teamId }
}

const makeMatch = async (club: Api, teamId: string): Promise<string> => {
  const made = await club('matches', 'POST', {
    idempotencyKey: randomUUID(),
    startsAt: `${today}T00:30:00Z`,
    teams: [
      { name: `Visitors ${randomUUID().slice(0, 6)}`, players: ['Guest A', 'Guest B', 'Guest C'] },
      { id: teamId, players: juniors },
    ],
    conditions: { format: 'limited', overs: 20 },
    toss: { winner: 0, decision: 'bat' },
  })
  return Made.parse(made).id
}

test.each([390, 1440])(
  'a directive of an association stops a young bowler at the pad, with or without a network, %i px wide',
  async (width) => {
    const mark = `${width}`
    const league = newPerson(`directive-${mark}`)
    const coach = newPerson(`juniors-${mark}`)
    await enrol(origin, league)
    await enrol(origin, coach)
    const leagueApi = await apiAs(origin, league)
    const leagueId = await makeOrganisation(leagueApi, `Junior League ${mark}`, 'association')
    const clubApi = await apiAs(origin, coach)
    const { clubId, teamId } = await aJuniorClub(`Cubs ${mark}`, {
      league: leagueApi,
      leagueId,
      club: clubApi,
    })
    const as = (person: typeof league, path: string, act: (page: Page) => Promise<void>) =>
      visit(
        '/terms',
        async (page) => {
          await beginSession(page, person.email, password)
          await page.goto(`${origin}${path}`)
          await act(page)
        },
        { width },
      )

    await as(league, `/manage/organisations/${leagueId}/directive`, async (page) => {
      await button(page, 'Fill in the ECB’s limits').click()
      await field(page, 'At the pad').selectOption('stop')
      await field(page, 'Clause of the handbook (optional)').fill('7.3')
      await field(page, 'Age on (month-day)').fill('02-31')
      await button(page, 'Save directive').click()
      await page.getByText('Must be a month and a day such as 08-31').waitFor()
      await field(page, 'Age on (month-day)').fill('08-31')
      await button(page, 'Save directive').click()
      await toast(page, 'Saved').waitFor()
      await button(page, 'Remove directive').waitFor()
      await isOpenToAll(page)
    })

    await as(coach, `/manage/organisations/${clubId}/bowling`, async (page) => {
      await page.getByText(`(Junior League ${mark}, rule 7.3)`).waitFor()
      await button(page, 'Edit the bowling of Junior K').click()
      await dialog(page, 'Junior K').waitFor()
      await field(page, 'Bowls').selectOption('pace')
      await toast(page, 'Saved').waitFor()
      await field(page, 'Overs').fill('10')
      await button(page, 'Add nets').click()
      await page.getByText(/, 10 overs$/).waitFor()
      await isOpenToAll(page)
      await page.keyboard.press('Escape')
      await page.getByText('10 overs on 1 day of the last 7, 10 today').waitFor()
      await isOpenToAll(page)
    })

    const matchId = await makeMatch(clubApi, teamId)
    await as(coach, `/score/${matchId}`, async (page) => {
      const choose = async (title: RegExp, name: string) => {
        await page.getByRole('heading', { name: title }).waitFor()
        await page.getByRole('button', { name }).click()
      }
      await choose(/who faces/, 'Guest A')
      await choose(/other opener/, 'Guest B')
      const barred = page.getByRole('button', { name: /Junior K/ })
      const says = `10 overs is the most in a day (Junior League ${mark}, rule 7.3)`
      await page.getByText(says).waitFor()
      expect(await barred.getAttribute('aria-disabled')).toBe('true')
      await isOpenToAll(page)
      await soon(async () =>
        page.evaluate(async () => (await caches.match('/score/shell')) !== undefined),
      ).toBe(true)
      await page.context().setOffline(true)
      await page.reload()
      await page.getByText(says).waitFor()
      expect(await barred.getAttribute('aria-disabled')).toBe('true')
      await page.context().setOffline(false)
    })
  },
)

test('a tournament has a directive of its own', async () => {
  const organiser = newPerson('directive-cup')
  await enrol(origin, organiser)
  await visit('/terms', async (page) => {
    await beginSession(page, organiser.email, password)
    await page.goto(`${origin}/manage/tournaments/new`)
    await field(page, 'Name').fill('Under-13 Cup')
    await field(page, 'First day').fill(today)
    await field(page, 'Last day').fill(today)
    await button(page, 'Make the draft').click()
    await page.getByRole('link', { name: 'All settings' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Squads', exact: true }).click()
    await page.getByRole('link', { name: 'Fast-bowling directive' }).click()
    await button(page, 'Fill in the ECB’s limits').click()
    await button(page, 'Save directive').click()
    await toast(page, 'Saved').waitFor()
    await isOpenToAll(page)
  })
})
