// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['clubs']

export const teams: Call<Calls['teams']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/teams', inputs: 'query' }
export const createTeam: Call<Calls['createTeam']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/teams', inputs: 'body' }
export const saveTeam: Call<Calls['saveTeam']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/teams/{teamId}', inputs: 'body' }
export const squad: Call<Calls['squad']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/teams/{teamId}/squad', inputs: 'query' }
export const addToSquad: Call<Calls['addToSquad']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/teams/{teamId}/squad', inputs: 'body' }
export const changeInSquad: Call<Calls['changeInSquad']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/teams/{teamId}/squad/{playerId}', inputs: 'body' }
export const removeFromSquad: Call<Calls['removeFromSquad']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/teams/{teamId}/squad/remove', inputs: 'body' }
export const players: Call<Calls['players']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/players' }
export const readPlayers: Call<Calls['readPlayers']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/players/preview', inputs: 'body' }
export const addPlayers: Call<Calls['addPlayers']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/players', inputs: 'body' }
export const savePlayer: Call<Calls['savePlayer']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/players/{playerId}', inputs: 'body' }
export const removePlayer: Call<Calls['removePlayer']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/players/remove', inputs: 'body' }
export const removeGuardian: Call<Calls['removeGuardian']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/players/guardians/remove', inputs: 'body' }
export const offerClaim: Call<Calls['offerClaim']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/players/claims', inputs: 'body' }
export const showClaim: Call<Calls['showClaim']> = { method: 'POST', path: '/api/v1/club-claims/show', inputs: 'body' }
export const claim: Call<Calls['claim']> = { method: 'POST', path: '/api/v1/club-claims/accept', inputs: 'body' }
export const calendar: Call<Calls['calendar']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/calendar' }
export const addEntry: Call<Calls['addEntry']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/calendar', inputs: 'body' }
export const saveEntry: Call<Calls['saveEntry']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/calendar/{entryId}', inputs: 'body' }
export const cancelEntry: Call<Calls['cancelEntry']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/calendar/cancel', inputs: 'body' }
export const ask: Call<Calls['ask']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/calendar/ask', inputs: 'body' }
export const answers: Call<Calls['answers']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/calendar/{entryId}/answers' }
export const asked: Call<Calls['asked']> = { method: 'GET', path: '/api/v1/my-cricket' }
export const answer: Call<Calls['answer']> = { method: 'POST', path: '/api/v1/my-cricket/answers', inputs: 'body' }
export const askedByLink: Call<Calls['askedByLink']> = { method: 'POST', path: '/api/v1/availability/show', inputs: 'body' }
export const answerByLink: Call<Calls['answerByLink']> = { method: 'POST', path: '/api/v1/availability/answer', inputs: 'body' }
export const selection: Call<Calls['selection']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/selection', inputs: 'query' }
export const pick: Call<Calls['pick']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/selection/pick', inputs: 'body' }
export const markPick: Call<Calls['markPick']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/selection/mark', inputs: 'body' }
export const setDuties: Call<Calls['setDuties']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/selection/duties', inputs: 'body' }
export const publishSheet: Call<Calls['publishSheet']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/selection/publish', inputs: 'body' }
export const teamSheet: Call<Calls['teamSheet']> = { method: 'GET', path: '/api/v1/team-sheets/{entryId}' }
export const startMatch: Call<Calls['startMatch']> = { method: 'POST', path: '/api/v1/team-sheets/{entryId}/match', inputs: 'body' }
export const takeDuty: Call<Calls['takeDuty']> = { method: 'POST', path: '/api/v1/my-cricket/duties', inputs: 'body' }
export const takeDutyByLink: Call<Calls['takeDutyByLink']> = { method: 'POST', path: '/api/v1/availability/duties', inputs: 'body' }
export const children: Call<Calls['children']> = { method: 'GET', path: '/api/v1/my-cricket/children' }
export const saveConsent: Call<Calls['saveConsent']> = { method: 'PUT', path: '/api/v1/my-cricket/children/{playerId}', inputs: 'body' }
export const stopGuarding: Call<Calls['stopGuarding']> = { method: 'POST', path: '/api/v1/my-cricket/children/{playerId}/step-back', inputs: 'body' }
export const joinStanding: Call<Calls['joinStanding']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/join-requests/own' }
export const askToJoin: Call<Calls['askToJoin']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/join-requests/own', inputs: 'body' }
export const withdrawJoinRequest: Call<Calls['withdrawJoinRequest']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/join-requests/own/withdraw', inputs: 'body' }
export const leaveClub: Call<Calls['leaveClub']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/leave', inputs: 'body' }
export const joinRequests: Call<Calls['joinRequests']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/join-requests' }
export const decideJoinRequest: Call<Calls['decideJoinRequest']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/join-requests/decide', inputs: 'body' }
export const messages: Call<Calls['messages']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/messages' }
export const sendMessage: Call<Calls['sendMessage']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/messages', inputs: 'body' }
export const messageReaders: Call<Calls['messageReaders']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/messages/{messageId}' }
export const remindReaders: Call<Calls['remindReaders']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/messages/{messageId}/remind', inputs: 'body' }
export const received: Call<Calls['received']> = { method: 'GET', path: '/api/v1/my-cricket/messages' }
export const readMessage: Call<Calls['readMessage']> = { method: 'PUT', path: '/api/v1/my-cricket/messages/{messageId}', inputs: 'body' }
