// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['cms']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/cms/posts/filter', inputs: 'body' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/cms/posts/{id}/show', inputs: 'query' }
export const home: Call<Calls['home']> = { method: 'GET', path: '/api/v1/cms/content/home/{section}' }
export const siteMap: Call<Calls['siteMap']> = { method: 'GET', path: '/api/v1/cms/site-map' }
export const siteMapPart: Call<Calls['siteMapPart']> = { method: 'GET', path: '/api/v1/cms/site-map/{kind}/{part}' }
