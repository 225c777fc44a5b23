import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFindings, shortcomings } from './axe.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import {
  button,
  dialog,
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

/** The browser's own authenticator, which recognises its holder at once. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Adds a passkey; answers the recovery codes. */
async function addPasskey(page: Page): Promise<string[]> {
  await press(page, button(page, 'Add a passkey'))
  const box = dialog(page, 'Add a passkey')
  await typeInto(page, box.getByLabel('Password', { exact: true }), password)
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  const kept = dialog(page, 'Keep these codes')
  await kept.waitFor()
  const codes = await kept.getByRole('list').locator('code').allInnerTexts()
  await press(page, button(page, 'I HAVE KEPT THEM'))
  await page.getByText('10 recovery codes left.').waitFor()
  return codes
}

test('by keyboard alone a member adds a passkey, logs in with it alone, and as a second step', () =>
  visit('/', async (page) => {
    await plugIn(page)
    const person = { email: 'sana@passkey.example', phone: '3005550281' }
    await openProfile(page, person)
    expect(await addPasskey(page)).toHaveLength(10)
    await page.getByText('not used yet').waitFor()

    await forgetSession(page)
    await go(page, `${origin}/?modal=login`)
    await press(page, button(page, 'Log in with a passkey'))
    await toast(page, 'Successfully logged in').waitFor()
    await soon(() => modal(page)).toBe(null)

    await forgetSession(page)
    await go(page, `${origin}/?modal=login`)
    await logIn(page, person)
    await dialog(page, 'One more step').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await press(page, button(page, 'Use a passkey'))
    await toast(page, 'Successfully logged in').waitFor()
    await soon(() => modal(page)).toBe(null)
  }))

test('a passkey is renamed and removed, and a recovery code stands in for it', () =>
  visit('/', async (page) => {
    await plugIn(page)
    const person = { email: 'sana@passkeyoff.example', phone: '3005550282' }
    await openProfile(page, person)
    const [code = ''] = await addPasskey(page)
    await press(page, page.getByRole('button', { name: /^Rename / }))
    const named = dialog(page, 'Rename this passkey')
    await named.getByLabel('Name').fill('Door key')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Door key' }).waitFor()

    await forgetSession(page)
    await go(page, `${origin}/?modal=login`)
    await logIn(page, person)
    await dialog(page, 'One more step').getByLabel('Recovery code').fill(code)
    await page.keyboard.press('Enter')
    await toast(page, 'Successfully logged in').waitFor()

    await go(page, `${origin}/user/my-profile`)
    await press(page, page.getByRole('button', { name: 'Remove Door key' }))
    const box = dialog(page, 'Remove this passkey')
    await typeInto(page, box.getByLabel('Password', { exact: true }), password)
    await page.keyboard.press('Enter')
    await toast(page, 'Passkey removed').waitFor()
    await page.getByText('Off', { exact: true }).waitFor()
  }))

test('passkeys have no serious findings on a phone and a desktop, light and dark', () =>
  visit('/', async (page) => {
    await plugIn(page)
    await openProfile(page, { email: 'sana@passkeylook.example', phone: '3005550283' })
    await addPasskey(page)
    // Without the toast, which covers part of the page.
    await go(page, `${origin}/user/my-profile`)
    await page.getByText('not used yet').waitFor()

    expect(await shortcomings(page)).toEqual([])
  }))
