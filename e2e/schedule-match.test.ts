import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { eleven, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, app, device, makeMatch, scorer } = await startGround(browser)

const IN_THREE_DAYS = 3 * 86_400_000

type Shown = {
  readonly data: {
    readonly card: { readonly status: string; readonly sides: readonly { readonly id: string }[] }
    readonly info: { readonly officials: readonly { readonly person: { readonly name: string } }[] }
  }
}

const shown = async (matchId: string): Promise<Shown['data']> => {
  const answer = await fetch(`${origin}/api/v1/matches/${matchId}`)
  const told: Shown = await answer.json()
  return told.data
}

test('a match of teams that are found is scheduled, with its umpires', async () => {
  const [page] = await device(await scorer(), 1440)
  const played = await makeMatch(page, 5)
  await go(page, `${origin}/manage/matches/new`)
  const found = page.getByRole('list', { name: 'Your teams' })
  await press(page, found.first().getByRole('button', { name: /^Lions/ }))
  await page.getByText('One of your teams.').waitFor()
  await press(page, found.getByRole('button', { name: /^Tigers/ }))
  await page.getByLabel('Players', { exact: true }).first().fill(eleven('L'))
  await page.getByLabel('Players', { exact: true }).last().fill(eleven('T'))
  await press(page, page.getByText('Start time, officials and toss'))
  const now = Math.max(Date.parse(app.now()), Date.now())
  const start = new Date(now + IN_THREE_DAYS).toISOString().slice(0, 16)
  await page.getByLabel('Starts at').fill(start)
  await page.getByLabel('Umpires').fill('Aleem Dar\nAsad Rauf')
  expect(await shortcomings(page)).toEqual([])
  await press(page, button(page, 'Schedule the match'))

  await page.waitForURL(/\/match-central\/matches\//)
  const [, , , id = ''] = new URL(page.url()).pathname.split('/')
  const made = await shown(id)
  expect(made.card.status).toBe('upcoming')
  expect(made.info.officials.map(({ person }) => person.name)).toEqual(['Aleem Dar', 'Asad Rauf'])
  const sidesOf = (told: Shown['data']) => told.card.sides.map(({ id }) => id)
  expect(sidesOf(made)).toEqual(sidesOf(await shown(played)))
})
