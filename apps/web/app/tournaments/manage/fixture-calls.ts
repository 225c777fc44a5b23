import * as scoring from '#calls/scoring.ts'
import * as tournaments from '#calls/tournaments.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'
import type { Managed } from './tournament-calls.ts'

export type Programme = OutputOf<typeof tournaments.programme>['data']
export type Fixture = Programme['fixtures'][number]
export type KnockOut = NonNullable<Programme['knockOut']>
export type Outcome = InputOf<typeof tournaments.decideMatch>['outcome']
export type OwnFixture = OutputOf<typeof tournaments.ownFixtures>['data'][number]
export type FixturePreview = OutputOf<typeof tournaments.previewFixtures>['data']
export type Wishes = InputOf<typeof tournaments.searchFixtures>['wishes']
export type Stages = NonNullable<Wishes['stages']>
export type ScheduleRule = Programme['rules'][number]
export type Run = NonNullable<Programme['run']>

/** What a panel about the fixtures is given; `again` reads them anew. */
export type ProgrammeProps = {
  readonly managed: Managed
  readonly programme: Programme
  readonly again: () => Promise<void>
}

export const isSearching = (run: Run | null): boolean =>
  run?.status === 'waiting' || run?.status === 'searching'

export const showProgramme = (tournamentId: string) => send(tournaments.programme, { tournamentId })

export const searchFixtures = (asked: InputOf<typeof tournaments.searchFixtures>) =>
  send(tournaments.searchFixtures, asked)

export const saveScheduleRules = (asked: InputOf<typeof tournaments.saveScheduleRules>) =>
  send(tournaments.saveScheduleRules, asked)

export const searchRepair = (asked: InputOf<typeof tournaments.searchRepair>) =>
  send(tournaments.searchRepair, asked)

export const applyRepair = (asked: InputOf<typeof tournaments.applyRepair>) =>
  send(tournaments.applyRepair, asked)

export const cancelSearch = (tournamentId: string) =>
  send(tournaments.cancelSearch, { tournamentId })

export const saveFixture = (asked: InputOf<typeof tournaments.saveFixture>) =>
  send(tournaments.saveFixture, asked)

export const fixturesFile = (tournamentId: string) =>
  send(tournaments.fixturesFile, { tournamentId })

export const previewFixtures = (asked: InputOf<typeof tournaments.previewFixtures>) =>
  send(tournaments.previewFixtures, asked)

export const importFixtures = (asked: InputOf<typeof tournaments.importFixtures>) =>
  send(tournaments.importFixtures, asked)

export const removeFixture = (asked: InputOf<typeof tournaments.removeFixture>) =>
  send(tournaments.removeFixture, asked)

export const publishFixtures = (asked: InputOf<typeof tournaments.publishFixtures>) =>
  send(tournaments.publishFixtures, asked)

export const prepareMatch = (asked: InputOf<typeof tournaments.prepareMatch>) =>
  send(tournaments.prepareMatch, asked)

export const drawSwissRound = (asked: InputOf<typeof tournaments.drawSwissRound>) =>
  send(tournaments.drawSwissRound, asked)

export const takeBackSwissRound = (asked: InputOf<typeof tournaments.takeBackSwissRound>) =>
  send(tournaments.takeBackSwissRound, asked)

export const setSuperStage = (asked: InputOf<typeof tournaments.setSuperStage>) =>
  send(tournaments.setSuperStage, asked)

export const setKnockOut = (asked: InputOf<typeof tournaments.setKnockOut>) =>
  send(tournaments.setKnockOut, asked)

export const decideMatch = (asked: InputOf<typeof tournaments.decideMatch>) =>
  send(tournaments.decideMatch, asked)

export const replayMatch = (asked: InputOf<typeof tournaments.replayMatch>) =>
  send(tournaments.replayMatch, asked)

export const listOwnFixtures = () => send(tournaments.ownFixtures)

export const tellResult = (asked: InputOf<typeof tournaments.tellResult>) =>
  send(tournaments.tellResult, asked)

export const answerResult = (asked: InputOf<typeof tournaments.answerResult>) =>
  send(tournaments.answerResult, asked)

export const adjustPoints = (asked: InputOf<typeof tournaments.adjustPoints>) =>
  send(tournaments.adjustPoints, asked)

export const removeAdjustment = (asked: InputOf<typeof tournaments.removeAdjustment>) =>
  send(tournaments.removeAdjustment, asked)

export type Lots = OutputOf<typeof tournaments.lots>['data']

export const showLots = (tournamentId: string) => send(tournaments.lots, { tournamentId })

export const recordLot = (asked: InputOf<typeof tournaments.recordLot>) =>
  send(tournaments.recordLot, asked)

export const removeLot = (asked: InputOf<typeof tournaments.removeLot>) =>
  send(tournaments.removeLot, asked)

export const showScoring = (matchId: string) => send(scoring.show, { matchId })

export const nameLineUps = (asked: InputOf<typeof scoring.lineUps>) => send(scoring.lineUps, asked)
