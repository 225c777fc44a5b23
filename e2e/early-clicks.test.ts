import { expect, test } from 'vitest'
import { launchBrowser, untilAwake } from './browser.testing.ts'
import { untouchedSite } from './site.testing.ts'

const { origin } = await untouchedSite()
const browser = await launchBrowser()

async function finishedMatch(): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/matches/featured-matches`)
  const { data } = await answer.json()
  const cards: { id: string; slug: string; status: string }[] = data.matches
  const card = cards.find(({ status }) => status === 'complete')
  if (card === undefined) throw new Error('The sample world has no finished match.')
  return `${origin}/match-central/matches/${card.id}/${card.slug}/commentary`
}

test('a press on a part of the page whose scripts are still on their way acts once they are there', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/side-charts[^/]*\.js/, async (route) => {
    await isLet
    await route.continue()
  })
  const asked = page.waitForRequest(/\/side-charts[^/]*\.js/)
  await page.goto(await finishedMatch())
  await untilAwake(page)
  await asked
  const charts = page.getByRole('complementary', { name: 'The innings in charts' })
  const asChart = charts.getByRole('button', { name: 'View as chart' })
  await charts.getByRole('button', { name: 'View as table' }).first().click()
  expect(await asChart.count()).toBe(0)

  letThrough()
  await asChart.waitFor()
})
