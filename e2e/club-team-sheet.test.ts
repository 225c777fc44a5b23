import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { apiAs, makeClub, makeTeam } from './club.testing.ts'
import { button, enrol, password, storageOnly, visits, newPerson } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'
import { makeCup } from './tournament-api.testing.ts'

const { origin } = await sharedSite()
const browser = await launchBrowser()
const visit = visits(browser, origin)

const secretary = newPerson('sheets')
const names = Array.from('ABCDEFGHIJKL', (letter) => `Sana ${letter}`)
const eleven = names.slice(1)
const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)

const Calendar = z.object({
  entries: z.array(z.object({ id: z.string(), fixture: z.object({ matchId: z.string() }) })),
})
const Players = z.object({ players: z.array(z.object({ id: z.string(), name: z.string() })) })

test('a team sheet that a club has published is the line-up that the organiser begins with', async () => {
  await enrol(origin, secretary)
  const api = await apiAs(origin, secretary)
  const clubId = await makeClub(api, 'Fort Road')
  const club = `organisations/${clubId}`
  const teamId = await makeTeam(api, { clubId, name: 'Fort Road XI', text: names.join('\n') })
  const cup = { name: 'Fort Cup', teams: [{ id: teamId }, 'Gulberg Greens'], days: [day] }
  const { tournamentId, entries } = await makeCup(api, cup)
  const calendar = async () => Calendar.safeParse(await api(`${club}/calendar`)).data?.entries ?? []
  await soon(async () => (await calendar()).length).toBe(1)
  const [entry] = await calendar()
  const entryId = entry?.id
  const { players } = Players.parse(await api(`${club}/players`))
  for (const { id: playerId } of players.filter(({ name }) => eleven.includes(name))) {
    await api(`${club}/selection/pick`, 'POST', { day, playerId, from: null, to: entryId })
  }
  await api(`${club}/selection/publish`, 'POST', { day, entryId, isPublic: true })
  const own = entries.find(({ team }) => team.id === teamId)
  const squad = names.slice(0, 11).join('\n')
  await api(`manage/tournament-entries/${own?.id}/squad/players`, 'POST', { text: squad })

  for (const { width, theme } of [
    { width: 390, theme: 'dark' },
    { width: 1440, theme: 'light' },
  ] as const) {
    await visit(
      storageOnly,
      async (page) => {
        await beginSession(page, secretary.email, password)
        const matchId = entry?.fixture.matchId
        await page.goto(`${origin}/manage/tournaments/${tournamentId}/line-ups/${matchId}`)
        const side = page.getByRole('textbox', { name: 'Fort Road XI' })
        await page.getByText('From the team sheet that Fort Road published.').waitFor()
        await page.getByText('Left out: Sana L, who is not in the squad.').waitFor()
        expect(await side.inputValue()).toBe(names.slice(1, 11).join('\n'))
        await button(page, 'Add Sana A').click()
        expect(await shortcomings(page)).toEqual([])
        await button(page, 'Use the team sheet of Fort Road').click()
        expect(await side.inputValue()).toBe(names.slice(1, 11).join('\n'))
      },
      { width, theme },
    )
  }
})
