import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import { enrol, visits, newPerson } from './member.testing.ts'
import { aT20 } from './scored-match.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const visit = visits(await launchBrowser(), origin)

const stop = (reason: string) => ({ type: 'stoppage', reason })

test('a match over days tells the score by day and session, live and when it is over', async () => {
  const scorer = newPerson('test-scorer')
  await enrol(origin, scorer)
  const { path, record, start, ball } = await aT20(await apiAs(origin, scorer), 'multi-day')
  const four = { ...ball, runs: 4 }
  await record(start, four, stop('Lunch'), four, { ...ball, runs: 0 }, stop('Stumps'))
  await visit(
    path,
    async (page) => {
      const days = page.getByRole('table').filter({ hasText: 'Day 1' })
      await days.getByRole('row', { name: /^Lunch .* 4\/0 \(0\.1 ov\) 4 runs, 0\.1 ov$/ }).waitFor()
      await days.getByRole('row', { name: /^Close .* 8\/0 \(0\.3 ov\) 4 runs, 0\.2 ov$/ }).waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390 },
  )
  await record({ ...ball, runs: 0 }, { type: 'match-ended', result: 'drawn' })
  await visit(
    path,
    async (page) => {
      await page.getByRole('heading', { name: 'Day by day' }).waitFor()
      await page.getByRole('rowheader', { name: 'Day 2' }).waitFor()
      await page.getByRole('row', { name: /^End .* 8\/0 \(0\.4 ov\) 0 runs, 0\.1 ov$/ }).waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { theme: 'dark' },
  )
})
