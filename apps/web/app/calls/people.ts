// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['people']

export const duplicates: Call<Calls['duplicates']> = { method: 'GET', path: '/api/v1/manage/people/duplicates', inputs: 'query' }
export const find: Call<Calls['find']> = { method: 'GET', path: '/api/v1/manage/people', inputs: 'query' }
export const preview: Call<Calls['preview']> = { method: 'GET', path: '/api/v1/manage/people/merge', inputs: 'query' }
export const merge: Call<Calls['merge']> = { method: 'POST', path: '/api/v1/manage/people/merge', inputs: 'body' }
export const matches: Call<Calls['matches']> = { method: 'GET', path: '/api/v1/manage/people/{personId}/matches' }
export const split: Call<Calls['split']> = { method: 'POST', path: '/api/v1/manage/people/{personId}/split', inputs: 'body' }
export const change: Call<Calls['change']> = { method: 'GET', path: '/api/v1/manage/people/changes/{changeId}' }
export const undo: Call<Calls['undo']> = { method: 'POST', path: '/api/v1/manage/people/changes/{changeId}/undo', inputs: 'body' }
