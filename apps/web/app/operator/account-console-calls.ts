import { find, lift, suspend, unlock } from '#calls/account-console.ts'
import { send } from '#state/api.ts'

export const findAccounts = (text: string) => send(find, { text })

export const suspendAccount = (accountId: string, reason: string) =>
  send(suspend, { accountId, reason })

export const liftSuspension = (accountId: string) => send(lift, { accountId })

export const letTryAgain = (accountId: string) => send(unlock, { accountId })
