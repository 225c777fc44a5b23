// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['notifications']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/notifications/filter', inputs: 'body' }
export const unread: Call<Calls['unread']> = { method: 'GET', path: '/api/v1/notifications/unread' }
export const read: Call<Calls['read']> = { method: 'PUT', path: '/api/v1/notifications/{noticeId}/read', inputs: 'body' }
export const readAll: Call<Calls['readAll']> = { method: 'PUT', path: '/api/v1/notifications/read', inputs: 'body' }
export const pushState: Call<Calls['pushState']> = { method: 'GET', path: '/api/v1/notifications/push' }
export const subscribe: Call<Calls['subscribe']> = { method: 'PUT', path: '/api/v1/notifications/push/subscription', inputs: 'body' }
export const unsubscribe: Call<Calls['unsubscribe']> = { method: 'DELETE', path: '/api/v1/notifications/push/subscription' }
export const settings: Call<Calls['settings']> = { method: 'GET', path: '/api/v1/notifications/settings' }
export const saveSettings: Call<Calls['saveSettings']> = { method: 'PUT', path: '/api/v1/notifications/settings', inputs: 'body' }
export const stopEmails: Call<Calls['stopEmails']> = { method: 'POST', path: '/api/v1/notifications/emails/stop', inputs: 'body' }
