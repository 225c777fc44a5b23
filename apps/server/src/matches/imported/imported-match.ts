import type { FileSource } from '@pavilion/cricket/cricsheet/source.ts'
import type { Entry, PlayFact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { Stored } from '#db/stored.ts'

type Role = Stored<'match_official', 'role'>

/** A match of a file, folded, with the database's ids of what it refers to. */
export type ImportedMatch = {
  /** As its file has it. */
  readonly match: {
    readonly cricsheetId: string
    readonly gender: string
    readonly teamKind: string
    readonly matchType: string
    readonly format: string
    readonly season: string
    /** ISO days. */
    readonly startsOn: string
    readonly endsOn: string
    readonly event:
      | {
          readonly matchNumber: string | null
          readonly stage: string | null
          readonly group: string | null
        }
      | undefined
  }
  readonly ids: {
    readonly tournament: string | null
    readonly ground: string | null
    readonly sides: readonly [string, string]
  }
  /** Who stood as what, each once, in the order of the file. */
  readonly officials: readonly { readonly role: Role; readonly person: string }[]
  readonly setup: MatchSetup
  readonly entries: readonly Entry<PlayFact>[]
  readonly state: MatchState
  /** What is kept of the file besides the facts. */
  readonly source: FileSource
}

/** The facts as a sealed log holds them. */
export const factsOf = ({ entries }: Pick<ImportedMatch, 'entries'>): string =>
  JSON.stringify(entries.map(({ fact }) => fact))
