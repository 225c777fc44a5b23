import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import type { EditorPost, PostText, SectionText } from '@pavilion/contract/cms/editor-post.ts'
import { api } from '#state/api.ts'

type Inputs = InferContractRouterInputs<typeof contract>['editor']
type Outputs = InferContractRouterOutputs<typeof contract>['editor']

export type Entries = Outputs['filter']['data']
export type Section = Outputs['sections']['data'][number]
export type Standing = EditorPost['status']

const path = '/cms/editor'
const post = <T>(to: string, body: unknown) =>
  api.send<T>({ method: 'POST', path: path + to, body })
const get = <T>(from: string) => api.send<T>({ method: 'GET', path: path + from })

export const findEntries = (query: Inputs['filter']) =>
  post<Outputs['filter']>('/posts/filter', query)

export const showPost = (id: string) => get<Outputs['show']>(`/posts/${id}`)

export const createPost = (key: string, words: PostText) =>
  post<Outputs['create']>('/posts', { key, words })

export const savePost = (id: string, revision: number, words: PostText) =>
  api.send<Outputs['save']>({
    method: 'PATCH',
    path: `${path}/posts/${id}`,
    body: { revision, words },
  })

/** `at` is only for `scheduled`. */
export const changeStatus = (
  { id, revision }: Pick<EditorPost, 'id' | 'revision'>,
  status: Standing,
  at?: string,
) => post<Outputs['stand']>(`/posts/${id}/status`, { revision, status, ...(at && { at }) })

export const findRevisions = (id: string, after?: string) =>
  post<Outputs['revisions']>(`/posts/${id}/revisions/filter`, { page: { size: 20, after } })

export const showRevision = (id: string, number: number) =>
  get<Outputs['revision']>(`/posts/${id}/revisions/${number}`)

export const restoreRevision = (id: string, revision: number, number: number) =>
  post<Outputs['restore']>(`/posts/${id}/restore`, { revision, number })

export const preview = (body: string) => post<Outputs['preview']>('/preview', { body })

export const sendPicture = (file: File) =>
  api.send<Outputs['sendPicture']>({ method: 'POST', path: `${path}/pictures`, body: file })

export const loadSections = () => get<Outputs['sections']>('/home')

export const saveSection = (name: string, revision: number, words: SectionText) =>
  api.send<Outputs['saveSection']>({
    method: 'PATCH',
    path: `${path}/home/${name}`,
    body: { revision, words },
  })
