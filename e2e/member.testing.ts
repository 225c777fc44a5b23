import { randomInt } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { go, soon, withWhatStands } from './browser.testing.ts'
import { press, tabTo, typeInto } from './keyboard.testing.ts'
import { beginSession } from './session.testing.ts'
import { forgetTries, outboxOf } from './site.testing.ts'

export type Look = { readonly width?: number; readonly theme?: 'light' | 'dark' }

/**
 * A file of the site without scripts: where a visit begins that first logs in by `beginSession`, which
 * writes to the storage of the site.
 */
export const storageOnly = '/robots.txt'

/** Opens a page in a browser of its own, ready to answer: it is closed with the test. */
export const visits =
  (browser: Browser, origin: string) =>
  async (path: string, act: (page: Page) => Promise<void>, look: Look = {}): Promise<void> => {
    const { width = 1440, theme = 'light' } = look
    const context = await browser.newContext({
      colorScheme: theme,
      reducedMotion: 'reduce',
      viewport: { width, height: width < 500 ? 844 : 900 },
    })
    try {
      const page = await context.newPage()
      await (path === storageOnly ? page.goto(origin + path) : go(page, origin + path))
      await act(page).catch(async (error: unknown) => {
        throw await withWhatStands(page, error)
      })
    } finally {
      await context.close()
    }
  }

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text).first()
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const modal = (page: Page) => new URL(page.url()).searchParams.get('modal')

export type Person = { readonly email: string; readonly phone: string }
export const password = 'cover drive 4'

let people = 0

/** Somebody whom no other test has: a site may be shared, and a test tried again. */
export function newPerson(name: string): Person {
  people += 1
  const digits = String(randomInt(100_000)).padStart(5, '0') + String(people % 100).padStart(2, '0')
  return { email: `${name}-${digits}@example.org`, phone: `300${digits}` }
}

/** Fills in the form that stands open, by keyboard. */
export async function signUp(page: Page, { email, phone }: Person): Promise<void> {
  await typeInto(page, field(page, 'First name'), 'Sana')
  expect(await page.getByText('atleast').count()).toBe(0)
  await typeInto(page, field(page, 'Last name'), 'Marwat')
  await typeInto(page, field(page, 'Mobile number'), phone)
  await typeInto(page, field(page, 'Email'), email)
  await typeInto(page, field(page, 'Password'), password)
  await press(page, button(page, 'SIGN UP'))
  await dialog(page, 'Verify Your Number').waitFor()
}

type Email = { readonly to: string; readonly text: string }

/** What matches in the newest message to somebody that has it: it is sent a moment after the page says so. */
export async function inMessage(origin: string, to: string, what: RegExp): Promise<string> {
  const find = async () => {
    const mails: readonly Email[] = await (await fetch(outboxOf(origin))).json()
    const theirs = mails.filter((mail) => mail.to === to)
    return theirs.findLast(({ text }) => what.test(text))?.text.match(what)?.[0]
  }
  await soon(find).toBeDefined()
  return (await find()) ?? ''
}

export async function typeCode(page: Page, person: Person): Promise<void> {
  const code = await inMessage(new URL(page.url()).origin, `+92${person.phone}`, /\d{4}/)
  await tabTo(page, page.getByLabel('Digit 1 of 4'))
  await page.keyboard.type(code)
  await press(page, button(page, 'SUBMIT'))
}

export async function logIn(page: Page, { email }: Person, secret = password): Promise<void> {
  await typeInto(page, field(page, 'Email'), email)
  await typeInto(page, field(page, 'Password'), secret)
  await page.keyboard.press('Enter')
}

/** Leaves by the account's menu. */
export async function logOut(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Sana Marwat' }))
  await press(page, button(page, 'Logout'))
  await page.getByRole('link', { name: 'GET STARTED' }).waitFor()
}

/** Signs up and verifies, and ends at the choice of a plan. */
export async function becomeMember(page: Page, person: Person): Promise<void> {
  await go(page, new URL('/?modal=signup', page.url()).href)
  await signUp(page, person)
  await typeCode(page, person)
  await dialog(page, 'Congratulation!').waitFor()
}

async function post(origin: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${origin}/api/v1/account/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
}

/** A member who has signed up and verified without a page, for tests of something else. */
export async function enrol(origin: string, { email, phone }: Person): Promise<void> {
  const number = `+92${phone}`
  await forgetTries(origin)
  await post(origin, 'register', {
    name: 'Sana Marwat',
    country_id: 'PK',
    phone_number: number,
    country_code: '92',
    email,
    password,
    provider: 'Pavilion',
  })
  const code = await inMessage(origin, number, /\d{4}/)
  await post(origin, `${code}/verify-phone`, { username: email, code })
}

/** Enrols somebody, logs in and opens the profile; the counts of tries begin anew. */
export const openProfiles =
  (origin: string) =>
  async (page: Page, person: Person): Promise<void> => {
    await enrol(origin, person)
    await beginSession(page, person.email, password)
    await forgetTries(origin)
    await go(page, `${origin}/user/my-profile`)
  }
