import { serverMessage } from '#state/attempt.ts'
import type { Refused } from '#state/attempt.ts'
import { queries } from '#state/api.ts'
import { clientState } from '#state/browser-state.ts'
import { toasts } from '#state/toasts.ts'
import { endOwnSession, loadProfile, logIn } from './account-calls.ts'
import type { Profile } from './account-calls.ts'
import { rememberEmail } from './verification-memory.ts'

export type SignedIn = 'signed-in' | 'unverified' | Refused

/** Logs in and loads the profile; who has not proved the phone number has to do that first. */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  const answer = await logIn(email, password)
  if (!answer.ok) return answer
  rememberEmail(email)
  if (answer.data.status === 'UnVerifiedPhoneNumber') return 'unverified'
  await enter(answer.data, email)
  return 'signed-in'
}

type Granted = { readonly access_token: string; readonly refresh_token: string }

/** Begins the session of somebody who has proved who they are, and loads the profile. */
export async function enter(granted: Granted, email: string): Promise<void> {
  const { access_token: token, refresh_token: refreshToken } = granted
  queries.clear()
  clientState.beginSession({ token, refreshToken }, email)
  toasts.add('success', 'Successfully logged in')
  await rememberProfile()
}

async function rememberProfile(): Promise<void> {
  const answer = await loadProfile()
  if (answer.ok) return showProfile(answer.data.data)
  toasts.add('error', `Failed to load user details: ${serverMessage(answer) ?? 'Unknown error'}`)
}

/** Lets the menu bar know who this is. */
export function showProfile(profile: Profile): void {
  clientState.rememberUser({ name: profile.name, avatar: profile.avatar }, profile)
  clientState.change(({ auth }) => ({ auth: { ...auth, userEmail: profile.email } }))
}

/** This device forgets at once; the server is told, and if it cannot be, the session ends there by itself. */
export function signOut(): void {
  toasts.add(
    ...told(() => {
      void endOwnSession(clientState.tokens()?.refreshToken ?? null)
      clientState.endSession()
      queries.clear()
    }),
  )
}

/** How a logout went, as the message about it. */
export function told(leave: () => void): ['success' | 'error', string] {
  try {
    leave()
    return ['success', 'Logged out successfully']
  } catch {
    return ['error', 'Error during logout']
  }
}
