// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['sites']

export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/site' }
export const counts: Call<Calls['counts']> = { method: 'GET', path: '/api/v1/site/counts' }
export const settings: Call<Calls['settings']> = { method: 'GET', path: '/api/v1/operator/site' }
export const saveSettings: Call<Calls['saveSettings']> = { method: 'PATCH', path: '/api/v1/operator/site', inputs: 'body' }
export const sendLogo: Call<Calls['sendLogo']> = { method: 'POST', path: '/api/v1/operator/site/logos', inputs: 'file' }
