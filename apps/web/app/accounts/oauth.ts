import type { Provider } from '@pavilion/contract/providers/provider.ts'
import type { Answer } from '#state/request.ts'
import { toBase64url } from '#state/base64url.ts'
import { browserStorage } from '#state/storage.ts'
import { isRecord, readJson, textOr } from '#state/json-guards.ts'
import { beginAtProvider } from './account-calls.ts'

const ANY_ORIGIN = 'https://ours.invalid'

/**
 * Whether a path is within this site, as browsers read it: //evil.example is another host, and so is
 * /\evil.example.
 */
export const isOwnPath = (path: string): boolean =>
  path.startsWith('/') &&
  URL.canParse(path, ANY_ORIGIN) &&
  new URL(path, ANY_ORIGIN).origin === ANY_ORIGIN

/** Kept per window, in session storage: another window could not use it. */
const tab = browserStorage(() => sessionStorage)
const AWAY_KEY = 'sign-in-elsewhere'
const DRAFT_KEY = 'sign-up-draft'

type Away = {
  /** Proves to the server that the browser that comes back is the one that left. */
  readonly secret: string
  /** The path of the page that was left. */
  readonly from: string
}

/**
 * Goes to a provider; returns only when that is impossible. With `link`, the identity is for the signed-in
 * account.
 */
export async function startOAuth(
  provider: Provider,
  { from, link = false }: { readonly from: string; readonly link?: boolean },
): Promise<Answer<unknown>> {
  const secret = toBase64url(crypto.getRandomValues(new Uint8Array(32)))
  const answer = await beginAtProvider(provider, secret, link)
  if (!answer.ok) return answer
  tab.set(AWAY_KEY, JSON.stringify({ secret, from }))
  location.assign(answer.data.data.address)
  return answer
}

/** What was remembered on leaving; undefined when nothing was. */
export function readAway(): Away | undefined {
  const stored = readJson(tab.get(AWAY_KEY))
  const secret = isRecord(stored) ? textOr(stored['secret']) : null
  const from = isRecord(stored) ? textOr(stored['from']) : null
  if (secret === null) return undefined
  return { secret, from: from !== null && isOwnPath(from) ? from : '/' }
}

export const forgetAway = (): void => tab.remove(AWAY_KEY)

/** What a provider said about somebody who is about to sign up. */
export type Draft = {
  readonly ticket: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export const keepDraft = ({ ticket, firstName, lastName, email }: Draft): void =>
  tab.set(DRAFT_KEY, JSON.stringify({ ticket, firstName, lastName, email }))

export function readDraft(): Draft | undefined {
  const stored = readJson(tab.get(DRAFT_KEY))
  if (!isRecord(stored)) return undefined
  const text = (key: keyof Draft) => textOr(stored[key]) ?? ''
  const ticket = text('ticket')
  if (ticket === '') return undefined
  return { ticket, firstName: text('firstName'), lastName: text('lastName'), email: text('email') }
}

export const forgetDraft = (): void => tab.remove(DRAFT_KEY)
