import type { Entry, PlayFact } from '../facts.ts'
import type { MatchSetup } from '../setup.ts'
import type { Json } from './place.ts'

/** What a file says about a match besides its play, with names as in the file. */
export type CricsheetMeta = {
  readonly version: string | null
  /** ISO dates of the days played, first first. */
  readonly dates: readonly string[]
  readonly season: string | null
  readonly event: CricsheetEvent | null
  readonly venue: string | null
  readonly city: string | null
  readonly gender: string | null
  readonly teamType: string | null
  readonly matchType: string
  readonly matchTypeNumber: number | null
  readonly officials: Readonly<Record<string, readonly string[]>>
  /** From names in the file to ids of Cricsheet's register. */
  readonly registry: ReadonlyMap<string, string>
  readonly supersubs: readonly { readonly team: string; readonly player: string }[]
  readonly playerOfMatch: readonly string[]
}

export type CricsheetEvent = {
  readonly name: string
  readonly matchNumber: number | null
  readonly stage: string | null
  readonly group: string | null
  readonly subName: string | null
}

/** Player and team ids in `setup` and `entries` are the names in the file, unique within it. */
export type CricsheetMatch = {
  /** The whole file. */
  readonly file: Json
  readonly setup: MatchSetup
  readonly entries: readonly Entry<PlayFact>[]
  readonly meta: CricsheetMeta
}
