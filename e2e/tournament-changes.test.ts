import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { type Api, apiAs } from './club.testing.ts'
import { sound } from './cup.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  newPerson,
  password,
  storageOnly,
  visits,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'
import { makeCup } from './tournament-api.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const organiser = newPerson('changes')

/** A page lists twenty matches to come. */
const MORE_THAN_A_PAGE = 23
const days = Array.from({ length: MORE_THAN_A_PAGE }, (_, at) =>
  new Date(Date.UTC(2031, 5, 7 + at)).toISOString().slice(0, 10),
)

const Programme = z.object({
  fixtures: z.array(z.object({ id: z.string(), startsAt: z.string() })),
})
const Shown = z.object({
  standings: z.array(z.object({ team: z.object({ name: z.string() }), points: z.number() })),
})

/** A public league of three teams, of which the Blues have won the first match against the Greens. */
async function aLeagueUnderWay(api: Api) {
  const { tournamentId, entries } = await makeCup(api, {
    name: 'Harbour Changes',
    teams: ['Changing Reds', 'Changing Blues', 'Changing Greens'],
    days,
  })
  const home = `manage/tournaments/${tournamentId}`
  const { fixtures } = Programme.parse(await api(`${home}/fixtures`))
  const first = fixtures.find(({ startsAt }) => startsAt.startsWith(days[0] ?? ''))
  const totals = entries
    .slice(0, 2)
    .map(({ team }, at) => ({ teamId: team.id, runs: 90 - at, wickets: 1, balls: 6 }))
  const reason = 'Scored on paper'
  const outcome = { kind: 'score', totals }
  await api(`${home}/fixtures/${first?.id}/result`, 'PUT', { outcome, expectedSeq: 0, reason })
  return tournamentId
}

async function changePoints(page: Page, countPlayedAnew: boolean): Promise<void> {
  await button(page, 'Save points').click()
  const question = dialog(page, 'Change the rules already in force?')
  const anew = question.getByLabel('Count matches already played by the new points as well')
  await anew.waitFor()
  expect(await anew.isChecked()).toBe(false)
  await sound(page)
  if (countPlayedAnew) await anew.check()
  await question.getByRole('button', { name: 'Change the rules' }).click()
  await question.waitFor({ state: 'detached' })
  await soon(() => button(page, 'Save points').isEnabled()).toBe(true)
}

test('changed points count for matches already played only where that is chosen, and a team that withdraws is struck', async () => {
  await enrol(origin, organiser)
  const api = await apiAs(origin, organiser)
  const tournamentId = await aLeagueUnderWay(api)
  const pointsOf = async (name: string) => {
    const { standings } = Shown.parse(await api(`tournaments/${tournamentId}`))
    return standings.find(({ team }) => team.name === name)?.points
  }
  await visit(storageOnly, async (page) => {
    await beginSession(page, organiser.email, password)
    await go(page, `${origin}/manage/tournaments/${tournamentId}?tab=settings`)
    expect(await pointsOf('Changing Blues')).toBe(2)
    await field(page, 'Win').fill('3')
    await changePoints(page, false)
    expect(await pointsOf('Changing Blues')).toBe(2)

    await field(page, 'Win').fill('4')
    await page.locator('summary', { hasText: 'Draws, first innings' }).click()
    await page.getByLabel('When a team withdraws').selectOption('left out')
    await changePoints(page, true)
    await soon(() => pointsOf('Changing Blues')).toBe(4)

    await go(page, `${origin}/manage/tournaments/${tournamentId}?tab=teams`)
    await button(page, 'Withdraw: Changing Greens').click()
    await page.getByRole('main').getByText('Withdrawn', { exact: true }).waitFor()
    await sound(page)
    await soon(() => pointsOf('Changing Blues')).toBe(0)
  })
})

test('a schedule that is longer than its page says on paper how much is missing, and where the whole is', async () => {
  const api = await apiAs(origin, organiser)
  const { tournamentId } = await makeCup(api, {
    name: 'Harbour Long',
    teams: ['Long Reds', 'Long Blues'],
    days,
  })
  await visit(storageOnly, async (page) => {
    const path = `/match-central/tournaments/tournament-details/${tournamentId}`
    await go(page, `${origin}${path}?show=fixtures`)
    await page.emulateMedia({ media: 'print' })
    const schedule = page.getByRole('table', { name: 'Schedule' })
    await soon(() => schedule.isVisible()).toBe(true)
    expect(await schedule.innerText()).toContain(
      '3 more matches are not on this page. “Schedule (PDF)” on the page of the tournament has the whole schedule.',
    )
    expect(await schedule.getByRole('row').count()).toBe(1 + 20)
  })
})
