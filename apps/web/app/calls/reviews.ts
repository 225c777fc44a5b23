// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['reviews']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/reviews/grounds/{groundId}/filter', inputs: 'body' }
export const write: Call<Calls['write']> = { method: 'POST', path: '/api/v1/reviews/grounds/{groundId}', inputs: 'body' }
export const own: Call<Calls['own']> = { method: 'GET', path: '/api/v1/reviews/grounds/{groundId}/own' }
export const change: Call<Calls['change']> = { method: 'PUT', path: '/api/v1/reviews/grounds/{groundId}/own', inputs: 'body' }
export const reply: Call<Calls['reply']> = { method: 'POST', path: '/api/v1/reviews/grounds/{groundId}/{reviewId}/reply', inputs: 'body' }
