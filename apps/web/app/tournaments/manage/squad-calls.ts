import * as tournaments from '#calls/tournaments.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Squad = OutputOf<typeof tournaments.showSquad>['data']
export type SquadPlayer = Squad['players'][number]
export type Breach = Squad['breaches'][number]
export type Audit = OutputOf<typeof tournaments.squads>['data']
export type LineUpSquad = OutputOf<typeof tournaments.lineUpSquads>['data'][number]

export const listSquads = (tournamentId: string) => send(tournaments.squads, { tournamentId })

export const showSquad = (entryId: string) => send(tournaments.showSquad, { entryId })

export const addToSquad = (asked: InputOf<typeof tournaments.addToSquad>) =>
  send(tournaments.addToSquad, asked)

export const saveSquadPlayer = (asked: InputOf<typeof tournaments.saveSquadPlayer>) =>
  send(tournaments.saveSquadPlayer, asked)

export const removeFromSquad = (entryId: string, playerId: string) =>
  send(tournaments.removeFromSquad, { entryId, playerId })

export const lineUpSquads = (tournamentId: string, matchId: string) =>
  send(tournaments.lineUpSquads, { tournamentId, matchId })
