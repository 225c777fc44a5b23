import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { allSaved, begin, startGround } from './scoring.testing.ts'

/** In degrees clockwise from straight: where cover is for right-handers. */
const MIDWICKET_OF_LEFT_HANDERS = 68

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('a scorer says where a ball went, or scores on, and adds a note to a past ball', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2, { reviews: 1 })
  await go(page, `${origin}/score/${matchId}`)
  for (const name of [/toss/, /choose/, /who faces/, /other opener/, /Who bowls/]) {
    await page.getByRole('heading', { name }).waitFor()
    await page.keyboard.press('1')
  }
  await button(page, 'OUT').waitFor()
  const sheet = page.getByRole('dialog')
  const asked = page.getByRole('region', { name: /^(Where did it|Which shot|Who fielded)/ })
  await page.keyboard.press('2')
  await page.getByRole('button', { name: /^Undo 0\.1 / }).waitFor()
  expect(await asked.count()).toBe(0)
  await press(page, page.getByRole('button', { name: /LB faces instead/ }))
  await page.getByRole('button', { name: /LA faces instead/ }).waitFor()

  await press(page, button(page, 'More'))
  await sheet.getByLabel('Shot').selectOption({ label: 'Every ball' })
  await press(page, sheet.getByRole('button', { name: 'Close' }))
  await page.getByRole('region', { name: 'Where did it go?' }).waitFor()
  expect(await shortcomings(page)).toEqual([])
  await page.keyboard.press('4')
  await page.getByRole('button', { name: /^Undo 0\.2 / }).waitFor()
  await press(page, asked.getByRole('button', { name: 'Cover' }))
  await page.getByRole('region', { name: 'Which shot?' }).waitFor()
  await press(page, asked.getByRole('button', { name: 'Skip' }))
  await asked.waitFor({ state: 'detached' })
  await button(page, 'Undo what was said of the ball').waitFor()

  await press(page, button(page, 'Scorebook'))
  await press(page, sheet.getByRole('button', { name: /^0\.1, / }))
  await press(page, sheet.getByRole('button', { name: 'Where it went, a review, a note' }))
  await sheet.getByLabel('Note').fill('Dropped at slip.')
  expect(await shortcomings(page)).toEqual([])
  await press(page, sheet.getByRole('button', { name: 'Good length, outside off' }))
  await press(page, sheet.getByRole('button', { name: 'Drive' }))
  const lions = sheet.getByRole('group', { name: 'Reviewed by' }).getByRole('button').first()
  expect(await lions.innerText()).toMatch(/1 review left$/)
  await press(page, lions)
  const reviewed = sheet.getByRole('group', { name: 'What was reviewed' })
  await press(page, reviewed.getByRole('button', { name: 'Wide' }))
  await sheet.getByLabel('Umpire’s call').waitFor({ state: 'detached' })
  await press(page, sheet.getByRole('button', { name: 'Save' }))
  await sheet.waitFor({ state: 'detached' })

  await press(page, button(page, 'More'))
  await press(page, sheet.getByRole('button', { name: 'A review or note of the last ball' }))
  await soon(() => lions.innerText()).toMatch(/0 reviews left$/)
  expect(await shortcomings(page)).toEqual([])
  await press(page, lions)
  await press(page, sheet.getByRole('button', { name: 'Save' }))
  await page.getByText('That side has no review left in this innings').waitFor()
  await press(page, button(page, 'More'))
  await sheet.getByText(/^Overthrows count with the runs/).waitFor()
  await sheet.getByLabel('Reason (optional)').selectOption('28.3')
  expect(await shortcomings(page)).toEqual([])
  await press(page, sheet.getByRole('button', { name: /^5 to Lions/ }))
  await button(page, 'Undo 5 penalty runs').waitFor()
  await allSaved(page)

  await go(page, `${origin}/match-central/matches/${matchId}`)
  await page
    .getByText(
      /Good length, driven\. Reviewed by Lions .* for a wide: struck down\. Dropped at slip\./,
    )
    .waitFor()
  await page.getByText('ball hit a helmet on the ground (Law 28.3)').waitFor()
  await go(page, `${origin}/match-central/matches/${matchId}/charts`)
  await page.getByText('4 from 1 shot').first().waitFor()
})

test('what the pad asks is a setting of the device, answered by a tap or by keys, for either hand', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  await begin(page)
  const sheet = page.getByRole('dialog')
  const question = (name: string) => page.getByRole('region', { name })
  await press(page, button(page, 'More'))
  await sheet.getByLabel('Where it pitched').selectOption({ label: 'Every ball' })
  await sheet.getByLabel('Shot').selectOption({ label: 'Boundaries and wickets' })
  await sheet.getByLabel('Fielder').selectOption({ label: 'Boundaries and wickets' })
  await press(page, sheet.getByRole('button', { name: 'Close' }))
  await page.reload()
  await button(page, 'OUT').waitFor()

  await page.keyboard.press('1')
  await question('Where did it pitch?').waitFor()
  expect(await shortcomings(page)).toEqual([])
  await page.keyboard.press('4')
  await question('Where did it go?').waitFor()
  await press(page, button(page, 'Left-hander'))
  await press(page, button(page, 'Midwicket'))
  await question('Which shot?').waitFor()
  await page.keyboard.press('a')
  await page.keyboard.press('2')
  await question('Where did it pitch?').waitFor()
  await page.keyboard.press('2')
  await page.keyboard.press('1')
  await question('Who fielded it?').waitFor()
  expect(await shortcomings(page)).toEqual([])
  await page.keyboard.press('x')
  await question('Who fielded it?').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Undo what was said of the ball/ }).waitFor()
  await allSaved(page)

  const said = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/v1/matches/${id}/log`)
    const log: { data: { entries: { fact: unknown }[] } } = await answer.json()
    return log.data.entries.at(-1)?.fact
  }, matchId)
  expect(said).toMatchObject({
    fact: {
      runs: 4,
      stroke: 'drive',
      pitched: { length: 0.35 },
      wagon: { angle: MIDWICKET_OF_LEFT_HANDERS, length: 1 },
    },
  })
  expect(said).toHaveProperty('fact.pitched.line', -0.55)
  expect(said).toHaveProperty('fact.wagon.angle', 68)
})
