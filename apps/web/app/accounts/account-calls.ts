import { SMS } from '@pavilion/contract/accounts/proof-text.ts'
import type { Provider } from '@pavilion/contract/providers/provider.ts'
import * as accounts from '#calls/accounts.ts'
import * as providers from '#calls/providers.ts'
import { queries, send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'
import { knownDevice } from './known-device.ts'
import { tryCode } from './try-code.ts'

export type Profile = OutputOf<typeof accounts.editProfile>['data']
/** The signed-in account's profile, with its permissions. */
export type OwnProfile = OutputOf<typeof accounts.compactProfile>['data']
export type SessionEntry = OutputOf<typeof accounts.sessions>['data'][number]

export type Registration = InputOf<typeof accounts.register>

export const register = (registration: Registration) =>
  tryCode({
    code: SMS,
    who: () => registration.email,
    send: ({ proof }) => send(accounts.register, { ...registration, ...(proof && { proof }) }),
  })

export const logIn = (username: string, password: string) =>
  tryCode({
    code: password,
    who: () => username,
    send: ({ proof }) => {
      const device = knownDevice(username)
      return send(accounts.login, {
        username,
        password,
        ...(device !== undefined && { device }),
        ...(proof && { proof }),
      })
    },
  })

export const verifyPhone = (username: string, code: string) =>
  tryCode({
    code,
    who: () => username,
    send: (typed) => send(accounts.verifyPhone, { params: { code }, body: { username, ...typed } }),
  })

export const resendVerification = (username: string) =>
  tryCode({
    code: SMS,
    who: () => username,
    send: ({ proof }) => send(accounts.resendVerification, { username, ...(proof && { proof }) }),
  })

export const forgotPassword = (email: string) => send(accounts.forgotPassword, { email })

export const resetPassword = (token: string, password: string) =>
  send(accounts.resetPassword, { token, password })

export const beginAtProvider = (provider: Provider, secret: string, link: boolean) =>
  send(providers.begin, { provider, secret, link })

export const exchangeCode = (code: string, secret: string) =>
  send(providers.exchange, { code, secret })

export const linkByPassword = (ticket: string, password: string) =>
  send(providers.link, { ticket, password })

/** Not cached: the identities may have changed in another window. */
export const loadIdentities = () => send(providers.identities)

export const unlinkIdentity = (identityId: string) => send(providers.unlink, { identityId })

export const endOwnSession = (refreshToken: string | null) =>
  send(accounts.logout, refreshToken === null ? {} : { refresh_token: refreshToken })

const PROFILE = 'profile'

export const loadProfile = () =>
  queries.read({ key: PROFILE, fetch: () => send(accounts.compactProfile) })

/** The id of the signed-in account; '' when it cannot be loaded. */
export async function ownId(): Promise<string> {
  const profile = await loadProfile()
  return profile.ok ? profile.data.data.id : ''
}

export const editProfile = (firstName: string, lastName: string) =>
  send(accounts.editProfile, { firstName, lastName })

export const changePassword = (password: string, newPassword: string) =>
  send(accounts.changePassword, { password, newPassword })

/** Not cached: sessions may have begun or ended on other devices. */
export const loadSessions = () => send(accounts.sessions)

export const endSession = (sessionId: string) => send(accounts.endSession, { sessionId })

export const endSessions = () => send(accounts.endSessions)
