// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['messages']

export const filterOutbox: Call<Calls['filterOutbox']> = { method: 'POST', path: '/api/v1/operator/outbox/filter', inputs: 'body' }
