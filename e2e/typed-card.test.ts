import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('the card of a scorebook is typed in, its mistakes are told, and the match page marks it', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 20)
  await go(page, `${origin}/score/${matchId}`)
  await button(page, 'Only the result is known').click()
  const sheet = page.getByRole('dialog')
  const figure = (name: string) => sheet.getByLabel(name, { exact: true })
  await figure('Total').fill('96')
  await figure('Wickets lost').fill('1')
  await figure('Overs bowled').fill('20')
  await sheet.getByLabel('Type in the whole scorecard').check()

  const line = (name: string) => sheet.getByRole('group', { name })
  const bat = async (name: string, how: string, [runs, balls]: readonly [string, string]) => {
    await line(name).getByLabel('How out').selectOption(how)
    await line(name).getByLabel('Runs').fill(runs)
    await line(name).getByLabel('Balls').fill(balls)
  }
  await bat('Player LA', 'Caught', ['30', ''])
  await line('Player LA').getByLabel('Fielder').selectOption('Player TB')
  await line('Player LA').getByLabel('Bowler').selectOption('Player TC')
  await bat('Player LB', 'Not out', ['50', '41'])
  await bat('Player LC', 'Not out', ['10', '12'])
  await figure('Byes').fill('4')
  await line('Wicket 1').getByLabel('Who').selectOption('Player LA')
  await line('Wicket 1').getByLabel('At').fill('44')
  expect(await shortcomings(page)).toEqual([])

  await button(page, 'Record the scorecard').click()
  await sheet.getByText('The batters’ 90 and 4 extras make 94, but the total is 96.').waitFor()
  await figure('Total').fill('94')
  await button(page, 'Record the scorecard').click()
  await sheet.waitFor({ state: 'detached' })
  await allSaved(page)

  await go(page, `${origin}/match-central/matches/${matchId}/scorecard`)
  await page.getByText('Scorecard typed in: this innings was not scored').waitFor()
  await page.getByText(/^c .*TB b .*TC$/).waitFor()
})
