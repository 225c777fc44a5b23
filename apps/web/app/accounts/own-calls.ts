import type { CodeSubject } from '@pavilion/contract/accounts/own-account-calls.ts'
import * as accounts from '#calls/accounts.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'
import { ownId } from './account-calls.ts'
import { tryCode } from './try-code.ts'

export type OwnEvent = OutputOf<typeof accounts.securityEvents>['data']['items'][number]

/** Sends the file as it is. */
export const uploadAvatar = (file: File) => send(accounts.uploadAvatar, file)

export const removeAvatar = () => send(accounts.removeAvatar)

export type NewPhone = InputOf<typeof accounts.changePhone>

export const changePhone = (change: NewPhone) => send(accounts.changePhone, change)

export const confirmPhone = (code: string) =>
  tryCode({
    code,
    who: ownId,
    send: (typed) => send(accounts.confirmPhone, typed),
  })

export const changeEmail = (password: string, email: string) =>
  send(accounts.changeEmail, { password, email })

export const confirmEmail = (code: string) =>
  tryCode({
    code,
    who: ownId,
    send: (typed) => send(accounts.confirmEmail, typed),
  })

export const resendCode = (subject: CodeSubject) => send(accounts.resendCode, { subject })

export const undoChange = (token: string) => send(accounts.undoEmailChange, { token })

export const confirmUndo = (token: string, code: string) =>
  tryCode({
    code,
    who: () => token,
    send: (typed) => send(accounts.confirmUndo, { token, ...typed }),
  })

/** Not cached: it shows what has just happened. */
export const loadEvents = (size: number, after?: string) =>
  send(accounts.securityEvents, {
    page: { size, ...(after !== undefined && { after }) },
  })
