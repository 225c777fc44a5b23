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
