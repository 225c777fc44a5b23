import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { test } from 'vitest'
import { readConfig } from '../apps/server/src/config.ts'
import { readMatch, recordFacts } from '../apps/server/src/matches/matches.ts'
import { newMatch } from '../apps/server/src/matches/new-match.testing.ts'
import { createAppContext } from '../apps/server/src/app/start/create-app-context.ts'
import { launchBrowser, soon } from './browser.testing.ts'
import { startSite } from './site.testing.ts'

/** The scorer writes from beside the server, which hears of it by its tail. */
const site = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const scorer = createAppContext(readConfig({ LOG_LEVEL: 'silent' }), site.database)
const browser = await launchBrowser()

async function write(matchId: string, ...facts: readonly PlayFact[]): Promise<void> {
  const state = await readMatch(scorer, matchId)
  const expectedSeq = state?.seq ?? 0
  const recorded = await recordFacts(scorer, { matchId, expectedSeq, facts, recordedBy: 'test' })
  if (!recorded.ok) throw new Error(recorded.message)
}

test('rain between the toss and the first ball is told on the match page and on the home page', async () => {
  const { matchId, teams } = await newMatch(scorer)
  const [winner = ''] = teams
  await write(matchId, { type: 'toss', winner, decision: 'field' })
  const page = await browser.newPage()
  await page.goto(`${site.origin}/match-central/matches/${matchId}`)
  await page.getByText('won the toss and chose to field').first().waitFor()
  const home = await browser.newPage()
  await home.goto(site.origin)
  const card = home.locator(`a[href*="${matchId}"]`).first()
  await card.waitFor()

  await write(matchId, { type: 'stoppage', reason: 'Rain' })

  await page.getByText('Rain', { exact: true }).first().waitFor()
  await home
    .locator(`:has(> a[href*="${matchId}"]), a[href*="${matchId}"]`)
    .getByText('Rain')
    .first()
    .waitFor()
  const fresh = await browser.newPage({ javaScriptEnabled: false })
  await soon(async () => {
    await fresh.goto(`${site.origin}/match-central/matches/${matchId}`)
    return fresh.locator('main').textContent()
  }).toContain('Rain')

  await write(matchId, { type: 'play-resumed' })
  await page.getByText('Rain', { exact: true }).first().waitFor({ state: 'detached' })
})
