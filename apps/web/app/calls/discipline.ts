// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['discipline']

export const book: Call<Calls['book']> = { method: 'GET', path: '/api/v1/manage/tournaments/{tournamentId}/discipline' }
export const charge: Call<Calls['charge']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/discipline/{caseId}/charge', inputs: 'body' }
export const dismiss: Call<Calls['dismiss']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/discipline/{caseId}/dismiss', inputs: 'body' }
export const decide: Call<Calls['decide']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/discipline/{caseId}/decide', inputs: 'body' }
export const reportForm: Call<Calls['reportForm']> = { method: 'GET', path: '/api/v1/manage/matches/{matchId}/discipline' }
export const report: Call<Calls['report']> = { method: 'POST', path: '/api/v1/manage/matches/{matchId}/discipline', inputs: 'body' }
