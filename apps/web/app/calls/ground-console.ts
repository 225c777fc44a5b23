// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['groundConsole']

export const bookWalkIn: Call<Calls['bookWalkIn']> = { method: 'POST', path: '/api/v1/grounds/{groundId}/bookings/walk-in', inputs: 'body' }
export const close: Call<Calls['close']> = { method: 'POST', path: '/api/v1/grounds/{groundId}/closures', inputs: 'body' }
export const closures: Call<Calls['closures']> = { method: 'GET', path: '/api/v1/grounds/{groundId}/closures' }
export const takings: Call<Calls['takings']> = { method: 'GET', path: '/api/v1/grounds/{groundId}/takings', inputs: 'query' }
export const reopen: Call<Calls['reopen']> = { method: 'DELETE', path: '/api/v1/grounds/{groundId}/closures/{closureId}' }
