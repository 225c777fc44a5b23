import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

/** Types in the total of the innings that is due. */
async function total(page: Page, [runs, wickets, overs]: readonly [string, string, string]) {
  await button(page, 'Only the result is known').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Total').fill(runs)
  await sheet.getByLabel('Wickets lost').fill(wickets)
  await sheet.getByLabel('Overs bowled').fill(overs)
  expect(await shortcomings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Record the total' }).click()
  await sheet.waitFor({ state: 'detached' })
}

/** At the end of a match; afterwards the pad says who it is. */
async function namePlayerOfMatch(page: Page, name: string) {
  await button(page, 'Name the player of the match').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name }).click()
  expect(await shortcomings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Record' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByText(`Player of the match: ${name}`).waitFor()
  await button(page, 'Undo the player of the match').waitFor()
  expect(await shortcomings(page)).toEqual([])
}

/** Hands the pad to the captain of the first side. */
async function sign(page: Page, name: string) {
  await button(page, 'Sign the match').click()
  const signing = page.getByRole('dialog', { name: 'Sign the match' })
  await signing.getByLabel('Sign as').selectOption({ index: 0 })
  await signing.getByLabel('Name').fill(name)
  expect(await shortcomings(page)).toEqual([])
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  await signing.waitFor({ state: 'detached' })
}

test('of a match that nobody scored the totals are typed in, and its card says so', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 20)
  await go(page, `${origin}/score/${matchId}`)
  await page.getByRole('heading', { name: /toss/ }).waitFor()
  await total(page, ['150', '6', '20'])
  await page.getByRole('heading', { name: /who faces/ }).waitFor()
  await total(page, ['120', '10', '18.3'])

  await page
    .getByText(/won by 30 runs/)
    .first()
    .waitFor()
  await namePlayerOfMatch(page, 'Player LC')
  await allSaved(page)
  await sign(page, 'Nida Dar')
  await go(page, `${origin}/match-central/matches/${matchId}/scorecard`)
  await page.getByText('Signed as the match stands: ').waitFor()
  expect(await page.getByText('Result only: this innings was not scored').count()).toBe(2)
  const { data } = await (await fetch(`${origin}/api/v1/matches/${matchId}`)).json()
  expect(data.info.playerOfMatch).toMatchObject([{ name: 'Player LC' }])
})

test('where no score is known, the page of the match leads to who won, and that is the result', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 20)
  await go(page, `${origin}/match-central/matches/${matchId}`)
  await page.getByRole('link', { name: 'Score', exact: true }).click()
  await button(page, 'Only the result is known').click()
  const winner = page.getByRole('dialog').getByRole('button', { name: /^Lions .* won$/ })
  await winner.click()

  await page.getByRole('heading', { name: /^Lions .* won$/ }).waitFor()
  await allSaved(page)
  const { data } = await (await fetch(`${origin}/api/v1/matches/${matchId}`)).json()
  expect(data.card).toMatchObject({ status: 'complete', winner: 0, innings: [] })
})
