// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['grounds']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/grounds/filter', inputs: 'body' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/grounds/{groundId}' }
export const showPublic: Call<Calls['showPublic']> = { method: 'GET', path: '/api/v3/grounds/{groundId}/public', inputs: 'query' }
export const filterOwn: Call<Calls['filterOwn']> = { method: 'POST', path: '/api/v1/grounds/own/filter', inputs: 'body' }
export const showConsole: Call<Calls['showConsole']> = { method: 'GET', path: '/api/v1/grounds/{groundId}/desk' }
export const saveText: Call<Calls['saveText']> = { method: 'PUT', path: '/api/v1/grounds/{groundId}/facts', inputs: 'body' }
export const saveSlots: Call<Calls['saveSlots']> = { method: 'PUT', path: '/api/v1/grounds/{groundId}/slots', inputs: 'body' }
export const saveEquipment: Call<Calls['saveEquipment']> = { method: 'PUT', path: '/api/v1/grounds/{groundId}/equipment', inputs: 'body' }
export const savePhotos: Call<Calls['savePhotos']> = { method: 'PUT', path: '/api/v1/grounds/{groundId}/photos/order', inputs: 'body' }
export const sendPhoto: Call<Calls['sendPhoto']> = { method: 'POST', path: '/api/v1/grounds/{groundId}/photos', inputs: 'parts' }
export const offer: Call<Calls['offer']> = { method: 'PUT', path: '/api/v1/grounds/{groundId}/hire', inputs: 'body' }
