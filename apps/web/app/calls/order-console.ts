// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['orderConsole']

export const find: Call<Calls['find']> = { method: 'POST', path: '/api/v1/operator/orders/filter', inputs: 'body' }
export const refund: Call<Calls['refund']> = { method: 'POST', path: '/api/v1/operator/orders/{orderId}/refund', inputs: 'body' }
export const coupons: Call<Calls['coupons']> = { method: 'GET', path: '/api/v1/operator/coupons' }
export const saveCoupon: Call<Calls['saveCoupon']> = { method: 'PUT', path: '/api/v1/operator/coupons/{couponId}', inputs: 'body' }
export const saveTax: Call<Calls['saveTax']> = { method: 'PUT', path: '/api/v1/operator/taxes/{countryId}/{lineKind}', inputs: 'body' }
export const removeTax: Call<Calls['removeTax']> = { method: 'DELETE', path: '/api/v1/operator/taxes/{countryId}/{lineKind}' }
