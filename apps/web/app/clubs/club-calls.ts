import * as clubs from '#calls/clubs.ts'
import { queries, send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Teams = OutputOf<typeof clubs.teams>['data']
export type Team = Teams['teams'][number]
export type TeamFields = InputOf<typeof clubs.createTeam>['fields']
export type Squad = OutputOf<typeof clubs.squad>['data']
export type Roster = OutputOf<typeof clubs.players>['data']
export type Player = Roster['players'][number]
export type ReadLine = OutputOf<typeof clubs.readPlayers>['data'][number]
export type SquadOf = Pick<InputOf<typeof clubs.squad>, 'organisationId' | 'teamId' | 'season'>

export const listTeams = (organisationId: string, season?: string) =>
  send(clubs.teams, { organisationId, ...(season !== undefined && { season }) })

export const createTeam = (asked: InputOf<typeof clubs.createTeam>) => send(clubs.createTeam, asked)

export const saveTeam = (asked: InputOf<typeof clubs.saveTeam>) => send(clubs.saveTeam, asked)

export const showSquad = (asked: SquadOf) => send(clubs.squad, asked)

export const addToSquad = (asked: InputOf<typeof clubs.addToSquad>) => send(clubs.addToSquad, asked)

export const changeInSquad = (asked: InputOf<typeof clubs.changeInSquad>) =>
  send(clubs.changeInSquad, asked)

export const removeFromSquad = (asked: InputOf<typeof clubs.removeFromSquad>) =>
  send(clubs.removeFromSquad, asked)

export const listPlayers = (organisationId: string) => send(clubs.players, { organisationId })

export const readPlayers = (organisationId: string, text: string) =>
  send(clubs.readPlayers, { organisationId, text })

export const addPlayers = (asked: InputOf<typeof clubs.addPlayers>) => send(clubs.addPlayers, asked)

export const savePlayer = (asked: InputOf<typeof clubs.savePlayer>) => send(clubs.savePlayer, asked)

export const removePlayer = (organisationId: string, playerId: string) =>
  send(clubs.removePlayer, { organisationId, playerId })

export const removeGuardian = (asked: InputOf<typeof clubs.removeGuardian>) =>
  send(clubs.removeGuardian, asked)

export const offerClaim = (organisationId: string, playerId: string) =>
  send(clubs.offerClaim, { organisationId, playerId })

export const showClaim = (token: string) => send(clubs.showClaim, { token })

export type JoinRequest = OutputOf<typeof clubs.joinRequests>['data'][number]

export const listJoinRequests = (organisationId: string) =>
  send(clubs.joinRequests, { organisationId })

export const decideJoinRequest = (asked: InputOf<typeof clubs.decideJoinRequest>) =>
  send(clubs.decideJoinRequest, asked)

/** Also forgets what the account may do, which is more afterwards. */
export async function claim(token: string) {
  const answer = await send(clubs.claim, { token })
  queries.clear()
  return answer
}
