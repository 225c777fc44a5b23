// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['access']

export const permissions: Call<Calls['permissions']> = { method: 'GET', path: '/api/v1/account/permissions' }
