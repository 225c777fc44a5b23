import type { InferContractRouterOutputs } from '@orpc/contract'
import type { ownAccountCalls } from '@pavilion/contract/accounts/own-account-calls.ts'
import type { CodeSubject } from '@pavilion/contract/accounts/own-account-calls.ts'
import { api } from '#state/api.ts'
import { ownId } from './account-calls.ts'
import { tryCode } from './try-code.ts'

type Own = InferContractRouterOutputs<typeof ownAccountCalls>

export type OwnEvent = Own['securityEvents']['data']['items'][number]

const post = <T>(path: string, body: unknown) =>
  api.send<T>({ method: 'POST', path: `/account/${path}`, body })

/** Sends the file as it is. */
export const uploadAvatar = (file: File) => post<Own['uploadAvatar']>('avatar', file)

export const removeAvatar = () => post<Own['removeAvatar']>('avatar/remove', {})

export type NewPhone = {
  readonly password: string
  readonly phone_number: string
  /** The calling code of the number, "92". */
  readonly country_code: string
}

export const changePhone = (change: NewPhone) => post<Own['changePhone']>('change-phone', change)

export const confirmPhone = (code: string) =>
  tryCode({
    code,
    who: ownId,
    send: (typed) => post<Own['confirmPhone']>('change-phone/confirm', typed),
  })

export const changeEmail = (password: string, email: string) =>
  post<Own['changeEmail']>('change-email', { password, email })

export const confirmEmail = (code: string) =>
  tryCode({
    code,
    who: ownId,
    send: (typed) => post<Own['confirmEmail']>('change-email/confirm', typed),
  })

export const resendCode = (subject: CodeSubject) =>
  post<Own['resendCode']>(`codes/${subject}/resend`, {})

export const undoChange = (token: string) =>
  post<Own['undoEmailChange']>('undo-email-change', { token })

export const confirmUndo = (token: string, code: string) =>
  tryCode({
    code,
    who: () => token,
    send: (typed) => post<Own['confirmUndo']>('undo-email-change/confirm', { token, ...typed }),
  })

/** Not cached: it shows what has just happened. */
export const loadEvents = (size: number, after?: string) =>
  post<Own['securityEvents']>('security-events/filter', {
    page: { size, ...(after !== undefined && { after }) },
  })
