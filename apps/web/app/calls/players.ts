// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['players']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/players/filter', inputs: 'body' }
export const own: Call<Calls['own']> = { method: 'GET', path: '/api/v1/account/players' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/players/{playerId}', inputs: 'query' }
export const style: Call<Calls['style']> = { method: 'GET', path: '/api/v1/players/{playerId}/style' }
export const saveStyle: Call<Calls['saveStyle']> = { method: 'PUT', path: '/api/v1/players/{playerId}/style', inputs: 'body' }
export const shots: Call<Calls['shots']> = { method: 'GET', path: '/api/v1/players/{playerId}/shots' }
export const pitches: Call<Calls['pitches']> = { method: 'GET', path: '/api/v1/players/{playerId}/pitches' }
