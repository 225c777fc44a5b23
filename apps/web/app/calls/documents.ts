// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['documents']

export const list: Call<Calls['list']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/documents' }
export const sendFile: Call<Calls['sendFile']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/documents/files', inputs: 'parts' }
export const save: Call<Calls['save']> = { method: 'PUT', path: '/api/v1/organisations/{organisationId}/documents/{documentId}', inputs: 'body' }
export const remove: Call<Calls['remove']> = { method: 'POST', path: '/api/v1/organisations/{organisationId}/documents/{documentId}/remove', inputs: 'body' }
export const file: Call<Calls['file']> = { method: 'GET', path: '/api/v1/organisations/{organisationId}/documents/{documentId}/file', answers: 'file' }
