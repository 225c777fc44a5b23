// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['workloads']

export const directive: Call<Calls['directive']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/bowling-directive' }
export const saveDirective: Call<Calls['saveDirective']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/bowling-directive', inputs: 'body' }
export const tournamentDirective: Call<Calls['tournamentDirective']> = { method: 'GET', path: '/api/v1/manage/tournaments/{tournamentId}/bowling-directive' }
export const saveTournamentDirective: Call<Calls['saveTournamentDirective']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/bowling-directive', inputs: 'body' }
export const forMatch: Call<Calls['forMatch']> = { method: 'GET', path: '/api/v1/matches/{matchId}/bowling-limits' }
export const bowlers: Call<Calls['bowlers']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/bowling', inputs: 'query' }
export const saveStyle: Call<Calls['saveStyle']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/players/{playerId}/bowling', inputs: 'body' }
export const addNets: Call<Calls['addNets']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/nets', inputs: 'body' }
export const removeNets: Call<Calls['removeNets']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/nets/remove', inputs: 'body' }
