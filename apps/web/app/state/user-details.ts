import { isRecord, readJson, textOr } from './json-guards.ts'
import type { ClientStorage } from './storage.ts'

/** The session of this device. Tokens are in local storage because the specification says so. */
export type UserDetails = {
  readonly token: string
  /** The profile; null until it is loaded. */
  readonly userDetail: Readonly<Record<string, unknown>> | null
  readonly refreshToken: string | null
}

export const USER_DETAILS_KEY = 'userDetails'

export function readUserDetails(storage: ClientStorage): UserDetails | undefined {
  const stored = readJson(storage.get(USER_DETAILS_KEY))
  if (!isRecord(stored)) return undefined
  const token = textOr(stored['token'])
  if (token === null) return undefined
  const { userDetail, refreshToken } = stored
  return {
    token,
    userDetail: isRecord(userDetail) ? userDetail : null,
    refreshToken: textOr(refreshToken),
  }
}

export const writeUserDetails = (storage: ClientStorage, details: UserDetails): void =>
  storage.set(USER_DETAILS_KEY, JSON.stringify(details))
