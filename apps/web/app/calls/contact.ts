// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['contact']

export const write: Call<Calls['write']> = { method: 'POST', path: '/api/v1/contact', inputs: 'body' }
