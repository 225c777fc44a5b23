// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['teams']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/teams/filter', inputs: 'body' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/teams/{teamId}', inputs: 'query' }
