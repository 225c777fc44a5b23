// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['accountConsole']

export const find: Call<Calls['find']> = { method: 'POST', path: '/api/v1/operator/accounts/filter', inputs: 'body' }
export const suspend: Call<Calls['suspend']> = { method: 'POST', path: '/api/v1/operator/accounts/{accountId}/suspend', inputs: 'body' }
export const lift: Call<Calls['lift']> = { method: 'POST', path: '/api/v1/operator/accounts/{accountId}/lift', inputs: 'body' }
export const unlock: Call<Calls['unlock']> = { method: 'POST', path: '/api/v1/operator/accounts/{accountId}/unlock', inputs: 'body' }
