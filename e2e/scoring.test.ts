import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import { button, field } from './member.testing.ts'
import {
  allSaved,
  begin,
  bowl,
  eleven,
  open,
  prompt,
  score,
  startGround,
  sync,
  type,
} from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

type Shown = {
  readonly data: {
    readonly card: { readonly status: string; readonly seq: number }
    readonly view: {
      readonly board: { readonly innings: readonly object[]; readonly sentence: string }
    }
  }
}

/** The match as everybody sees it. */
const shown = async (matchId: string): Promise<Shown['data']> => {
  const answer = await fetch(`${origin}/api/v1/matches/${matchId}`)
  const told: Shown = await answer.json()
  return told.data
}

const exact = { exact: true } as const

test('a match is made on a form, and the pad asks for the toss', async () => {
  const [page] = await device(await scorer())
  await go(page, `${origin}/manage/matches/new`)
  expect(await shortcomings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await press(page, button(page, 'To the toss'))
  await page.getByText('Which team?').first().waitFor()

  const [names, players] = [page.getByLabel('Name', exact), page.getByLabel('Players', exact)]
  await typeInto(page, names.first(), 'Gulberg Ladies')
  await players.first().fill(eleven('L'))
  await typeInto(page, names.last(), 'Model Town')
  await players.last().fill(eleven('T'))
  await typeInto(page, field(page, 'Ground'), 'Race Course Park')
  await press(page, button(page, 'To the toss'))

  await prompt(page, /toss/).waitFor()
  const title = 'Gulberg Ladies v Model Town'
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
  await go(page, `${origin}/manage/matches/new`)
  await typeInto(page, field(page, 'Ground'), 'race course')
  await press(page, button(page, 'Race Course Park'))
  await page.getByText('This ground is already on the site.').waitFor()
  expect(await field(page, 'Ground').inputValue()).toBe('Race Course Park')
  await press(page, page.getByRole('link', { name: title }))
  await prompt(page, /toss/).waitFor()
})

/** A wicket by keyboard: how, what else is asked of it, and who comes in. */
async function out(page: Page, how: string, asked: readonly (readonly [string, string])[] = []) {
  const sheet = page.getByRole('dialog')
  await type(page, 'o')
  await press(page, sheet.getByRole('button', { name: how, exact: true }))
  for (const [group, name] of asked) {
    const choices = sheet.getByRole('group', { name: group, exact: true })
    await press(page, choices.getByRole('button', { name, exact: true }))
  }
  await press(page, sheet.getByRole('button', { name: /^OUT, / }))
  await prompt(page, /comes in/).waitFor()
  await type(page, '1')
  await button(page, 'OUT').waitFor()
}

/** The second ball of the match was a six, not a four. */
async function correct(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog')
  await type(page, 'e')
  await press(page, sheet.getByRole('button', { name: /^0\.2, / }))
  await press(page, sheet.getByRole('button', { name: '6', exact: true }))
  await typeInto(page, sheet.getByLabel(/^Reason/), 'It cleared the rope')
  await press(page, sheet.getByRole('button', { name: 'Record the correction' }))
  await sheet.waitFor({ state: 'detached' })
}

/** Somebody else goes on with the over. */
async function changeBowler(page: Page, name: RegExp): Promise<void> {
  const sheet = page.getByRole('dialog')
  await type(page, 'm')
  const bowlers = sheet.getByRole('group', { name: 'Another bowler' })
  await press(page, bowlers.getByRole('button', { name }))
  await sheet.waitFor({ state: 'detached' })
}

/** Five overs with four wickets: 46 runs. */
async function batFirst(page: Page): Promise<void> {
  await type(page, '14w002l10')
  await bowl(page)
  await type(page, '0')
  await out(page, 'Bowled')
  await correct(page)
  await type(page, '61n2b10')
  await bowl(page)
  await type(page, '2')
  await out(page, 'Caught', [['Caught by', 'Player TD']])
  await type(page, '20')
  await changeBowler(page, /^Player TE/)
  await type(page, '10')
  await bowl(page)
  await type(page, '4')
  await out(page, 'Run out', [
    ['Run out by', 'Player TF'],
    ['Runs completed', '1'],
  ])
  await type(page, '4001')
  await prompt(page, /Who bowls/).waitFor()
  await press(page, page.getByRole('button', { name: /^Player TF/ }))
  await button(page, 'OUT').waitFor()
  await out(page, 'LBW')
  await type(page, '60102')
}

/** 47 for three wickets, in the third over. */
async function chase(page: Page): Promise<void> {
  await open(page)
  await type(page, '6641')
  await out(page, 'Stumped', [['Stumped by', 'Player LC']])
  await type(page, '0')
  await bowl(page)
  await type(page, '6')
  await out(page, 'Caught and bowled')
  await type(page, '6n6401')
  await bowl(page)
  await out(page, 'Hit wicket')
  await type(page, '2u')
  await page.getByRole('button', { name: 'Redo' }).waitFor()
  await type(page, 'r')
  await button(page, 'Redo').waitFor({ state: 'detached' })
  await type(page, '4')
}

test('a whole match is scored by keyboard alone', async () => {
  const [page] = await device(await scorer(), 1440)
  const matchId = await makeMatch(page, 5)
  await go(page, `${origin}/score/${matchId}`)
  await begin(page)
  await batFirst(page)
  await chase(page)

  await prompt(page, /^Tigers .* won by 7 wickets/).waitFor()
  await allSaved(page)
  const { card, view } = await shown(matchId)
  expect(card.status).toBe('complete')
  expect(view.board.sentence).toBe(
    await page.getByRole('heading', { level: 2 }).first().innerText(),
  )
  expect(view.board.innings).toMatchObject([
    { runs: 46, wickets: 4, overs: '5' },
    { runs: 47, wickets: 3, overs: '2.3' },
  ])
})

/** Resolves once the pad opens without a network. */
const untilKept = (page: Page) =>
  soon(() => page.evaluate(async () => (await caches.match('/score/shell')) !== undefined)).toBe(
    true,
  )

test('without a network a match is scored on, the page is loaded again, and nothing is lost', async () => {
  const [page, context] = await device(await scorer())
  const matchId = await makeMatch(page, 1)
  await go(page, `${origin}/score/${matchId}`)
  await begin(page)
  await type(page, '14')
  await soon(() => score(page).innerText()).toContain('5')
  await allSaved(page)
  await untilKept(page)

  await context.setOffline(true)
  await type(page, '6b2')
  await soon(() => sync(page).innerText()).toBe('Saved on this device, 2 entries to send')
  await page.reload()
  await soon(() => score(page).innerText()).toContain('13')
  await soon(() => sync(page).innerText()).toBe('Saved on this device, 2 entries to send')
  await button(page, 'OUT').waitFor()
  await type(page, 'm')
  await page.getByRole('dialog').getByText('Penalty runs (Law 41)').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await type(page, '0')
  await soon(() => sync(page).innerText()).toBe('Saved on this device, 3 entries to send')

  await context.setOffline(false)
  await allSaved(page)
  expect((await shown(matchId)).view.board.innings).toMatchObject([{ runs: 13, overs: '0.5' }])
})

test('who finds that another device has taken over loses nothing, and decides', async () => {
  const who = await scorer()
  const [phone, context] = await device(who)
  const matchId = await makeMatch(phone, 1)
  await go(phone, `${origin}/score/${matchId}`)
  await begin(phone)
  await type(phone, '1')
  await allSaved(phone)
  await context.setOffline(true)
  await type(phone, '44')
  await soon(() => sync(phone).innerText()).toContain('2 entries to send')

  const [tablet] = await device(who, 1440)
  await go(tablet, `${origin}/score/${matchId}`)
  await typeInto(tablet, tablet.getByLabel('Or take over, because'), 'Her battery is empty')
  await press(tablet, button(tablet, 'Take over'))
  await button(tablet, 'OUT').waitFor()
  await type(tablet, '6')
  await allSaved(tablet)

  await context.setOffline(false)
  await soon(() => sync(phone).innerText()).toBe('Another device scores, 2 entries to send')
  await phone.getByText('2 entries are kept on this device and not sent.').waitFor()
  expect(await shortcomings(phone)).toEqual([])
  await typeInto(phone, phone.getByLabel('Or take over, because'), 'Charged again')
  await press(phone, button(phone, 'Take over'))
  await phone.getByText('Two devices have scored this match.').waitFor()
  await phone.getByText('1 difference is left.').waitFor()
  expect(await shortcomings(phone)).toEqual([])
  await press(phone, phone.getByRole('button', { name: /FOUR.*This device/ }))
  await press(phone, button(phone, 'Merge the two'))
  await allSaved(phone)
  expect((await shown(matchId)).view.board.innings).toMatchObject([{ runs: 9, overs: '0.3' }])
})
