import * as accounts from '#calls/accounts.ts'
import { send } from '#state/api.ts'
import { ownId } from './account-calls.ts'
import { tryCode } from './try-code.ts'

export const exportData = () => send(accounts.exportData)

export const closeAccount = (password: string) => send(accounts.closeAccount, { password })

export const confirmClosing = (code: string) =>
  tryCode({
    code,
    who: ownId,
    send: (typed) => send(accounts.confirmClosing, typed),
  })
