// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['orders']

export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/orders/{orderId}' }
export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/orders/filter', inputs: 'body' }
export const cancel: Call<Calls['cancel']> = { method: 'POST', path: '/api/v1/orders/{orderId}/cancel', inputs: 'body' }
export const report: Call<Calls['report']> = { method: 'POST', path: '/api/v1/cricconnect/reports/generate-report', inputs: 'body' }
export const taxes: Call<Calls['taxes']> = { method: 'POST', path: '/api/v1/ecommerce/taxes/filter', inputs: 'body' }
export const showSandbox: Call<Calls['showSandbox']> = { method: 'GET', path: '/api/v1/payments/sandbox/{reference}' }
export const decideSandbox: Call<Calls['decideSandbox']> = { method: 'POST', path: '/api/v1/payments/sandbox/{reference}/decide', inputs: 'body' }
