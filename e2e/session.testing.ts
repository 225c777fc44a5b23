import type { Page } from 'playwright-core'
import { z } from 'zod'
import { readRoot, ROOT_KEY, writeRoot } from '../apps/web/app/state/root-state.ts'
import { USER_DETAILS_KEY } from '../apps/web/app/state/user-details.ts'

const Granted = z.object({ access_token: z.string(), refresh_token: z.string() })
const Profile = z.looseObject({ name: z.string().nullable(), avatar: z.string().nullable() })
const Session = z.object({
  granted: Granted,
  profile: z.object({ data: Profile }),
  root: z.string().nullable(),
})

/** Logs in and reads the profile with the calls of the form. */
async function openSession(page: Page, username: string, secret: string) {
  const opened = await page.evaluate(
    async ([email, password, key]) => {
      const call = async (path: string, request: RequestInit) => {
        const answer = await fetch(`/api/v1/account/${path}`, request)
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
        return answer.json()
      }
      const granted = await call('login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: email, password }),
      })
      const headers = { authorization: `Bearer ${granted.access_token}` }
      const profile = await call('compact-profile', { headers })
      return { granted, profile, root: localStorage.getItem(key) }
    },
    [username, secret, ROOT_KEY] as const,
  )
  return Session.parse(opened)
}

/**
 * Leaves in the page's storage what the login form leaves there, for tests of something else. The page that
 * is opened or loaded next is that of somebody who has logged in.
 */
export async function beginSession(page: Page, email: string, secret: string): Promise<void> {
  const { granted, profile, root } = await openSession(page, email, secret)
  const { access_token: token, refresh_token: refreshToken } = granted
  const { name, avatar, ...userDetail } = profile.data
  const auth = { token, userEmail: email, loginUserDetails: { name, avatar } }
  const entries = [
    [ROOT_KEY, writeRoot({ ...readRoot(root), auth })],
    [
      USER_DETAILS_KEY,
      JSON.stringify({ token, refreshToken, userDetail: { name, avatar, ...userDetail } }),
    ],
  ] as const
  await page.evaluate((kept) => {
    for (const [key, text] of kept) localStorage.setItem(key, text)
  }, entries)
}

/**
 * Leaves the page and what it still asks for, then ends what this browser knows: a call under way that is
 * refused would open the login form in the middle of the next step.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto(new URL('/robots.txt', page.url()).href)
  await page.evaluate(() => localStorage.clear())
}
