// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['editor']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/cms/editor/posts/filter', inputs: 'body' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/cms/editor/posts/{id}' }
export const create: Call<Calls['create']> = { method: 'POST', path: '/api/v1/cms/editor/posts', inputs: 'body' }
export const save: Call<Calls['save']> = { method: 'PATCH', path: '/api/v1/cms/editor/posts/{id}', inputs: 'body' }
export const changeStatus: Call<Calls['changeStatus']> = { method: 'POST', path: '/api/v1/cms/editor/posts/{id}/status', inputs: 'body' }
export const revisions: Call<Calls['revisions']> = { method: 'POST', path: '/api/v1/cms/editor/posts/{id}/revisions/filter', inputs: 'body' }
export const revision: Call<Calls['revision']> = { method: 'GET', path: '/api/v1/cms/editor/posts/{id}/revisions/{number}' }
export const restore: Call<Calls['restore']> = { method: 'POST', path: '/api/v1/cms/editor/posts/{id}/restore', inputs: 'body' }
export const preview: Call<Calls['preview']> = { method: 'POST', path: '/api/v1/cms/editor/preview', inputs: 'body' }
export const sendPicture: Call<Calls['sendPicture']> = { method: 'POST', path: '/api/v1/cms/editor/pictures', inputs: 'file' }
export const sections: Call<Calls['sections']> = { method: 'GET', path: '/api/v1/cms/editor/home' }
export const saveSection: Call<Calls['saveSection']> = { method: 'PATCH', path: '/api/v1/cms/editor/home/{name}', inputs: 'body' }
