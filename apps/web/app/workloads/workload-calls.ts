import * as workloads from '#calls/workloads.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Bowlers = OutputOf<typeof workloads.bowlers>['data']
export type Bowler = Bowlers['players'][number]
export type Directive = NonNullable<OutputOf<typeof workloads.directive>['data']['directive']>

export const showBowlers = (organisationId: string, today: string) =>
  send(workloads.bowlers, { organisationId, today })

export const saveStyle = (asked: InputOf<typeof workloads.saveStyle>) =>
  send(workloads.saveStyle, asked)

export const addNets = (asked: InputOf<typeof workloads.addNets>) => send(workloads.addNets, asked)

export const removeNets = (asked: InputOf<typeof workloads.removeNets>) =>
  send(workloads.removeNets, asked)

export const showDirective = (organisationId: string) =>
  send(workloads.directive, { organisationId })

export const saveDirective = (asked: InputOf<typeof workloads.saveDirective>) =>
  send(workloads.saveDirective, asked)

export const showTournamentDirective = (tournamentId: string) =>
  send(workloads.tournamentDirective, { tournamentId })

export const saveTournamentDirective = (asked: InputOf<typeof workloads.saveTournamentDirective>) =>
  send(workloads.saveTournamentDirective, asked)
