import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { type Api, apiAs, makeClub, makeTeam } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  newPerson,
  password,
  type Person,
  storageOnly,
  toast,
  visits,
} from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const visit = visits(await launchBrowser(), origin)

const names = Array.from('ABCDEFGHIJK', (letter) => `Nida ${letter}`)
const captain = 'Nida A'

const Players = z.object({ players: z.array(z.object({ id: z.string(), name: z.string() })) })
const Offered = z.object({ path: z.string() })
const Side = z.object({ id: z.string(), players: z.array(z.object({ id: z.string() })) })
const Made = z.object({
  id: z.string(),
  seq: z.number(),
  setup: z.object({ teams: z.tuple([Side, Side]) }),
})

/** A finished match of a team of the club, whose captain is the first on its list. Answers its scorecard’s path. */
async function finishedMatch(api: Api, teamId: string): Promise<string> {
  const [first, ...others] = names
  const made = Made.parse(
    await api('matches', 'POST', {
      idempotencyKey: randomUUID(),
      teams: [
        { id: teamId, players: [`${first} (c)`, ...others] },
        { name: `Guests ${randomUUID().slice(0, 8)}`, players: names.map((name) => `G ${name}`) },
      ],
      conditions: { format: 't20' },
      toss: { winner: 0, decision: 'bat' },
    }),
  )
  const [own, guests] = made.setup.teams
  const [striker, nonStriker] = own.players.map(({ id }) => id)
  const bowler = guests.players.at(-1)?.id
  await api(`matches/${made.id}/facts`, 'POST', {
    device: randomUUID(),
    after: made.seq,
    facts: [
      { type: 'innings-started', battingTeam: own.id },
      { type: 'ball-bowled', striker, nonStriker, bowler, runs: 4 },
      { type: 'match-ended', result: 'no result' },
    ],
  })
  return `/match-central/matches/${made.id}/x/scorecard`
}

/** The club offers a player’s entry, and somebody takes it over. */
async function takeOver(club: Api, { clubId, player }: { clubId: string; player: Person }) {
  const { players } = Players.parse(await club(`organisations/${clubId}/players`))
  const playerId = players.find(({ name }) => name === captain)?.id
  const offered = await club(`organisations/${clubId}/players/claims`, 'POST', { playerId })
  const { hash } = new URL(Offered.parse(offered).path, origin)
  const own = await apiAs(origin, player)
  await own('club-claims/accept', 'POST', { token: hash.slice(1).replace(/^token=/, '') })
}

const openAs = async (page: Page, person: Person, path: string): Promise<void> => {
  await beginSession(page, person.email, password)
  await go(page, origin + path)
}

test('a captain signs a finished match from an account of their own, and nobody else can', async () => {
  const scorer = newPerson('signed-scorer')
  const player = newPerson('captain')
  const stranger = newPerson('stranger')
  for (const person of [scorer, player, stranger]) await enrol(origin, person)
  const club = await apiAs(origin, scorer)
  const clubId = await makeClub(club, 'Signing Club')
  const teamId = await makeTeam(club, { clubId, name: 'Signing XI', text: names.join('\n') })
  const path = await finishedMatch(club, teamId)
  await takeOver(club, { clubId, player })

  await visit(storageOnly, async (page) => {
    await openAs(page, stranger, path)
    await button(page, 'Print').waitFor()
    expect(await button(page, 'Sign').count()).toBe(0)
  })
  await visit(
    storageOnly,
    async (page) => {
      await openAs(page, player, path)
      await page.getByText('Nobody has signed this match yet.').waitFor()
      await button(page, 'Sign').click()
      const sheet = dialog(page, 'Sign the match')
      await sheet.getByText(/^You sign with your own account\./).waitFor()
      const choices = sheet.getByLabel('Sign as').locator('option')
      expect(await choices.allInnerTexts()).toEqual(['Captain, Signing XI'])
      expect(await sheet.getByLabel('Name').inputValue()).toBe(captain)
      expect(await sheet.getByLabel('Name').getAttribute('readonly')).not.toBeNull()
      expect(await shortcomings(page)).toEqual([])
      await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
      await toast(page, `${captain} has signed`).waitFor()
      await page.getByText('Signed as the match stands: No result').waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390, theme: 'dark' },
  )
  await visit(path, async (page) => {
    const signatures = page.getByRole('region', { name: 'Signatures' })
    await signatures.getByText(captain, { exact: true }).waitFor()
    await signatures.getByText('Captain, Signing XI').waitFor()
    expect(await button(page, 'Sign').count()).toBe(0)
  })
})
