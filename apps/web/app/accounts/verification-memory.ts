import { storage } from '#state/browser-state.ts'
import { isRecord, readJson, textOr } from '#state/json-guards.ts'

/** The address whose number is to be verified, under the storage key that the specification names. */
const EMAIL_KEY = 'user-email'
const SENT_KEY = 'code-sent'

export const rememberedEmail = (): string | null => textOr(storage.get(EMAIL_KEY))

export const rememberEmail = (email: string): void => storage.set(EMAIL_KEY, email)

/** What was typed to sign up or log in, until the number is verified or the page is left. */
let typed: { readonly email: string; readonly password: string } | undefined

/** Keeps the password in this page's memory alone, so that whoever verifies the number need not type it again. */
export const keepPassword = (email: string, password: string): void => {
  typed = { email, password }
}

/** The password that was kept for an address, which is forgotten with that. */
export function takePassword(email: string): string | undefined {
  const password = typed?.email === email ? typed.password : undefined
  typed = undefined
  return password
}

export type SentCode = {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Most digits hidden; null when this device does not know the number. */
  readonly phone: string | null
}

/** Stores when a code was sent, so that the countdown survives a reload. */
export function noteCodeSent(email: string, phone: string | null): void {
  const sent = { email, at: Date.now(), phone: phone ?? lastCode(email)?.phone ?? null }
  storage.set(SENT_KEY, JSON.stringify(sent))
}

/** The last code sent for an address; undefined when this device does not know of one. */
export function lastCode(email: string | null): SentCode | undefined {
  const stored = readJson(storage.get(SENT_KEY))
  if (!isRecord(stored) || stored['email'] !== email || email === null) return undefined
  const { at, phone } = stored
  if (typeof at !== 'number' || at > Date.now()) return undefined
  return { at, phone: textOr(phone) }
}
