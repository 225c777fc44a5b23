import { expect, test } from 'vitest'
import { shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button } from './member.testing.ts'
import { startGround } from './scoring.testing.ts'

const browser = await launchBrowser()
const { origin, device, makeMatch, scorer } = await startGround(browser)

test('a scorer is invited by a link and a code, scores, and is taken away at once', async () => {
  const [page] = await device(await scorer())
  const matchId = await makeMatch(page, 2)
  await go(page, `${origin}/score/${matchId}`)
  await press(page, button(page, 'More'))
  const sheet = page.getByRole('dialog')
  await press(page, sheet.getByRole('button', { name: 'Scorers and invitations' }))
  await sheet.getByText('Made the match').waitFor()
  await press(page, sheet.getByRole('button', { name: '6 hours' }))
  await press(page, sheet.getByRole('button', { name: 'Make a link' }))
  await sheet.getByRole('img', { name: 'The invitation as a QR code' }).waitFor()
  expect(await shortcomings(page)).toEqual([])
  const link = await sheet.getByText(/#token=/).innerText()

  const guest = await scorer()
  const [other] = await device(guest)
  await go(other, link)
  await press(other, button(other, 'Score it'))
  await other.getByRole('heading', { name: /toss/ }).waitFor()

  await go(page, `${origin}/score/${matchId}`)
  await press(page, button(page, 'More'))
  await press(page, sheet.getByRole('button', { name: 'Scorers and invitations' }))
  await press(page, sheet.getByRole('button', { name: /^Take .* away$/ }))
  await press(page, sheet.getByRole('button', { name: 'Take away now' }))
  await soon(() => sheet.getByText('Invited', { exact: true }).count()).toBe(0)

  await go(other, `${origin}/terms`)
  await go(other, link)
  await press(other, button(other, 'Score it'))
  await other.getByText(/has been used or has expired/).waitFor()
})
