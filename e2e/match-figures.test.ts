import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import { press } from './keyboard.testing.ts'
import { enrol, visits, newPerson } from './member.testing.ts'
import { aT20 } from './scored-match.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const visit = visits(await launchBrowser(), origin)

test('the runs of an over and of a stand open the balls that made them', async () => {
  const scorer = newPerson('figures-scorer')
  await enrol(origin, scorer)
  const { path, record, start, ball } = await aT20(await apiAs(origin, scorer))
  await record(start, { ...ball, runs: 4 }, { ...ball, runs: 0 }, { ...ball, runs: 2 })
  await visit(`${path}/x/charts`, async (page) => {
    const shown = page.getByRole('dialog')
    await press(page, page.getByRole('button', { name: '6*' }))
    await shown.getByText('2 balls make 6').waitFor()
    expect(await shortcomings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })

    await press(page, page.getByRole('button', { name: 'View as table' }).nth(1))
    const table = page.getByRole('region', { name: 'Manhattan' })
    await press(page, table.getByRole('button', { name: '6', exact: true }))
    await page.getByRole('dialog', { name: /Runs off over 1$/ }).waitFor()
    await shown.getByText('2 balls make 6').waitFor()
  })
})

test('a wagon wheel is that of one batter when asked', async () => {
  const scorer = newPerson('wheel-scorer')
  await enrol(origin, scorer)
  const { path, record, start, ball } = await aT20(await apiAs(origin, scorer))
  const { striker, nonStriker } = ball
  const other = { ...ball, striker: nonStriker, nonStriker: striker }
  await record(
    start,
    { ...ball, runs: 1, wagon: { angle: 90, length: 0.5 } },
    { ...other, runs: 4, wagon: { angle: 200, length: 1 } },
  )
  await visit(`${path}/x/charts`, async (page) => {
    const wheel = page.getByRole('img', { name: /2 recorded shots/ })
    await wheel.waitFor()
    await page.getByLabel('Batter').selectOption({ label: 'Kites B' })
    await page.getByRole('img', { name: /Kites B: 4 runs from 1 recorded shot/ }).waitFor()
    expect(await shortcomings(page)).toEqual([])
    await page.getByLabel('Batter').selectOption({ label: 'All batters' })
    await wheel.waitFor()
  })
})

test('a pitch map is that of a bowler and of a batter when asked, and says how many balls are plotted', async () => {
  const scorer = newPerson('pitch-scorer')
  await enrol(origin, scorer)
  const { path, record, start, ball } = await aT20(await apiAs(origin, scorer))
  const { striker, nonStriker } = ball
  const other = { ...ball, striker: nonStriker, nonStriker: striker }
  await record(start, { ...ball, runs: 2 })
  const map = 'Pitch map, Kites'
  await visit(`${path}/x/charts`, async (page) => {
    await page.getByText('The one ball is not plotted').waitFor()
    expect(await shortcomings(page)).toEqual([])
  })

  await record(
    { ...ball, runs: 1, pitched: { line: 0.2, length: 0.35 } },
    { ...other, runs: 4, pitched: { line: 0, length: 0.2 } },
  )
  await visit(`${path}/x/charts`, async (page) => {
    const region = page.locator('section', { has: page.getByRole('heading', { name: map }) })
    await page.getByRole('img', { name: /where 2 balls pitched/ }).waitFor()
    await region.getByText('2 of 3 balls plotted').waitFor()
    await region.getByText('1 boundary').waitFor()
    expect(await shortcomings(page)).toEqual([])

    await press(page, region.getByRole('button', { name: 'View as table' }))
    const row = region.getByRole('row', { name: /^Good length, outside off/ })
    await row.waitFor()
    expect(await row.innerText()).toMatch(/1\s+1\s+0\s+0$/)
    await press(page, region.getByRole('button', { name: 'View as chart' }))

    await region.getByLabel('Batter').selectOption({ label: 'Kites B' })
    await page.getByRole('img', { name: /where 1 ball pitched/ }).waitFor()
    await region.getByText('1 of 1 ball plotted').waitFor()
  })
  await visit(`/match-central/players/${String(ball.bowler)}/x`, async (page) => {
    await page.getByRole('img', { name: /that Larks K bowled: where 2 balls pitched/ }).waitFor()
    await page.getByText('2 balls in 1 match').waitFor()
    await page.getByText('No ball is plotted yet').waitFor()
    expect(await shortcomings(page)).toEqual([])
  })
})
