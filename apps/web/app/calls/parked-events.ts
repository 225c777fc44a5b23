// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['parkedEvents']

export const list: Call<Calls['list']> = { method: 'GET', path: '/api/v1/operator/events/parked' }
export const retry: Call<Calls['retry']> = { method: 'POST', path: '/api/v1/operator/events/parked/retry', inputs: 'body' }
export const skip: Call<Calls['skip']> = { method: 'POST', path: '/api/v1/operator/events/parked/skip', inputs: 'body' }
