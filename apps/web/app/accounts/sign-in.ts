import type { FactorNeeded } from '@pavilion/contract/accounts/second-factor.ts'
import { serverMessage } from '#state/request.ts'
import type { Refused } from '#state/request.ts'
import { queries } from '#state/api.ts'
import { clientState } from '#state/browser-state.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import { endOwnSession, loadProfile, logIn } from './account-calls.ts'
import type { Profile } from './account-calls.ts'
import { rememberDevice } from './known-device.ts'
import { keepPassword, rememberEmail } from './verification-memory.ts'

/** With a ticket, the code of an app is still to be asked for. */
export type SignedIn = 'signed-in' | 'unverified' | FactorNeeded | Refused

/** Logs in and loads the profile. An account that has not verified its number has to do that first. */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  const answer = await logIn(email, password)
  if (!answer.ok) return answer
  rememberEmail(email)
  if (answer.data.status === 'UnVerifiedPhoneNumber') {
    keepPassword(email, password)
    return 'unverified'
  }
  if (answer.data.status === 'SecondFactorNeeded') return answer.data
  await enterKnown(answer.data, email)
  return 'signed-in'
}

type Granted = {
  readonly access_token: string
  readonly refresh_token: string
  readonly device?: string | undefined
}

/** As `enter`; from now on the device is known to belong to this address. */
export async function enterKnown(granted: Granted, email: string): Promise<void> {
  if (granted.device !== undefined && email !== '') rememberDevice(email, granted.device)
  await enter(granted, email)
}

/** Stores the tokens of a new session and loads the profile. */
export async function enter(granted: Granted, email: string): Promise<void> {
  const { access_token: token, refresh_token: refreshToken } = granted
  queries.clear()
  clientState.beginSession({ token, refreshToken }, email)
  toasts.add('success', t.successfullyLoggedIn)
  await rememberProfile()
}

async function rememberProfile(): Promise<void> {
  const answer = await learnProfile()
  if (answer.ok) return
  toasts.add('error', t.failedToLoad({ message: serverMessage(answer) ?? t.unknownError }))
}

/** Loads the profile and shows the account in the menu bar, unless it was left meanwhile. */
export async function learnProfile(): ReturnType<typeof loadProfile> {
  const answer = await queries.read({ key: 'compact-profile', fetch: loadProfile })
  if (answer.ok && clientState.tokens() !== undefined) showProfile(answer.data.data)
  return answer
}

/** Shows the account in the menu bar. */
export function showProfile(profile: Profile): void {
  clientState.rememberUser({ name: profile.name, avatar: profile.avatar }, profile)
  clientState.change(({ auth }) => ({ auth: { ...auth, userEmail: profile.email } }))
}

/**
 * Forgets the session on this device at once. The server is told as well; when it cannot be reached, the
 * session ends there by expiring.
 */
export function signOut(): void {
  toasts.add(
    ...told(() => {
      void endOwnSession(clientState.tokens()?.refreshToken ?? null)
      clientState.endSession()
      queries.clear()
    }),
  )
}

/** The outcome of a logout as a toast. */
export function told(leave: () => void): ['success' | 'error', string] {
  try {
    leave()
    return ['success', t.loggedOutSuccessfully]
  } catch {
    return ['error', t.errorDuringLogout]
  }
}
