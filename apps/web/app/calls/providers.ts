// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['providers']

export const begin: Call<Calls['begin']> = { method: 'POST', path: '/api/v1/account/providers/{provider}/begin', inputs: 'body' }
export const exchange: Call<Calls['exchange']> = { method: 'POST', path: '/api/v1/account/providers/exchange', inputs: 'body' }
export const link: Call<Calls['link']> = { method: 'POST', path: '/api/v1/account/providers/link', inputs: 'body' }
export const identities: Call<Calls['identities']> = { method: 'GET', path: '/api/v1/account/identities' }
export const unlink: Call<Calls['unlink']> = { method: 'POST', path: '/api/v1/account/identities/{identityId}/unlink', inputs: 'body' }
