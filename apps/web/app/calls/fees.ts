// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['fees']

export const book: Call<Calls['book']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/fees' }
export const saveSettings: Call<Calls['saveSettings']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/fees', inputs: 'body' }
export const createProduct: Call<Calls['createProduct']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/fees/products', inputs: 'body' }
export const saveProduct: Call<Calls['saveProduct']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/fees/products/{productId}', inputs: 'body' }
export const chargeSheet: Call<Calls['chargeSheet']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/fees/sheets/{entryId}', inputs: 'body' }
export const charge: Call<Calls['charge']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/fees/charges', inputs: 'body' }
export const remind: Call<Calls['remind']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/fees/reminders', inputs: 'body' }
export const table: Call<Calls['table']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/fees/table.csv', inputs: 'body', answers: 'file' }
export const account: Call<Calls['account']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/fees/members/{playerId}' }
export const setConcession: Call<Calls['setConcession']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/fees/members/{playerId}/concession', inputs: 'body' }
export const enterPayment: Call<Calls['enterPayment']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/fees/members/{playerId}/payments', inputs: 'body' }
export const takeBack: Call<Calls['takeBack']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/fees/members/{playerId}/entries/{entryId}/take-back', inputs: 'body' }
export const affiliations: Call<Calls['affiliations']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/affiliation-fees' }
export const saveAffiliationFee: Call<Calls['saveAffiliationFee']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/affiliation-fees', inputs: 'body' }
export const own: Call<Calls['own']> = { method: 'GET', path: '/api/v1/my-cricket/fees' }
export const pay: Call<Calls['pay']> = { method: 'POST', path: '/api/v1/my-cricket/fees/pay', inputs: 'body' }
