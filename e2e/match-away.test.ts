import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import { press } from './keyboard.testing.ts'
import { button, enrol, visits, newPerson } from './member.testing.ts'
import { aT20 } from './scored-match.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const visit = visits(await launchBrowser(), origin)

test('a page that lost the network tells what has happened once it is back', async () => {
  const scorer = newPerson('away-scorer')
  await enrol(origin, scorer)
  const { path, record, start, ball } = await aT20(await apiAs(origin, scorer))
  await record(start, { ...ball, runs: 4 })
  await visit(
    '/terms',
    async (page) => {
      const [awake, followed] = [
        page.waitForResponse(/away-notice.*\.js/),
        page.waitForResponse(/\/live\/[^/]+\?after=/),
      ]
      await go(page, `${origin}${path}`)
      await Promise.all([awake, followed])
      await page.waitForLoadState('load')
      await page.context().setOffline(true)
      await record(
        { ...ball, runs: 2 },
        { ...ball, runs: 0, wickets: [{ kind: 'bowled', playerOut: ball.striker }] },
      )
      await page.context().setOffline(false)
      const notice = page.getByRole('region', { name: 'While you were away' })
      await notice.getByText(/4\/0 \(0\.1\) → 6\/1 \(0\.3\)/).waitFor()
      await notice.getByText(/^Kites A b /).waitFor()
      expect(await shortcomings(page)).toEqual([])
      await press(page, button(page, 'Close'))

      await notice.waitFor({ state: 'detached' })
    },
    { width: 390 },
  )
})
