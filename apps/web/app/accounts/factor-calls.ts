import type { PasskeyAnswer } from '@pavilion/contract/accounts/passkey.ts'
import * as accounts from '#calls/accounts.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'

export type FactorState = OutputOf<typeof accounts.secondFactor>['data']
export type NewFactor = OutputOf<typeof accounts.beginSecondFactor>['data']
/** What was typed to prove who asks. */
export type FactorProof = { readonly password: string } & (
  | { readonly code: string }
  | { readonly passkey: PasskeyAnswer }
)

/** Not cached: it may have been switched in another window. */
export const loadFactor = () => send(accounts.secondFactor)

export const beginFactor = (password: string) => send(accounts.beginSecondFactor, { password })

export const confirmFactor = (code: string) => send(accounts.confirmSecondFactor, { code })

export const renewRecoveryCodes = (proof: FactorProof) => send(accounts.renewRecoveryCodes, proof)

export const removeFactor = (proof: FactorProof) => send(accounts.removeSecondFactor, proof)

export const enterWithFactor = (ticket: string, code: string) =>
  send(accounts.enterWithFactor, { ticket, code })
