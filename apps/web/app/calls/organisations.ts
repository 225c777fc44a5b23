// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['organisations']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/organisations/filter', inputs: 'body' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}' }
export const claimStanding: Call<Calls['claimStanding']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/claims/own' }
export const claim: Call<Calls['claim']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/claims/own', inputs: 'body' }
export const withdrawClaim: Call<Calls['withdrawClaim']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/claims/own/withdraw', inputs: 'body' }
export const claims: Call<Calls['claims']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/claims' }
export const decideClaim: Call<Calls['decideClaim']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/claims/decide', inputs: 'body' }
export const badge: Call<Calls['badge']> = { method: 'GET', path: '/api/v1/manage/organisations/{organisationId}/badge' }
export const saveBadge: Call<Calls['saveBadge']> = { method: 'PUT', path: '/api/v1/manage/organisations/{organisationId}/badge', inputs: 'body' }
export const sendCrest: Call<Calls['sendCrest']> = { method: 'POST', path: '/api/v1/manage/organisations/{organisationId}/pictures', inputs: 'parts' }
export const create: Call<Calls['create']> = { method: 'POST', path: '/api/v1/organisations', inputs: 'body' }
export const own: Call<Calls['own']> = { method: 'GET', path: '/api/v1/manage/organisations' }
export const showManaged: Call<Calls['showManaged']> = { method: 'GET', path: '/api/v1/manage/organisations/{organisationId}' }
export const save: Call<Calls['save']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}', inputs: 'body' }
export const close: Call<Calls['close']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/close', inputs: 'body' }
export const members: Call<Calls['members']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/members' }
export const changeRoles: Call<Calls['changeRoles']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/members/{accountId}', inputs: 'body' }
export const removeMember: Call<Calls['removeMember']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/members/remove', inputs: 'body' }
export const invite: Call<Calls['invite']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/invitations', inputs: 'body' }
export const inviteMany: Call<Calls['inviteMany']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/invitations/many', inputs: 'body' }
export const withdrawInvitation: Call<Calls['withdrawInvitation']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/invitations/withdraw', inputs: 'body' }
export const showInvitation: Call<Calls['showInvitation']> = { method: 'POST', path: '/api/v1/organisation-invitations/show', inputs: 'body' }
export const acceptInvitation: Call<Calls['acceptInvitation']> = { method: 'POST', path: '/api/v1/organisation-invitations/accept', inputs: 'body' }
export const honours: Call<Calls['honours']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/honours' }
export const addHonours: Call<Calls['addHonours']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/honours', inputs: 'body' }
export const removeHonour: Call<Calls['removeHonour']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/honours/remove', inputs: 'body' }
export const officers: Call<Calls['officers']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/officers' }
export const addOfficer: Call<Calls['addOfficer']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/officers', inputs: 'body' }
export const removeOfficer: Call<Calls['removeOfficer']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/officers/remove', inputs: 'body' }
