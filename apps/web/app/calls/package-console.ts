// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['packageConsole']

export const list: Call<Calls['list']> = { method: 'GET', path: '/api/v1/operator/packages' }
export const save: Call<Calls['save']> = { method: 'PUT', path: '/api/v1/operator/packages/{packageId}', inputs: 'body' }
