import { expect, test } from 'vitest'
import { clientId, clientSecret, startOpenId } from '../apps/server/src/providers/openid.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press, typeInto } from './keyboard.testing.ts'
import {
  button,
  dialog,
  enrol,
  field,
  logOut,
  modal,
  password,
  toast,
  typeCode,
  visits,
} from './member.testing.ts'
import { startSite } from './site.testing.ts'

const openId = await startOpenId()
const { origin } = await startSite({
  empty: true,
  env: {
    GOOGLE_ISSUER: openId.issuer,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
  },
})
openId.open(`${origin}/sign-in/google/callback`)
const browser = await launchBrowser()
const visit = visits(browser, origin)
type Page = Parameters<Parameters<typeof visit>[1]>[0]

/** From the login dialog to the provider, there as somebody, and back. */
async function signInThere(page: Page, login: string): Promise<void> {
  await go(page, `${origin}/terms?modal=login`)
  await press(page, button(page, 'GOOGLE'))
  await page.waitForURL(`${openId.issuer}/**`)
  await page.fill('input[name=login]', login)
  await page.fill('input[name=password]', 'anything')
  await page.click('button[type=submit]')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${origin}/**`)
}

test('somebody new comes back to a sign-up that is filled in, and later with one press', () =>
  visit('/', async (page) => {
    const sana = { email: 'sana@canalview.example', phone: '3005550147' }
    openId.people.set('sana', {
      email: sana.email,
      email_verified: true,
      given_name: 'Sana',
      family_name: 'Marwat',
    })
    await signInThere(page, 'sana')
    await dialog(page, 'Join').waitFor()
    await soon(() => page.url()).toBe(`${origin}/?modal=signup`)
    await soon(() => field(page, 'First name').inputValue()).toBe('Sana')
    await soon(() => field(page, 'Email').inputValue()).toBe(sana.email)
    await typeInto(page, field(page, 'Mobile number'), sana.phone)
    await typeInto(page, field(page, 'Password'), password)
    await press(page, button(page, 'SIGN UP'))
    await dialog(page, 'Verify Your Number').waitFor()
    await typeCode(page, sana)
    await dialog(page, 'Congratulation!').waitFor()
    await press(page, page.getByRole('button', { name: /Continue with Freemium/ }))
    await press(page, button(page, 'Look around first'))
    await logOut(page)

    // The provider forgets, the site does not.
    await page.context().clearCookies()
    await signInThere(page, 'sana')
    await page.waitForURL(`${origin}/terms`)
    await page.getByRole('button', { name: 'Sana Marwat' }).waitFor()
  }))

test('who has an account types its password once', () =>
  visit('/', async (page) => {
    const member = { email: 'omar@canalview.example', phone: '3005550148' }
    await enrol(origin, member)
    openId.people.set('omar', { email: member.email, email_verified: true })
    await signInThere(page, 'omar')
    await page.getByRole('heading', { name: 'One last time' }).waitFor()
    await soon(() => page.url()).toBe(`${origin}/sign-in`)
    await typeInto(page, field(page, 'Password'), password)
    await press(page, button(page, 'LINK AND LOG IN'))
    await toast(page, 'Successfully logged in').waitFor()
    await page.waitForURL(`${origin}/terms`)

    await go(page, `${origin}/user/my-profile`)
    await press(page, button(page, 'Unlink Google'))
    await toast(page, 'That login is no longer linked to your account').waitFor()
    await press(page, button(page, 'Link Google'))
    await page.getByRole('heading', { name: 'One last time' }).waitFor()
  }))

test('who turns back hears that nothing has happened', () =>
  visit('/?modal=login', async (page) => {
    await press(page, button(page, 'GOOGLE'))
    await page.waitForURL(`${openId.issuer}/**`)
    await page.getByText('Cancel').click()
    await page.getByText('You turned back before finishing. Nothing has changed.').waitFor()
    await page.getByRole('link', { name: 'Log in another way' }).click()
    await dialog(page, 'Welcome back').waitFor()
  }))

test('an address with a code that this window never asked for lets nobody in', () =>
  visit(`/sign-in#code=${'a'.repeat(43)}`, async (page) => {
    await page.getByText('started in another window').waitFor()
    await soon(() => page.url()).toBe(`${origin}/sign-in`)
  }))

test('a provider that is not configured is a button without effect', () =>
  visit('/?modal=login', async (page) => {
    await press(page, button(page, 'FACEBOOK'))
    expect(modal(page)).toBe('login')
    expect(new URL(page.url()).origin).toBe(origin)
  }))
