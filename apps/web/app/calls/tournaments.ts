// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['tournaments']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/tournaments/filter', inputs: 'body' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/tournaments/{tournamentId}' }
export const table: Call<Calls['table']> = { method: 'GET', path: '/api/v1/tournaments/{tournamentId}/table.csv', answers: 'file' }
