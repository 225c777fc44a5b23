// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['orderDesk']

export const find: Call<Calls['find']> = { method: 'POST', path: '/api/v1/operator/orders/filter', inputs: 'body' }
export const refund: Call<Calls['refund']> = { method: 'POST', path: '/api/v1/operator/orders/{orderId}/refund', inputs: 'body' }
