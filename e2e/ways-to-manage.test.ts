import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, launchBrowser } from './browser.testing.ts'
import { apiAs, makeClub, makeTeam } from './club.testing.ts'
import { enrol, password, storageOnly, visits, type Person, newPerson } from './member.testing.ts'
import { aT20 } from './scored-match.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'
import { makeCup } from './tournament-api.testing.ts'

const { origin, output } = await sharedSite()
const visit = visits(await launchBrowser(), origin)
const other = newPerson('passer-by')

/** Somebody new, and their calls of the API. */
async function newcomer(name: string) {
  const runner = newPerson(name)
  await enrol(origin, runner)
  return { runner, api: await apiAs(origin, runner) }
}

type Visitor = Pick<Person, 'email'> & { readonly secret?: string }

const operator = {
  email: 'operator@sample.example',
  secret: /all with the password (\S+)/.exec(output())?.[1] ?? '',
}

const visitAs = (
  { email, secret = password }: Visitor,
  path: string,
  act: (page: Page) => Promise<void>,
) =>
  visit(storageOnly, async (page) => {
    await beginSession(page, email, secret)
    await go(page, origin + path)
    await act(page)
  })

const linkOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

/** Opens a page as somebody else, whose answers have come once nothing is asked any more. */
const findNothing = (path: string, name: string) =>
  visitAs(other, path, async (page) => {
    await page
      .getByRole('button', { name: /^Follow / })
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    expect(await linkOf(page, name).count()).toBe(0)
  })

test('whoever runs a tournament comes from its page to its console, and finds it under Manage', async () => {
  await enrol(origin, other)
  const { runner, api } = await newcomer('organiser')
  const days = [new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)]
  const name = 'Canal Cup of the Ways'
  const { tournamentId } = await makeCup(api, { name, teams: ['Kites', 'Larks'], days })
  const path = `/match-central/tournaments/tournament-details/${tournamentId}/x`

  await visitAs(runner, path, async (page) => {
    await linkOf(page, 'Manage').click()
    await page.waitForURL(new RegExp(`/manage/tournaments/${tournamentId}`))
    await go(page, `${origin}/manage`)
    await page.getByRole('main').getByRole('link', { name }).waitFor()
  })
  await findNothing(path, 'Manage')
  await visitAs(operator, path, async (page) => {
    await linkOf(page, 'Manage').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })
})

test('whoever runs a club comes from the page of its team to the squad', async () => {
  const { runner, api } = await newcomer('owner-of-ways')
  const clubId = await makeClub(api, 'Ways Cricket Club')
  const teamId = await makeTeam(api, { clubId, name: 'Ways Firsts', text: 'Ali Khan' })
  const path = `/match-central/teams/${teamId}/x`

  await visitAs(runner, path, async (page) => {
    await linkOf(page, 'Manage').click()
    await page.waitForURL(new RegExp(`/manage/organisations/${clubId}/teams/${teamId}`))
    await page.getByText('Ali Khan').first().waitFor()
  })
  await findNothing(path, 'Manage')
})

test('whoever scored a match comes back from its result to the pad', async () => {
  const { runner, api } = await newcomer('way-scorer')
  const { path, record, start, ball } = await aT20(api)
  await record(start, { ...ball, runs: 1 }, { type: 'match-ended', result: 'no result' })

  await visitAs(runner, `${path}/x`, async (page) => {
    await linkOf(page, 'Correct').click()
    await page.waitForURL(/\/score\//)
    await page.getByRole('region', { name: 'Score' }).waitFor()
  })
  await findNothing(`${path}/x`, 'Correct')
})

test('what cannot be loaded of one’s matches is told, until it is asked for again', async () => {
  const { runner } = await newcomer('fixtures-secretary')
  const call = '**/manage/tournament-fixtures'

  await visitAs(runner, '/', async (page) => {
    await page.route(call, (route) => route.abort())
    await go(page, `${origin}/manage/tournaments`)
    const told = page.getByRole('main').getByText('The server cannot be reached.')
    await told.waitFor()
    await page.unroute(call)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await told.waitFor({ state: 'detached' })
  })
})
