// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['scoring']

export const create: Call<Calls['create']> = { method: 'POST', path: '/api/v1/matches', inputs: 'body' }
export const teams: Call<Calls['teams']> = { method: 'GET', path: '/api/v1/manage/teams', inputs: 'query' }
export const record: Call<Calls['record']> = { method: 'POST', path: '/api/v1/matches/{matchId}/facts', inputs: 'body' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/matches/{matchId}/scoring', inputs: 'query' }
export const amendments: Call<Calls['amendments']> = { method: 'GET', path: '/api/v1/matches/{matchId}/amendments' }
export const lineUps: Call<Calls['lineUps']> = { method: 'PUT', path: '/api/v1/matches/{matchId}/line-ups', inputs: 'body' }
export const propose: Call<Calls['propose']> = { method: 'POST', path: '/api/v1/matches/{matchId}/scoring/proposals', inputs: 'body' }
export const settle: Call<Calls['settle']> = { method: 'POST', path: '/api/v1/matches/{matchId}/scoring/proposals/{proposalId}/answer', inputs: 'body' }
export const may: Call<Calls['may']> = { method: 'GET', path: '/api/v1/matches/{matchId}/scoring/may' }
export const claim: Call<Calls['claim']> = { method: 'POST', path: '/api/v1/matches/{matchId}/scoring/claim', inputs: 'body' }
export const grant: Call<Calls['grant']> = { method: 'POST', path: '/api/v1/matches/{matchId}/scoring/grant', inputs: 'body' }
export const scorers: Call<Calls['scorers']> = { method: 'GET', path: '/api/v1/matches/{matchId}/scorers' }
export const invite: Call<Calls['invite']> = { method: 'POST', path: '/api/v1/matches/{matchId}/scorers/invitations', inputs: 'body' }
export const accept: Call<Calls['accept']> = { method: 'POST', path: '/api/v1/matches/{matchId}/scorers/accept', inputs: 'body' }
export const remove: Call<Calls['remove']> = { method: 'POST', path: '/api/v1/matches/{matchId}/scorers/remove', inputs: 'body' }
export const signatures: Call<Calls['signatures']> = { method: 'GET', path: '/api/v1/matches/{matchId}/signatures' }
export const sign: Call<Calls['sign']> = { method: 'POST', path: '/api/v1/matches/{matchId}/signatures', inputs: 'body' }
export const formats: Call<Calls['formats']> = { method: 'GET', path: '/api/v1/account/formats' }
export const saveFormat: Call<Calls['saveFormat']> = { method: 'PUT', path: '/api/v1/account/formats', inputs: 'body' }
export const deleteFormat: Call<Calls['deleteFormat']> = { method: 'DELETE', path: '/api/v1/account/formats/{formatId}' }
export const plan: Call<Calls['plan']> = { method: 'GET', path: '/api/v1/manage/matches/{matchId}' }
export const change: Call<Calls['change']> = { method: 'PUT', path: '/api/v1/manage/matches/{matchId}', inputs: 'body' }
export const deleteMatch: Call<Calls['deleteMatch']> = { method: 'DELETE', path: '/api/v1/manage/matches/{matchId}' }
