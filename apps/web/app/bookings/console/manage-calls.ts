import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { api } from '#state/api.ts'

type Inputs = InferContractRouterInputs<typeof contract>
type Outputs = InferContractRouterOutputs<typeof contract>
type Own = Outputs['grounds']
type Saved = Own['saveText']

export type OwnGrounds = Own['filterOwn']['data']
export type Closures = Outputs['groundConsole']['closures']['data']

const post = <T>(path: string, body: unknown) => api.send<T>({ method: 'POST', path, body })
const get = <T>(path: string) => api.send<T>({ method: 'GET', path })

export const findOwnGrounds = (query: Inputs['grounds']['filterOwn']) =>
  post<Own['filterOwn']>('/grounds/own/filter', query)

export const showConsole = (groundId: string) =>
  get<Own['showConsole']>(`/grounds/${groundId}/desk`)

type Part = 'facts' | 'slots' | 'equipment' | 'photos/order' | 'hire'

/** Saves a part of what a ground offers; all parts but `hire` name the revision they are based on. */
export const savePart = (groundId: string, part: Part, body: unknown) =>
  api.send<Saved>({ method: 'PUT', path: `/grounds/${groundId}/${part}`, body })

export const sendPhoto = (groundId: string, file: File) =>
  post<Own['sendPhoto']>(`/grounds/${groundId}/photos`, file)

const MOST_OF_A_DAY = 100

export const bookingsOn = (groundId: string, day: string) =>
  post<Outputs['bookings']['filter']>(`/grounds/${groundId}/bookings/filter`, {
    filter: { from: day, to: day, state: ['held', 'booked'] },
    sort: 'soonest',
    page: { size: MOST_OF_A_DAY },
  })

export const bookWalkIn = (
  groundId: string,
  asked: {
    readonly slots: readonly { readonly slotId: string; readonly day: string }[]
    readonly customer: string
    readonly purpose: string
    readonly idempotencyKey: string
  },
) => post<Outputs['groundConsole']['bookWalkIn']>(`/grounds/${groundId}/bookings/walk-in`, asked)

export const loadTakings = (groundId: string, { from, to }: Record<'from' | 'to', string>) =>
  get<Outputs['groundConsole']['takings']>(`/grounds/${groundId}/takings?from=${from}&to=${to}`)

export const loadClosures = (groundId: string) =>
  get<Outputs['groundConsole']['closures']>(`/grounds/${groundId}/closures`)

export const closeGround = (
  groundId: string,
  span: { readonly start: string; readonly end: string; readonly reason: string },
) => post<Outputs['groundConsole']['close']>(`/grounds/${groundId}/closures`, span)

export const reopenGround = (groundId: string, closureId: string) =>
  api.send<Outputs['groundConsole']['reopen']>({
    method: 'DELETE',
    path: `/grounds/${groundId}/closures/${closureId}`,
  })

export const replyTo = (groundId: string, reviewId: string, text: string) =>
  post<Outputs['reviews']['reply']>(`/reviews/grounds/${groundId}/${reviewId}/reply`, { text })
