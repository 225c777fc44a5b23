// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['matches']

export const featured: Call<Calls['featured']> = { method: 'GET', path: '/api/v1/matches/featured-matches' }
export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/matches/filter', inputs: 'body' }
export const calendar: Call<Calls['calendar']> = { method: 'GET', path: '/api/v1/matches/calendar', inputs: 'query' }
export const card: Call<Calls['card']> = { method: 'GET', path: '/api/v1/matches/{matchId}/card' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/matches/{matchId}' }
export const log: Call<Calls['log']> = { method: 'GET', path: '/api/v1/matches/{matchId}/log', inputs: 'query' }
export const file: Call<Calls['file']> = { method: 'GET', path: '/api/v1/matches/{matchId}/files/{form}', answers: 'file' }
export const innings: Call<Calls['innings']> = { method: 'GET', path: '/api/v1/matches/{matchId}/innings' }
export const charts: Call<Calls['charts']> = { method: 'GET', path: '/api/v1/matches/{matchId}/charts' }
export const leftHanders: Call<Calls['leftHanders']> = { method: 'GET', path: '/api/v1/matches/{matchId}/left-handers' }
export const overs: Call<Calls['overs']> = { method: 'GET', path: '/api/v1/matches/{matchId}/innings/{innings}/overs', inputs: 'query' }
