import type { PlayerId } from '../setup.ts'
import { nameOf } from '../fold/state.ts'
import type { Innings, MatchState, Partnership } from '../fold/state.ts'

export type PartnershipRow = {
  /** 1 for the first wicket. */
  readonly wicket: number
  readonly runs: number
  /** Balls faced, wides left out. */
  readonly balls: number
  readonly batters: readonly [PartnerShare, PartnerShare]
  readonly unbroken: boolean
}

export type PartnerShare = {
  readonly id: PlayerId
  readonly name: string
  readonly runs: number
  readonly balls: number
}

export function partnershipRows(state: MatchState, innings: Innings): PartnershipRow[] {
  return innings.partnerships.map((partnership) => partnershipRow(state, partnership))
}

export function partnershipRow(state: MatchState, partnership: Partnership): PartnershipRow {
  const { wicket, runs, balls, first, second, unbroken } = partnership
  const { firstRuns, firstBalls, secondRuns, secondBalls } = partnership
  return {
    wicket,
    runs,
    balls,
    batters: [
      { id: first.id, name: nameOf(state, first.id), runs: firstRuns, balls: firstBalls },
      { id: second.id, name: nameOf(state, second.id), runs: secondRuns, balls: secondBalls },
    ],
    unbroken,
  }
}
