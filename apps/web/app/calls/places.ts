// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['places']

export const countries: Call<Calls['countries']> = { method: 'GET', path: '/api/v1/settings/countries' }
export const currencies: Call<Calls['currencies']> = { method: 'GET', path: '/api/v1/currencies' }
export const cities: Call<Calls['cities']> = { method: 'GET', path: '/api/v1/serviceUtils/cities', inputs: 'query' }
