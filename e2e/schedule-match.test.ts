import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { eleven, score, startGround } from './scoring.testing.ts'

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

test('a match to come is changed and deleted from its page by its maker', async () => {
  const [page] = await device(await scorer(), 390)
  await go(page, `${origin}/manage/matches/new`)
  await page.getByLabel('Name', { exact: true }).first().fill('Lions of Monday')
  await page.getByLabel('Name', { exact: true }).last().fill('Tigers of Monday')
  await page.getByLabel('Players', { exact: true }).first().fill(eleven('L'))
  await page.getByLabel('Players', { exact: true }).last().fill(eleven('T'))
  await press(page, page.getByText('Start time, officials and toss'))
  const now = Math.max(Date.parse(app.now()), Date.now())
  const start = new Date(now + IN_THREE_DAYS).toISOString().slice(0, 16)
  await page.getByLabel('Starts at').fill(start)
  await press(page, button(page, 'Schedule the match'))
  await page.waitForURL(/\/match-central\/matches\//)
  const [, , , id = ''] = new URL(page.url()).pathname.split('/')

  await press(page, page.getByRole('link', { name: 'Edit', exact: true }))
  await page.getByLabel('Starts at').fill('')
  await press(page, button(page, 'Save'))
  await page.getByText('When does it start?').waitFor()
  await page.getByLabel('Starts at').fill(start)
  await page.getByLabel('Ground').fill('Canal Oval')
  await page.getByLabel('Umpires').fill('Aleem Dar')
  await page.getByLabel('Played as').selectOption('One-day, 50 overs')
  expect(await shortcomings(page)).toEqual([])
  await press(page, button(page, 'Save'))
  await page.getByText('Saved.').first().waitFor()
  const { info, card } = await shown(id)
  expect(info.officials.map(({ person }) => person.name)).toEqual(['Aleem Dar'])
  expect(card).toMatchObject({ ground: { name: 'Canal Oval' }, format: 'one-day' })

  await press(page, button(page, 'Delete the match'))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete the match' }))
  await page.getByText('The match is deleted.').first().waitFor()
  expect((await fetch(`${origin}/api/v1/matches/${id}`)).status).toBe(404)
})

/** Counts what is pressed with a finger, on every page that is opened. */
async function counting(context: BrowserContext) {
  let taps = 0
  await context.exposeFunction('tapped', () => (taps += 1))
  await context.addInitScript("addEventListener('pointerdown', () => tapped(), true)")
  return () => taps
}

test('from the front page to the first ball of a match with pasted names it is twelve taps', async () => {
  const [page, context] = await device(await scorer())
  const taps = await counting(context)
  await go(page, origin)
  await page.getByRole('link', { name: 'Start scoring free' }).click()
  const paste = async (label: string, which: 0 | 1, text: string) => {
    await page.getByLabel(label, { exact: true }).nth(which).click()
    await page.keyboard.insertText(text)
  }
  await paste('Name', 0, 'Gulberg Ladies')
  await paste('Players', 0, eleven('L'))
  await paste('Name', 1, 'Model Town')
  await paste('Players', 1, eleven('T'))
  await button(page, 'To the toss').click()
  const choose = (asked: RegExp) =>
    page.getByRole('region', { name: asked }).getByRole('button').first().click()
  for (const asked of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await choose(asked)
  }
  await button(page, '4').click()
  await soon(() => score(page).innerText()).toContain('4')
  expect(taps()).toBeLessThanOrEqual(12)
})
