import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
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

/** A public tournament in which two teams meet twice, and what another console does there. */
async function aCup(name: string) {
  const api = await apiAs(origin, organiser)
  const days = ['2031-06-07', '2031-06-08']
  const { tournamentId } = await makeCup(api, { name, teams: ['Herons', 'Terns'], days })
  const path = `manage/tournaments/${tournamentId}/fixtures`
  const fixtures = async () => Fixtures.parse(await api(path)).fixtures
  const [first] = await fixtures()
  const put = (what: string, body: object) => api(`${path}/${first!.id}${what}`, 'PUT', body)
  const ofCup = (what: string) => `manage/tournaments/${tournamentId}${what}`
  return { api, ofCup, tournamentId, first: first!, fixtures, put }
}

test('whoever moves a fixture that another organiser has just moved is told where it is now', async () => {
  await enrol(origin, organiser)
  const { tournamentId, first, fixtures, put } = await aCup('Canal Mornings')
  const groundNow = async () => (await fixtures())[0]?.ground
  await visit(storageOnly, async (page) => {
    await beginSession(page, organiser.email, password)
    await page.goto(`${origin}/manage/tournaments/${tournamentId}?tab=fixtures`)
    await button(page, 'Move').first().click()
    await field(page, 'Ground').first().fill('Fort Road')
    const { startsAt, ground } = first
    await put('', { from: { startsAt, ground }, startsAt, ground: 'River Park' })

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
    await put('/result', { outcome, expectedSeq: 0, reason: 'Too few players' })

    await soon(() => points().innerText()).toBe('2')
    await page.getByText('1 of 2', { exact: true }).waitFor()
    await page.getByText(/the organiser decided .*Too few players/).waitFor()
    expect(new URL(page.url()).searchParams.get('show')).toBe('table')
  })
})

const Settings = z.object({
  revision: z.number(),
  fields: z.looseObject({ about: z.string(), city: z.string() }),
})

test.each([1440, 390])(
  'two organisers who change the settings are told of each other, and keep what they typed, at %i pixels',
  async (width) => {
    const { api, ofCup, tournamentId } = await aCup(`Canal Settings ${width}`)
    const stands = async () => Settings.parse(await api(ofCup('')))
    await visit(
      storageOnly,
      async (page) => {
        await beginSession(page, organiser.email, password)
        await page.goto(`${origin}/manage/tournaments/${tournamentId}`)
        await field(page, 'Town or city').fill('Whitby')
        const { revision, fields } = await stands()
        const theirs = { ...fields, about: 'Bring your own tea.' }
        await api(ofCup(''), 'PUT', { revision, fields: theirs })

        await button(page, 'Save details').click()
        const dialog = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' })
        await dialog.getByText(/^Another organiser has changed: Details\./).waitFor()
        expect(await shortcomings(page)).toEqual([])
        expect((await stands()).fields).toMatchObject({ about: theirs.about, city: fields.city })
        await button(page, 'Load their changes').click()
        await dialog.waitFor({ state: 'hidden' })
        expect(await field(page, 'About').inputValue()).toBe(theirs.about)
        expect(await field(page, 'Town or city').inputValue()).toBe('Whitby')
        await button(page, 'Save details').click()
        await toast(page, 'Saved').waitFor()
        expect((await stands()).fields).toMatchObject({ about: theirs.about, city: 'Whitby' })
      },
      { width },
    )
  },
)

test('two organisers who name sponsors at once keep both, and are told', async () => {
  const { api, ofCup, tournamentId } = await aCup('Canal Sponsors')
  await visit(storageOnly, async (page) => {
    await beginSession(page, organiser.email, password)
    await page.goto(`${origin}/manage/tournaments/${tournamentId}/sponsors`)
    await button(page, 'Add a sponsor').click()
    await field(page, 'Sponsor’s name').fill('Quay Bakery')
    const sponsor = { id: randomUUID(), name: 'Mill Tyres', link: '', place: 'table' }
    const brand = { logoId: null, sponsors: [{ ...sponsor, pictureId: null }] }
    await api(ofCup('/brand'), 'PUT', { revision: 0, brand })

    await button(page, 'Save logo and sponsors').click()
    await button(page, 'Load their changes').click()
    const names = () =>
      field(page, 'Sponsor’s name').evaluateAll((inputs) =>
        inputs.map((input) => (input as HTMLInputElement).value),
      )
    await soon(names).toEqual(['Mill Tyres', 'Quay Bakery'])
    await button(page, 'Save logo and sponsors').click()
    await toast(page, 'Saved').waitFor()
    expect(await names()).toEqual(['Mill Tyres', 'Quay Bakery'])
  })
})
