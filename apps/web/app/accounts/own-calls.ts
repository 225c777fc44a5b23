import type { InferContractRouterOutputs } from '@orpc/contract'
import type { ownAccountCalls } from '@pavilion/contract/own-account-calls.ts'
import type { CodeSubject } from '@pavilion/contract/own-account-calls.ts'
import { api } from '#state/api.ts'

type Own = InferContractRouterOutputs<typeof ownAccountCalls>

export type OwnEvent = Own['securityEvents']['data']['items'][number]

const post = <T>(path: string, body: unknown) =>
  api.send<T>({ method: 'POST', path: `/account/${path}`, body })

/** The file goes as it is. */
export const uploadAvatar = (file: File) => post<Own['uploadAvatar']>('avatar', file)

export const removeAvatar = () => post<Own['removeAvatar']>('avatar/remove', {})

export type NewPhone = {
  readonly password: string
  readonly phone_number: string
  /** Derived from the number, "92". */
  readonly country_code: string
}

export const changePhone = (change: NewPhone) => post<Own['changePhone']>('change-phone', change)

export const confirmPhone = (code: string) =>
  post<Own['confirmPhone']>('change-phone/confirm', { code })

export const changeEmail = (password: string, email: string) =>
  post<Own['changeEmail']>('change-email', { password, email })

export const confirmEmail = (code: string) =>
  post<Own['confirmEmail']>('change-email/confirm', { code })

export const resendCode = (subject: CodeSubject) =>
  post<Own['resendCode']>(`codes/${subject}/resend`, {})

export const undoChange = (token: string) =>
  post<Own['undoEmailChange']>('undo-email-change', { token })

export const confirmUndo = (token: string, code: string) =>
  post<Own['confirmUndo']>('undo-email-change/confirm', { token, code })

/** Never from memory: it is there to show what has just happened. */
export const loadEvents = (size: number, after?: string) =>
  post<Own['securityEvents']>('security-events/filter', {
    page: { size, ...(after !== undefined && { after }) },
  })
