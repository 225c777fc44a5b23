// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['packages']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/ecommerce/packages/filter', inputs: 'body' }
export const entitlements: Call<Calls['entitlements']> = { method: 'GET', path: '/api/v1/ecommerce/entitlements' }
export const applyCode: Call<Calls['applyCode']> = { method: 'POST', path: '/api/v1/ecommerce/coupons/apply-code', inputs: 'body' }
export const paymentLink: Call<Calls['paymentLink']> = { method: 'POST', path: '/api/v1/ecommerce/payments/generate-payment-link', inputs: 'body' }
