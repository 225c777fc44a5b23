import type { NewPasskey, PasskeyAnswer } from '@pavilion/contract/accounts/passkey.ts'
import * as accounts from '#calls/accounts.ts'
import { send } from '#state/api.ts'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import type { FactorProof } from './factor-calls.ts'
import { askPasskey } from './passkey-browser.ts'
import { enterKnown } from './sign-in.ts'

/** Not cached: they may have been changed in another window. */
export const loadPasskeys = () => send(accounts.passkeys)

export const beginPasskey = (password: string) => send(accounts.beginPasskey, { password })

export const addPasskey = (name: string, passkey: NewPasskey) =>
  send(accounts.addPasskey, { name, passkey })

export const renamePasskey = (passkeyId: string, name: string) =>
  send(accounts.renamePasskey, { passkeyId, name })

export const removePasskey = (passkeyId: string, proof: FactorProof) =>
  send(accounts.removePasskey, { passkeyId, ...proof })

/** Asks for a passkey; says why when there is no answer. */
async function answered(
  asked: Answer<{ readonly data: { readonly options: string } }>,
): Promise<PasskeyAnswer | undefined> {
  if (!asked.ok) {
    toasts.add('error', asked.message)
    return undefined
  }
  const passkey = await askPasskey(asked.data.data.options)
  if (passkey === undefined) toasts.add('error', t.passkeyNotGiven)
  return passkey
}

/** The answer of one of the account's own passkeys. */
export const ownPasskey = async () => answered(await send(accounts.challengePasskeys))

/** Whether a passkey has logged in: without a ticket by itself, else as the second step. */
export async function enterWithPasskey(ticket?: string, email = ''): Promise<boolean> {
  const passkey = await answered(
    ticket === undefined
      ? await send(accounts.beginPasskeyLogin)
      : await send(accounts.beginFactorPasskey, { ticket }),
  )
  if (passkey === undefined) return false
  const answer =
    ticket === undefined
      ? await send(accounts.loginWithPasskey, { passkey })
      : await send(accounts.enterWithFactor, { ticket, passkey })
  if (!answer.ok) {
    toasts.add('error', answer.message)
    return false
  }
  await enterKnown(answer.data, email)
  return true
}
