// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['appointments']

export const book: Call<Calls['book']> = { method: 'GET', path: '/api/v1/manage/tournaments/{tournamentId}/appointments' }
export const saveRules: Call<Calls['saveRules']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/appointment-rules', inputs: 'body' }
export const saveOfficial: Call<Calls['saveOfficial']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/officials/{panelId}', inputs: 'body' }
export const removeOfficial: Call<Calls['removeOfficial']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/officials/{panelId}/remove', inputs: 'body' }
export const propose: Call<Calls['propose']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/appointments/propose', inputs: 'body' }
export const appoint: Call<Calls['appoint']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/appointments', inputs: 'body' }
export const release: Call<Calls['release']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/appointments/{appointmentId}/release', inputs: 'body' }
export const payFee: Call<Calls['payFee']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/appointments/{appointmentId}/paid', inputs: 'body' }
export const showByLink: Call<Calls['showByLink']> = { method: 'POST', path: '/api/v1/appointments/link', inputs: 'body' }
export const answerByLink: Call<Calls['answerByLink']> = { method: 'POST', path: '/api/v1/appointments/link/answer', inputs: 'body' }
export const claim: Call<Calls['claim']> = { method: 'POST', path: '/api/v1/account/appointments/claim', inputs: 'body' }
export const own: Call<Calls['own']> = { method: 'GET', path: '/api/v1/account/appointments' }
export const answer: Call<Calls['answer']> = { method: 'POST', path: '/api/v1/account/appointments/{appointmentId}/answer', inputs: 'body' }
export const saveAway: Call<Calls['saveAway']> = { method: 'PUT', path: '/api/v1/account/appointments/away', inputs: 'body' }
