import type { PlayingConditions } from './formats/conditions.ts'

/** Unique within the match. */
export type PlayerId = string
export type TeamId = string

export type Player = {
  readonly id: PlayerId
  readonly name: string
  /** The number on the shirt, where it is known. */
  readonly shirt?: number
}

export type Team = {
  readonly id: TeamId
  readonly name: string
  readonly shortName?: string
  readonly players: readonly Player[]
}

/** What is known before the toss. */
export type MatchSetup = {
  readonly conditions: PlayingConditions
  readonly teams: readonly [Team, Team]
}
