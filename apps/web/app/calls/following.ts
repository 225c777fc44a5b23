// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['following']

export const list: Call<Calls['list']> = { method: 'GET', path: '/api/v1/following' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/following/{kind}/{thingId}' }
export const follow: Call<Calls['follow']> = { method: 'PUT', path: '/api/v1/following/{kind}/{thingId}', inputs: 'body' }
export const unfollow: Call<Calls['unfollow']> = { method: 'DELETE', path: '/api/v1/following/{kind}/{thingId}' }
