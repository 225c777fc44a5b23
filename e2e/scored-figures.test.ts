import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shortcomings } from './axe.testing.ts'
import { goAgain, launchBrowser, untilAwake } from './browser.testing.ts'
import { type Look, visits } from './member.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const visit = visits(await launchBrowser(), origin)

const Found = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) })

/** The id of a record of the sample world. */
async function idOf(list: 'players' | 'teams' | 'tournaments', text: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/${list}/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { text } }),
  })
  return Found.parse(await answer.json()).data.items[0]?.id ?? ''
}

/** Chooses matches that were scored in a way of which there are none, and then those scored ball by ball. */
async function chooseWays(page: Page, figures: (page: Page) => Promise<number>): Promise<void> {
  const ways = page.getByRole('navigation', { name: 'Which matches count' })
  const none = page.getByText('No match scored that way')
  await untilAwake(page)
  expect(await figures(page)).toBeGreaterThan(0)
  await ways.getByRole('link', { name: 'Neutral scorer' }).click()
  await none.waitFor()
  expect(await figures(page)).toBe(0)
  await goAgain(page)
  await none.waitFor()
  expect(await figures(page)).toBe(0)
  expect(await shortcomings(page)).toEqual([])

  await ways.getByRole('link', { name: 'Ball by ball' }).click()
  await none.waitFor({ state: 'detached' })
  expect(page.url()).toContain('scored=ball-by-ball')
  expect(await figures(page)).toBeGreaterThan(0)
}

const looks: readonly Look[] = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
]

test.each(looks)(
  'a player’s figures are those of matches scored as is chosen ($width)',
  async (look) =>
    visit(
      `/match-central/players/${await idOf('players', '')}/x`,
      (page) => chooseWays(page, (shown) => shown.getByRole('table', { name: /^Batting/ }).count()),
      look,
    ),
)

test.each(looks)(
  'a team’s figures are those of matches scored as is chosen ($width)',
  async (look) =>
    visit(
      `/match-central/teams/${await idOf('teams', 'khyber falcons')}/x`,
      (page) => chooseWays(page, (shown) => shown.getByRole('heading', { name: 'Record' }).count()),
      look,
    ),
)

test.each(looks)(
  'the leaders of a tournament are those of matches scored as is chosen ($width)',
  async (look) =>
    visit(
      `/match-central/tournaments/tournament-details/${await idOf('tournaments', 'Monsoon Cup')}/x?show=leaders`,
      (page) =>
        chooseWays(page, (shown) => shown.getByRole('heading', { name: 'Most runs' }).count()),
      look,
    ),
)

test('the way that is chosen is in sight on a phone; awards and other tabs show all that was played', async () =>
  visit(
    `/match-central/tournaments/tournament-details/${await idOf('tournaments', 'Monsoon Cup')}/x?show=leaders&scored=signed`,
    async (page) => {
      const chosen = page.getByRole('link', { name: 'Signed', exact: true })
      const box = await chosen.boundingBox()
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true)
      await page.getByText('Points of all matches, however they were scored.').waitFor()
      const tabs = page.getByRole('navigation', { name: 'Tournament sections' })
      await tabs.getByRole('link', { name: 'Overview' }).click()
      await page.getByRole('heading', { name: 'Most runs' }).waitFor()
    },
    { width: 390 },
  ))
