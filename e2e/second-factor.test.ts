import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stepAt, totp } from '../apps/server/src/accounts/second-factor/totp.ts'
import { seriousFindings, shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press, tabTo, typeInto } from './keyboard.testing.ts'
import {
  button,
  dialog,
  field,
  logIn,
  modal,
  openProfiles,
  password,
  toast,
  visits,
} from './member.testing.ts'
import { forgetSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const { origin } = await startSite({ empty: true })
const browser = await launchBrowser()
const visit = visits(browser, origin)

const openProfile = openProfiles(origin)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What an app shows that was given the letters of the dialog, so many half minutes from now. */
function appCode(letters: string, later = 0): string {
  const bits = Array.from(letters, (one) => LETTERS.indexOf(one).toString(2).padStart(5, '0'))
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2))
  return totp(Uint8Array.from(bytes), stepAt(new Date().toISOString()) + later)
}

/** Switches it on by keyboard; answers the key for the app and the recovery codes. */
async function switchOn(page: Page) {
  await press(page, button(page, 'Turn on'))
  const first = dialog(page, 'Turn on two-step login')
  await typeInto(page, first.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  const second = dialog(page, 'Scan this with your app')
  const letters = (await second.locator('code').innerText()).replaceAll(' ', '')
  expect(await seriousFindings(page)).toEqual([])
  await tabTo(page, page.getByLabel('Digit 1 of 6'))
  await page.keyboard.type(appCode(letters, -1))
  await page.keyboard.press('Enter')
  const third = dialog(page, 'Keep these codes')
  await third.waitFor()
  expect(await seriousFindings(page)).toEqual([])
  const codes = await third
    .getByRole('list', { name: 'Recovery codes' })
    .locator('code')
    .allInnerTexts()
  await press(page, button(page, 'I HAVE KEPT THEM'))
  await page.getByText('10 recovery codes left.').waitFor()
  return { letters, codes }
}

test('by keyboard alone a member switches it on, logs in with a code, and with a recovery code', () =>
  visit('/', async (page) => {
    const person = { email: 'sana@factor.example', phone: '3005550271' }
    await openProfile(page, person)
    const { letters, codes } = await switchOn(page)
    expect(codes).toHaveLength(10)

    await forgetSession(page)
    await go(page, `${origin}/?modal=login`)
    await logIn(page, person)
    await dialog(page, 'One more step').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    // The field has the focus.
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByText('That code is not right').first().waitFor()
    await typeInto(page, field(page, 'Code from your app'), appCode(letters))
    await page.keyboard.press('Enter')
    await toast(page, 'Successfully logged in').waitFor()
    await soon(() => modal(page)).toBe(null)

    await forgetSession(page)
    await go(page, `${origin}/?modal=login`)
    await logIn(page, person)
    await dialog(page, 'One more step').waitFor()
    await press(page, button(page, 'Use a recovery code'))
    await page.keyboard.type((codes[0] ?? '').toLowerCase())
    await page.keyboard.press('Enter')
    await toast(page, 'Successfully logged in').waitFor()
    await go(page, `${origin}/user/my-profile`)
    await page.getByText('9 recovery codes left.').waitFor()
    await page.getByText('A recovery code was used').waitFor()
  }))

test('it is switched off with the password and a code, and new codes end the old ones', () =>
  visit('/', async (page) => {
    await openProfile(page, { email: 'sana@factoroff.example', phone: '3005550272' })
    const { codes } = await switchOn(page)
    await press(page, button(page, 'New recovery codes'))
    const box = dialog(page, 'New recovery codes')
    await typeInto(page, box.getByLabel('Password', { exact: true }), 'not my password')
    await typeInto(page, box.getByLabel('Code from your app'), codes[0] ?? '')
    await page.keyboard.press('Enter')
    await box.getByText('Password is incorrect.').waitFor()
    await typeInto(page, box.getByLabel('Password', { exact: true }), password)
    await page.keyboard.press('Enter')
    const shown = dialog(page, 'Keep these codes')
    await shown.waitFor()
    const [fresh = ''] = await shown.locator('code').allInnerTexts()
    await press(page, button(page, 'I HAVE KEPT THEM'))

    await press(page, button(page, 'Turn off'))
    const off = dialog(page, 'Turn off two-step login')
    await typeInto(page, off.getByLabel('Password', { exact: true }), password)
    await typeInto(page, off.getByLabel('Code from your app'), codes[1] ?? '')
    await page.keyboard.press('Enter')
    await off.getByText('That code is not right').waitFor()
    await typeInto(page, off.getByLabel('Code from your app'), fresh)
    await page.keyboard.press('Enter')
    await toast(page, 'Two-step login is off').waitFor()
    await button(page, 'Turn on').waitFor()
  }))

test('the QR code and its key have no serious findings on a phone and a desktop, light and dark', () =>
  visit('/', async (page) => {
    await openProfile(page, { email: 'sana@factorlook.example', phone: '3005550273' })
    await button(page, 'Turn on').click()
    await page.getByLabel('Password', { exact: true }).last().fill(password)
    await page.keyboard.press('Enter')
    await page.getByAltText('QR code for your authenticator app').waitFor()

    expect(await shortcomings(page)).toEqual([])
  }))
