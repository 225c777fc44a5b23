import type { Provider } from '@pavilion/contract/provider.ts'
import type { Answer } from '#state/attempt.ts'
import { toBase64url } from '#state/base64url.ts'
import { storageKeeper } from '#state/keeper.ts'
import { isRecord, readJson, textOr } from '#state/reading.ts'
import { beginAtProvider } from './account-calls.ts'

/** What one window remembers while its reader is at a provider: a copy in another window is worth nothing. */
const tab = storageKeeper(() => sessionStorage)
const AWAY_KEY = 'sign-in-elsewhere'
const DRAFT_KEY = 'sign-up-draft'

type Away = {
  /** What shows the server that who comes back is who was sent. */
  readonly secret: string
  /** Where the reader was: a path of ours. */
  readonly from: string
}

/** Sends the reader to a provider; answers only where that cannot be. With `link` it is for the account that is signed in. */
export async function goElsewhere(
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

/** What was remembered on leaving; undefined in a window that nobody left. */
export function readAway(): Away | undefined {
  const stored = readJson(tab.get(AWAY_KEY))
  const secret = isRecord(stored) ? textOr(stored['secret']) : null
  const from = isRecord(stored) ? textOr(stored['from']) : null
  if (secret === null) return undefined
  const isOurs = from !== null && /^\/(?![/\\])/.test(from)
  return { secret, from: isOurs ? from : '/' }
}

export const forgetAway = (): void => tab.remove(AWAY_KEY)

/** What a provider told of somebody who is to sign up. */
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
