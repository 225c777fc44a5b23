// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['search']

export const everything: Call<Calls['everything']> = { method: 'GET', path: '/api/v1/search', inputs: 'query' }
