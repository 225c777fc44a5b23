// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['auditLog']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/operator/audit-log/filter', inputs: 'body' }
export const table: Call<Calls['table']> = { method: 'POST', path: '/api/v1/operator/audit-log/table.csv', inputs: 'body', answers: 'file' }
