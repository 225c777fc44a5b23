// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['calendars']

export const own: Call<Calls['own']> = { method: 'GET', path: '/api/v1/account/calendar' }
export const makeAddress: Call<Calls['makeAddress']> = { method: 'POST', path: '/api/v1/account/calendar/address', inputs: 'body' }
export const dropAddress: Call<Calls['dropAddress']> = { method: 'DELETE', path: '/api/v1/account/calendar/address' }
export const file: Call<Calls['file']> = { method: 'GET', path: '/api/v1/calendars/{token}/calendar.ics', answers: 'file' }
