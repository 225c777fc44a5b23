import * as tournaments from '#calls/tournaments.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Desk = OutputOf<typeof tournaments.rainDesk>['data']
export type RainMatch = Desk['matches'][number]
export type Plan = InputOf<typeof tournaments.previewRain>['plan']
export type Call = Plan['calls'][number]
export type Preview = OutputOf<typeof tournaments.previewRain>['data']
export type Effect = Preview['effects'][number]

export const showDesk = (tournamentId: string, day: string | null) =>
  send(tournaments.rainDesk, { tournamentId, ...(day !== null && { day }) })

export const previewRain = (asked: InputOf<typeof tournaments.previewRain>) =>
  send(tournaments.previewRain, asked)

export const carryOutRain = (asked: InputOf<typeof tournaments.carryOutRain>) =>
  send(tournaments.carryOutRain, asked)
