// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['tournaments']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/tournaments/filter', inputs: 'body' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/tournaments/{tournamentId}' }
export const table: Call<Calls['table']> = { method: 'GET', path: '/api/v1/tournaments/{tournamentId}/table.csv', answers: 'file' }
export const create: Call<Calls['create']> = { method: 'POST', path: '/api/v1/manage/tournaments', inputs: 'body' }
export const own: Call<Calls['own']> = { method: 'GET', path: '/api/v1/manage/tournaments' }
export const showManaged: Call<Calls['showManaged']> = { method: 'GET', path: '/api/v1/manage/tournaments/{tournamentId}' }
export const save: Call<Calls['save']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}', inputs: 'body' }
export const publish: Call<Calls['publish']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/publish', inputs: 'body' }
export const discard: Call<Calls['discard']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/discard', inputs: 'body' }
export const inviteManager: Call<Calls['inviteManager']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/manager-invitations', inputs: 'body' }
export const removeManager: Call<Calls['removeManager']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/managers/remove', inputs: 'body' }
export const addTeams: Call<Calls['addTeams']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/entries', inputs: 'body' }
export const answerEntry: Call<Calls['answerEntry']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/entries/{entryId}', inputs: 'body' }
export const removeEntry: Call<Calls['removeEntry']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/entries/{entryId}/remove', inputs: 'body' }
export const setGroups: Call<Calls['setGroups']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/groups', inputs: 'body' }
export const openEntry: Call<Calls['openEntry']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/entry', inputs: 'body' }
export const inviteTeam: Call<Calls['inviteTeam']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/entries/{entryId}/invitations', inputs: 'body' }
export const enter: Call<Calls['enter']> = { method: 'POST', path: '/api/v1/tournaments/{tournamentId}/entries', inputs: 'body' }
export const showInvitation: Call<Calls['showInvitation']> = { method: 'POST', path: '/api/v1/tournament-invitations/show', inputs: 'body' }
export const acceptInvitation: Call<Calls['acceptInvitation']> = { method: 'POST', path: '/api/v1/tournament-invitations/accept', inputs: 'body' }
export const ownEntries: Call<Calls['ownEntries']> = { method: 'GET', path: '/api/v1/manage/tournament-entries' }
export const withdraw: Call<Calls['withdraw']> = { method: 'POST', path: '/api/v1/manage/tournament-entries/{entryId}/withdraw', inputs: 'body' }
