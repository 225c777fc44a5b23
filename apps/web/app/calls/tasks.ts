// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['tasks']

export const own: Call<Calls['own']> = { method: 'GET', path: '/api/v1/account/tasks' }
