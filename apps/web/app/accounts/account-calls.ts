import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import type { Provider } from '@pavilion/contract/providers/provider.ts'
import { api, queries } from '#state/api.ts'
import { tryCode } from './try-code.ts'

type Outputs = InferContractRouterOutputs<typeof contract>
type Account = Outputs['accounts']

export type Profile = Account['editProfile']['data']
/** The signed-in account's profile, with its permissions. */
export type OwnProfile = Account['compactProfile']['data']
export type SessionEntry = Account['sessions']['data'][number]

export type Registration = {
  /** First and last name joined by a space. */
  readonly name: string
  readonly country_id: string
  readonly phone_number: string
  /** The calling code of the number, "92". */
  readonly country_code: string
  readonly email: string
  readonly password: string
  /** The product's name. */
  readonly provider: string
  /** The provider visit of somebody who signs up through a provider. */
  readonly ticket?: string
}

const post = <T>(path: string, body: unknown) => api.send<T>({ method: 'POST', path, body })
const get = <T>(path: string) => api.send<T>({ method: 'GET', path })

export const register = (registration: Registration) =>
  post<Account['register']>('/account/register', registration)

export const logIn = (username: string, password: string) =>
  post<Account['login']>('/account/login', { username, password })

export const verifyPhone = (username: string, code: string) =>
  tryCode({
    code,
    who: () => username,
    send: (typed) =>
      post<Account['verifyPhone']>(`/account/${code}/verify-phone`, { username, ...typed }),
  })

export const resendVerification = (username: string) =>
  post<Account['resendVerification']>('/account/resend-verification', { username })

export const forgotPassword = (email: string) =>
  post<Account['forgotPassword']>('/account/forgot-password', { email })

export const resetPassword = (token: string, password: string) =>
  post<Account['resetPassword']>('/account/reset-password', { token, password })

type OAuthStart = Outputs['providers']

export const beginAtProvider = (provider: Provider, secret: string, link: boolean) =>
  post<OAuthStart['begin']>(`/account/providers/${provider}/begin`, { secret, link })

export const exchangeCode = (code: string, secret: string) =>
  post<OAuthStart['exchange']>('/account/providers/exchange', { code, secret })

export const linkByPassword = (ticket: string, password: string) =>
  post<OAuthStart['link']>('/account/providers/link', { ticket, password })

/** Not cached: the identities may have changed in another window. */
export const loadIdentities = () => get<OAuthStart['identities']>('/account/identities')

export const unlinkIdentity = (id: string) =>
  post<OAuthStart['unlink']>(`/account/identities/${id}/unlink`, {})

export const endOwnSession = (refreshToken: string | null) =>
  post<Account['logout']>('/account/logout', {
    ...(refreshToken !== null && { refresh_token: refreshToken }),
  })

const PROFILE = 'profile'

export const loadProfile = () =>
  queries.read({
    key: PROFILE,
    fetch: () => get<Account['compactProfile']>('/account/compact-profile'),
  })

/** The id of the signed-in account; '' when it cannot be loaded. */
export async function ownId(): Promise<string> {
  const profile = await loadProfile()
  return profile.ok ? profile.data.data.id : ''
}

export const editProfile = (firstName: string, lastName: string) =>
  api.send<Account['editProfile']>({
    method: 'PATCH',
    path: '/account/profile',
    body: { firstName, lastName },
  })

export const changePassword = (password: string, newPassword: string) =>
  post<Account['changePassword']>('/account/change-password', { password, newPassword })

/** Not cached: sessions may have begun or ended on other devices. */
export const loadSessions = () => get<Account['sessions']>('/account/sessions')

export const endSession = (id: string) =>
  post<Account['endSession']>(`/account/sessions/${id}/end`, {})

export const endSessions = () => post<Account['endSessions']>('/account/sessions/end-all', {})

/** Cached for the life of the page. */
export const loadCountries = () =>
  queries.read({
    key: 'countries',
    freshFor: Infinity,
    fetch: () => get<Outputs['places']['countries']>('/settings/countries'),
  })
