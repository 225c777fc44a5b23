// Written by `npm run client` from packages/contract.
import type { contract } from '@pavilion/contract/contract.ts'
import type { Call } from '#state/call.ts'

type Calls = (typeof contract)['tournaments']

export const filter: Call<Calls['filter']> = { method: 'POST', path: '/api/v1/tournaments/filter', inputs: 'body' }
export const show: Call<Calls['show']> = { method: 'GET', path: '/api/v1/tournaments/{tournamentId}' }
export const table: Call<Calls['table']> = { method: 'GET', path: '/api/v1/tournaments/{tournamentId}/table.csv', answers: 'file' }
export const squads: Call<Calls['squads']> = { method: 'GET', path: '/api/v1/manage/tournaments/{tournamentId}/squads' }
export const lineUpSquads: Call<Calls['lineUpSquads']> = { method: 'GET', path: '/api/v1/manage/tournaments/{tournamentId}/matches/{matchId}/squads' }
export const showSquad: Call<Calls['showSquad']> = { method: 'GET', path: '/api/v1/manage/tournament-entries/{entryId}/squad' }
export const addToSquad: Call<Calls['addToSquad']> = { method: 'POST', path: '/api/v1/manage/tournament-entries/{entryId}/squad/players', inputs: 'body' }
export const saveSquadPlayer: Call<Calls['saveSquadPlayer']> = { method: 'PUT', path: '/api/v1/manage/tournament-entries/{entryId}/squad/players/{playerId}', inputs: 'body' }
export const removeFromSquad: Call<Calls['removeFromSquad']> = { method: 'POST', path: '/api/v1/manage/tournament-entries/{entryId}/squad/players/{playerId}/remove', inputs: 'body' }
export const simulate: Call<Calls['simulate']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/simulations', inputs: 'body' }
export const create: Call<Calls['create']> = { method: 'POST', path: '/api/v1/manage/tournaments', inputs: 'body' }
export const own: Call<Calls['own']> = { method: 'GET', path: '/api/v1/manage/tournaments' }
export const showManaged: Call<Calls['showManaged']> = { method: 'GET', path: '/api/v1/manage/tournaments/{tournamentId}' }
export const save: Call<Calls['save']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}', inputs: 'body' }
export const publish: Call<Calls['publish']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/publish', inputs: 'body' }
export const discard: Call<Calls['discard']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/discard', inputs: 'body' }
export const inviteManager: Call<Calls['inviteManager']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/manager-invitations', inputs: 'body' }
export const removeManager: Call<Calls['removeManager']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/managers/remove', inputs: 'body' }
export const addTeams: Call<Calls['addTeams']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/entries', inputs: 'body' }
export const answerEntry: Call<Calls['answerEntry']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/entries/{entryId}', inputs: 'body' }
export const removeEntry: Call<Calls['removeEntry']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/entries/{entryId}/remove', inputs: 'body' }
export const setGroups: Call<Calls['setGroups']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/groups', inputs: 'body' }
export const openEntry: Call<Calls['openEntry']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/entry', inputs: 'body' }
export const inviteTeam: Call<Calls['inviteTeam']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/entries/{entryId}/invitations', inputs: 'body' }
export const enter: Call<Calls['enter']> = { method: 'POST', path: '/api/v1/tournaments/{tournamentId}/entries', inputs: 'body' }
export const showInvitation: Call<Calls['showInvitation']> = { method: 'POST', path: '/api/v1/tournament-invitations/show', inputs: 'body' }
export const acceptInvitation: Call<Calls['acceptInvitation']> = { method: 'POST', path: '/api/v1/tournament-invitations/accept', inputs: 'body' }
export const ownEntries: Call<Calls['ownEntries']> = { method: 'GET', path: '/api/v1/manage/tournament-entries' }
export const withdraw: Call<Calls['withdraw']> = { method: 'POST', path: '/api/v1/manage/tournament-entries/{entryId}/withdraw', inputs: 'body' }
export const programme: Call<Calls['programme']> = { method: 'GET', path: '/api/v1/manage/tournaments/{tournamentId}/fixtures' }
export const searchFixtures: Call<Calls['searchFixtures']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/fixture-runs', inputs: 'body' }
export const searchRepair: Call<Calls['searchRepair']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/fixture-repairs', inputs: 'body' }
export const applyRepair: Call<Calls['applyRepair']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/fixture-repairs/{runId}/apply', inputs: 'body' }
export const cancelSearch: Call<Calls['cancelSearch']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/fixture-runs/cancel', inputs: 'body' }
export const saveFixture: Call<Calls['saveFixture']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/fixtures/{fixtureId}', inputs: 'body' }
export const fixturesFile: Call<Calls['fixturesFile']> = { method: 'GET', path: '/api/v1/manage/tournaments/{tournamentId}/fixtures.csv', answers: 'file' }
export const previewFixtures: Call<Calls['previewFixtures']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/fixture-files/preview', inputs: 'body' }
export const importFixtures: Call<Calls['importFixtures']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/fixture-files', inputs: 'body' }
export const removeFixture: Call<Calls['removeFixture']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/fixtures/{fixtureId}/remove', inputs: 'body' }
export const publishFixtures: Call<Calls['publishFixtures']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/fixtures/publish', inputs: 'body' }
export const prepareMatch: Call<Calls['prepareMatch']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/fixtures/{fixtureId}/match', inputs: 'body' }
export const adjustPoints: Call<Calls['adjustPoints']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/adjustments/{adjustmentId}', inputs: 'body' }
export const removeAdjustment: Call<Calls['removeAdjustment']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/adjustments/{adjustmentId}/remove', inputs: 'body' }
export const drawSwissRound: Call<Calls['drawSwissRound']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/swiss-rounds/{round}', inputs: 'body' }
export const takeBackSwissRound: Call<Calls['takeBackSwissRound']> = { method: 'DELETE', path: '/api/v1/manage/tournaments/{tournamentId}/swiss-rounds/{round}' }
export const setSuperStage: Call<Calls['setSuperStage']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/super-stage', inputs: 'body' }
export const setKnockOut: Call<Calls['setKnockOut']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/knock-out', inputs: 'body' }
export const decideMatch: Call<Calls['decideMatch']> = { method: 'PUT', path: '/api/v1/manage/tournaments/{tournamentId}/fixtures/{fixtureId}/result', inputs: 'body' }
export const replayMatch: Call<Calls['replayMatch']> = { method: 'POST', path: '/api/v1/manage/tournaments/{tournamentId}/fixtures/{fixtureId}/replay', inputs: 'body' }
export const ownFixtures: Call<Calls['ownFixtures']> = { method: 'GET', path: '/api/v1/manage/tournament-fixtures' }
export const tellResult: Call<Calls['tellResult']> = { method: 'PUT', path: '/api/v1/manage/tournament-fixtures/{fixtureId}/report', inputs: 'body' }
export const answerResult: Call<Calls['answerResult']> = { method: 'POST', path: '/api/v1/manage/tournament-fixtures/{fixtureId}/answer', inputs: 'body' }
