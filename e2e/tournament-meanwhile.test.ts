import { expect, test } from 'vitest'
import { z } from 'zod'
import { launchBrowser, soon } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import {
  button,
  enrol,
  field,
  password,
  storageOnly,
  toast,
  visits,
  newPerson,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'
import { makeCup } from './tournament-api.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const organiser = newPerson('meanwhile')

const Fixtures = z.object({
  fixtures: z.array(
    z.object({
      id: z.string(),
      startsAt: z.string(),
      ground: z.string(),
      home: z.object({ team: z.object({ id: z.string() }) }),
    }),
  ),
})

/** A public tournament in which two teams meet twice, and what another desk does there. */
async function aCup(name: string) {
  const api = await apiAs(origin, organiser)
  const days = ['2031-06-07', '2031-06-08']
  const { tournamentId } = await makeCup(api, { name, teams: ['Herons', 'Terns'], days })
  const path = `manage/tournaments/${tournamentId}/fixtures`
  const fixtures = async () => Fixtures.parse(await api(path)).fixtures
  const [first] = await fixtures()
  const put = (what: string, body: object) => api(`${path}/${first!.id}${what}`, 'PUT', body)
  return { tournamentId, first: first!, fixtures, put }
}

test('whoever moves a fixture that another desk has just moved is told where it is now', async () => {
  await enrol(origin, organiser)
  const { tournamentId, first, fixtures, put } = await aCup('Canal Mornings')
  const groundNow = async () => (await fixtures())[0]?.ground
  await visit(storageOnly, async (page) => {
    await beginSession(page, organiser.email, password)
    await page.goto(`${origin}/manage/tournaments/${tournamentId}?tab=fixtures`)
    await button(page, 'Move').first().click()
    await field(page, 'Ground').first().fill('Fort Road')
    await put('', { startsAt: first.startsAt, ground: 'River Park' })

    await button(page, 'Save').click()
    await toast(page, 'Somebody moved this fixture meanwhile').waitFor()
    await page.getByText(/, River Park$/).waitFor()
    expect(await groundNow()).toBe('River Park')
    await button(page, 'Save').click()
    await toast(page, 'Saved').waitFor()
    expect(await groundNow()).toBe('Fort Road')
  })
})

test('a table follows the results of its matches while the page stands open', async () => {
  const { tournamentId, first, put } = await aCup('Canal Evenings')
  const address = `/match-central/tournaments/tournament-details/${tournamentId}/canal-evenings`
  await visit(`${address}?show=table`, async (page) => {
    const points = () =>
      page
        .getByRole('row', { name: /Herons/ })
        .getByRole('cell')
        .last()
    await soon(() => points().innerText()).toBe('0')
    const outcome = { kind: 'conceded', winnerId: first.home.team.id }
    await put('/result', { outcome, reason: 'Too few players' })

    await soon(() => points().innerText()).toBe('2')
    await page.getByText('1 of 2', { exact: true }).waitFor()
    await page.getByText(/the organiser decided .*Too few players/).waitFor()
    expect(new URL(page.url()).searchParams.get('show')).toBe('table')
  })
})
