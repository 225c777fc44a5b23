import { hundred } from '@pavilion/cricket/formats/hundred.ts'
import { pairs } from '@pavilion/cricket/formats/pairs.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import { enrol, newPerson, visits } from './member.testing.ts'
import { aPlayedMatch } from './scored-match.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const visit = visits(await launchBrowser(), origin)

async function asScorer() {
  const scorer = newPerson('rare-scorer')
  await enrol(origin, scorer)
  return apiAs(origin, scorer)
}

const times = (count: number, balls: string): string => Array(count).fill(balls).join(' ')

/** The words of a tab of a finished match, once it stands and nothing is wrong with it. */
async function wordsOf(page: Page, path: string, tab: '' | 'scorecard' | 'commentary' | 'charts') {
  await go(page, `${origin}${path}/x${tab === '' ? '' : `/${tab}`}`)
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await shortcomings(page)).toEqual([])
  return (await main.innerText()).replaceAll(/\s+/g, ' ')
}

const oneOver = { ...t20, oversPerInnings: 1, maxOversPerBowler: 1, powerplays: [] }

test('a Super Over is called by its name on every tab, and its stands are not among the best', async () => {
  const path = await aPlayedMatch(
    await asScorer(),
    oneOver,
    'h: 4 4 4 . . .',
    'a: 6 6 . . . .',
    'a super: 6 6 1 . . .',
    'h super: 6 6 2',
  )
  await visit(
    path,
    async (page) => {
      const summary = await wordsOf(page, path, '')
      expect(summary).toMatch(/Match tied \(Kites \w+ won the Super Over\)/)
      const named = page.getByRole('region', { name: /Super Over$/ })
      expect(await named.count()).toBe(2)
      const best = page.getByRole('region', { name: 'Best partnerships' })
      expect(await best.getByText('12*').count()).toBe(2)
      expect(await best.getByText(/^1[34]\*$/).count()).toBe(0)

      await wordsOf(page, path, 'scorecard')
      expect(await named.count()).toBe(2)
      expect(await wordsOf(page, path, 'commentary')).toMatch(/Super Over/)
      await wordsOf(page, path, 'charts')
      const stands = page.getByRole('heading', { name: /^Partnerships, .*, Super Over$/ })
      expect(await stands.count()).toBe(2)
    },
    { width: 390 },
  )
})

test('The Hundred counts balls and sets on every tab, and says nothing of overs', async () => {
  const path = await aPlayedMatch(
    await asScorer(),
    hundred,
    `h: ${times(20, '1 . 4 . 1')}`,
    `a: ${times(29, '4')} Wb 4 4`,
  )
  await visit(path, async (page) => {
    const summary = await wordsOf(page, path, '')
    expect(summary).toMatch(/Larks \w+ won by 9 wickets/)
    expect(summary).toMatch(/120\/0 .*100 balls/)
    const scorecard = await wordsOf(page, path, 'scorecard')
    expect(scorecard).toMatch(/124\/1 .*32 balls/)
    const commentary = await wordsOf(page, path, 'commentary')
    expect(commentary).toMatch(/Set 6/)
    const charts = await wordsOf(page, path, 'charts')
    for (const words of [summary, scorecard, commentary, charts]) {
      expect(words).not.toMatch(/\bovers?\b/i)
    }
  })
})

const twoPairs = {
  ...pairs,
  playersPerSide: 4,
  oversPerInnings: 2,
  maxOversPerBowler: 1,
  pairs: { overs: 1, start: 200, wicketCosts: 5, otherFaces: true },
}

test('pairs cricket has net scores, and pairs in place of wickets', async () => {
  const path = await aPlayedMatch(
    await asScorer(),
    twoPairs,
    'h: 4 Wb . 1 wd . | 2 . . . . .',
    'a: 4 . . Wb 6 6 | 1 . . . . 1',
  )
  await visit(
    path,
    async (page) => {
      const summary = await wordsOf(page, path, '')
      expect(summary).toMatch(/Larks \w+ won by 9 runs/)
      expect(summary).toMatch(/1st pair/)
      const scorecard = await wordsOf(page, path, 'scorecard')
      expect(scorecard).toMatch(/Start 200 .*Off for wickets −5/)
      expect(scorecard).toMatch(/out once/)
      expect(await wordsOf(page, path, 'commentary')).toMatch(/213/)
      expect(await wordsOf(page, path, 'charts')).toMatch(/213/)
    },
    { width: 390, theme: 'dark' },
  )
})
