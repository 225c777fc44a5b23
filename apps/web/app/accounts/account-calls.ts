import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import type { Proof } from '@pavilion/contract/proof-of-work.ts'
import type { Provider } from '@pavilion/contract/provider.ts'
import { api, queries } from '#state/api.ts'
import type { Guess } from './solve-riddle.ts'

type Outputs = InferContractRouterOutputs<typeof contract>
type Account = Outputs['account']

export type Profile = Account['editProfile']['data']
/** With what the account may. */
export type OwnProfile = Account['compactProfile']['data']
export type SessionEntry = Account['sessions']['data'][number]

export type Registration = {
  /** First and last name joined by a space. */
  readonly name: string
  readonly country_id: string
  readonly phone_number: string
  /** Derived from the number, "92". */
  readonly country_code: string
  readonly email: string
  readonly password: string
  /** Names the product. */
  readonly provider: string
  /** Of somebody who comes from a provider. */
  readonly ticket?: string
}

const post = <T>(path: string, body: unknown) => api.send<T>({ method: 'POST', path, body })
const get = <T>(path: string) => api.send<T>({ method: 'GET', path })

export const register = (registration: Registration) =>
  post<Account['register']>('/account/register', registration)

export const logIn = (username: string, password: string) =>
  post<Account['login']>('/account/login', { username, password })

const verify = (guess: Guess, proof?: Proof) =>
  post<Account['verifyPhone']>(`/account/${guess.code}/verify-phone`, {
    ...guess,
    ...(proof !== undefined && { proof }),
  })

/** While many codes are being guessed, wherever, the server wants a riddle solved first: that takes a second or two. */
export async function verifyPhone(username: string, code: string) {
  const guess = { username, code }
  const answer = await verify(guess)
  if (answer.ok || answer.code !== 'PROOF_NEEDED' || !isSecureContext) return answer
  const riddle = await get<Account['proofOfWork']>('/account/proof-of-work')
  if (!riddle.ok) return riddle
  const { solveRiddle } = await import('./solve-riddle.ts')
  return verify(guess, await solveRiddle(riddle.data.data, guess))
}

export const resendVerification = (username: string) =>
  post<Account['resendVerification']>('/account/resend-verification', { username })

export const forgotPassword = (email: string) =>
  post<Account['forgotPassword']>('/account/forgot-password', { email })

export const resetPassword = (token: string, password: string) =>
  post<Account['resetPassword']>('/account/reset-password', { token, password })

type Elsewhere = Outputs['providers']

export const beginAtProvider = (provider: Provider, secret: string, link: boolean) =>
  post<Elsewhere['begin']>(`/account/providers/${provider}/begin`, { secret, link })

export const exchangeCode = (code: string, secret: string) =>
  post<Elsewhere['exchange']>('/account/providers/exchange', { code, secret })

export const linkByPassword = (ticket: string, password: string) =>
  post<Elsewhere['link']>('/account/providers/link', { ticket, password })

/** Never from memory: another window may have come back meanwhile. */
export const loadIdentities = () => get<Elsewhere['identities']>('/account/identities')

export const unlinkIdentity = (id: string) =>
  post<Elsewhere['unlink']>(`/account/identities/${id}/unlink`, {})

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

export const editProfile = (firstName: string, lastName: string) =>
  api.send<Account['editProfile']>({
    method: 'PATCH',
    path: '/account/profile',
    body: { firstName, lastName },
  })

export const changePassword = (password: string, newPassword: string) =>
  post<Account['changePassword']>('/account/change-password', { password, newPassword })

/** Never from memory: another device may have come or gone. */
export const loadSessions = () => get<Account['sessions']>('/account/sessions')

export const endSession = (id: string) =>
  post<Account['endSession']>(`/account/sessions/${id}/end`, {})

export const endSessions = () => post<Account['endSessions']>('/account/sessions/end-all', {})

/** There is no end to how long these are good. */
export const loadCountries = () =>
  queries.read({
    key: 'countries',
    freshFor: Infinity,
    fetch: () => get<Outputs['places']['countries']>('/settings/countries'),
  })
