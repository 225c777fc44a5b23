// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['associations']

export const affiliations: Call<Calls['affiliations']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/affiliations' }
export const apply: Call<Calls['apply']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/affiliations/applications/{associationId}', inputs: 'body' }
export const withdrawApplication: Call<Calls['withdrawApplication']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/affiliations/applications/withdraw', inputs: 'body' }
export const decideApplication: Call<Calls['decideApplication']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/affiliations/applications/decide', inputs: 'body' }
export const endAffiliation: Call<Calls['endAffiliation']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/affiliations/end', inputs: 'body' }
export const register: Call<Calls['register']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/register', inputs: 'query' }
export const registerFile: Call<Calls['registerFile']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/register.csv', answers: 'file' }
export const saveAssociation: Call<Calls['saveAssociation']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/register/settings', inputs: 'body' }
export const registrable: Call<Calls['registrable']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/registrable/{associationId}' }
export const registerPlayers: Call<Calls['registerPlayers']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/registrations', inputs: 'body' }
export const decideRegistrations: Call<Calls['decideRegistrations']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/registrations/decide', inputs: 'body' }
export const markPerson: Call<Calls['markPerson']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/register/people/{personId}', inputs: 'body' }
export const askTransfer: Call<Calls['askTransfer']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/transfers', inputs: 'body' }
export const answerTransfer: Call<Calls['answerTransfer']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/transfers/answer', inputs: 'body' }
export const handbook: Call<Calls['handbook']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/handbook' }
export const saveRule: Call<Calls['saveRule']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/handbook', inputs: 'body' }
export const removeRule: Call<Calls['removeRule']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/handbook/remove', inputs: 'body' }
export const report: Call<Calls['report']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/report', inputs: 'query' }
export const fines: Call<Calls['fines']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/report/fines', inputs: 'query' }
export const finesFile: Call<Calls['finesFile']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/report/fines.csv', inputs: 'query', answers: 'file' }
export const reportFile: Call<Calls['reportFile']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/report.csv', inputs: 'query', answers: 'file' }
