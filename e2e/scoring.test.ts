import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import { button, field } from './member.testing.ts'
import { allSaved, eleven, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

const prompt = (page: Page, name: RegExp) => page.getByRole('heading', { name })
const score = (page: Page) => page.getByRole('region', { name: 'Score' })
const sync = (page: Page) => page.getByRole('status').first()

/** Presses keys one after the other, each when the pad is ready for it. */
async function type(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Toss, openers and bowler: the first of each list. */
async function begin(page: Page): Promise<void> {
  await prompt(page, /toss/).waitFor()
  await type(page, '1')
  await prompt(page, /choose/).waitFor()
  await type(page, '1')
  await open(page)
}

/** The openers and the bowler of an innings. */
async function open(page: Page): Promise<void> {
  await prompt(page, /who faces/).waitFor()
  await type(page, '1')
  await prompt(page, /other opener/).waitFor()
  await type(page, '1')
  await bowl(page)
}

async function bowl(page: Page): Promise<void> {
  await prompt(page, /Who bowls/).waitFor()
  await type(page, '1')
  await button(page, 'OUT').waitFor()
}

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
  await press(page, page.getByRole('link', { name: title }))
  await prompt(page, /toss/).waitFor()
})

test('a whole match is scored by keyboard alone', async () => {
  const [page] = await device(await scorer(), 1440)
  const matchId = await makeMatch(page, 1)
  await go(page, `${origin}/score/${matchId}`)
  await begin(page)

  await type(page, '14w0n20')
  await soon(() => score(page).innerText()).toContain('9')
  await type(page, 'o')
  await press(page, button(page, 'Bowled'))
  await press(page, page.getByRole('button', { name: /^OUT, b / }))
  await prompt(page, /comes in/).waitFor()
  await type(page, '1')
  await button(page, 'OUT').waitFor()
  await type(page, '6u')
  await page.getByRole('button', { name: 'Redo' }).waitFor()
  await type(page, 'r')
  await button(page, 'Redo').waitFor({ state: 'detached' })
  await type(page, '3')
  await open(page)
  await type(page, '66')
  await soon(() => score(page).innerText()).toContain('12')
  await type(page, '61')

  await page
    .getByText(/won by 10 wickets/)
    .first()
    .waitFor()
  await allSaved(page)
  const { card, view } = await shown(matchId)
  expect(card.status).toBe('complete')
  expect(view.board.innings).toMatchObject([
    { runs: 18, wickets: 1, overs: '1' },
    { runs: 19, wickets: 0 },
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

test('nothing on the pad and its sheets keeps anybody out', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  await prompt(page, /toss/).waitFor()
  expect(await shortcomings(page)).toEqual([])
  await begin(page)
  await type(page, '146')
  expect(await shortcomings(page)).toEqual([])
  for (const key of ['o', 'm', '?']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await type(page, key)
    await page.getByRole('dialog').waitFor()
    expect(await shortcomings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await press(page, button(page, 'Black on white for bright sun'))
  expect(await shortcomings(page)).toEqual([])
})
