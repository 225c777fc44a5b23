import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { launchBrowser } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import { enrol, visits } from './member.testing.ts'
import { aT20 } from './scored-match.testing.ts'
import { startSite } from './site.testing.ts'

const { origin } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const visit = visits(await launchBrowser(), origin)

test('the scorecard says what was amended after the result, by whom and why', async () => {
  const scorer = { email: 'amender@example.org', phone: '3005550171' }
  await enrol(origin, scorer)
  const { path, seq, record, start, ball } = await aT20(await apiAs(origin, scorer))
  const reason = 'The umpire signalled four'
  await record(
    start,
    { ...ball, runs: 1 },
    { type: 'match-ended', result: 'no result' },
    { type: 'corrected', seq: seq + 2, fact: { ...ball, runs: 4 }, reason },
  )
  await visit(
    `${path}/x/scorecard`,
    async (page) => {
      const amended = page.getByRole('region', { name: 'Amended after the result' })
      await amended.getByText(reason).waitFor()
      await amended.getByText(/^Sana Marwat, /).waitFor()
      expect(await shortcomings(page)).toEqual([])
    },
    { width: 390, theme: 'dark' },
  )
})
