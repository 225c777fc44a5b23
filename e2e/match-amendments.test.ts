import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { apiAs } from './club.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  password,
  storageOnly,
  visits,
  newPerson,
} from './member.testing.ts'
import { aT20 } from './scored-match.testing.ts'
import { beginSession } from './session.testing.ts'
import { sharedSite } from './site.testing.ts'

const { origin } = await sharedSite()
const visit = visits(await launchBrowser(), origin)

test('the scorecard says what was amended after the result, by whom and why', async () => {
  const scorer = newPerson('amender')
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

test('captains sign on the scorer’s phone, and a later correction shows as an amendment after signing', async () => {
  const scorer = newPerson('signer')
  await enrol(origin, scorer)
  const { path, seq, record, start, ball } = await aT20(await apiAs(origin, scorer))
  await record(start, { ...ball, runs: 1 }, { type: 'match-ended', result: 'no result' })
  await visit(
    storageOnly,
    async (page) => {
      await beginSession(page, scorer.email, password)
      await go(page, `${origin}${path}/x/scorecard`)
      await button(page, 'Sign').click()
      const signing = dialog(page, 'Sign the match')
      await signing.getByRole('button', { name: 'Sign', exact: true }).click()
      await signing.getByText('Enter the name of the person signing.').waitFor()
      expect(await shortcomings(page)).toEqual([])
      await field(page, 'Sign as').selectOption({ index: 1 })
      await field(page, 'Name').fill('Nida Dar')
      await signing.getByRole('button', { name: 'Sign', exact: true }).click()
      const signed = page.getByRole('region', { name: 'Signatures' })
      await signed.getByText('Signed as the match stands: No result').waitFor()
    },
    { width: 390 },
  )
  await record({ type: 'corrected', seq: seq + 2, fact: { ...ball, runs: 4 }, reason: 'Four' })
  await visit(
    `${path}/x/scorecard`,
    async (page) => {
      await page.getByText(`Signed at entry ${seq + 3}: No result. 1 entry since`).waitFor()
      const amended = page.getByRole('region', { name: 'Amended after the result' })
      await amended.getByText('After signing').waitFor()
      expect(await button(page, 'Sign').count()).toBe(0)
      expect(await shortcomings(page)).toEqual([])
      await go(page, `${origin}${path}`)
      await page.getByText('· Signed by one captain · Amended since').waitFor()
    },
    { width: 390, theme: 'dark' },
  )
})
