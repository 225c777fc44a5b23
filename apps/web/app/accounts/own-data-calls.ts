import type { InferContractRouterOutputs } from '@orpc/contract'
import type { ownDataCalls } from '@pavilion/contract/accounts/own-data-calls.ts'
import { api } from '#state/api.ts'
import { ownId } from './account-calls.ts'
import { tryCode } from './try-code.ts'

type Data = InferContractRouterOutputs<typeof ownDataCalls>

const post = <T>(path: string, body: unknown) =>
  api.send<T>({ method: 'POST', path: `/account/${path}`, body })

export const exportData = () =>
  api.send<Data['exportData']>({ method: 'GET', path: '/account/export' })

export const closeAccount = (password: string) => post<Data['closeAccount']>('close', { password })

export const confirmClosing = (code: string) =>
  tryCode({
    code,
    who: ownId,
    send: (typed) => post<Data['confirmClosing']>('close/confirm', typed),
  })
