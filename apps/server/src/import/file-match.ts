import type { Entry, PlayFact } from '@pavilion/cricket/facts.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { Json } from '@pavilion/cricket/cricsheet/place.ts'
import type { GroundName } from './ground-name.ts'

export type Gender = 'male' | 'female' | 'mixed'
export type TeamKind = 'international' | 'club'

/** A person in a file: by their id in Cricsheet's register, or by name alone when they are not in it. */
export type FilePerson = { readonly name: string; readonly registryId: string | undefined }

export type FileSide = { readonly name: string; readonly players: readonly FilePerson[] }

export type OfficialRole = 'umpire' | 'tv-umpire' | 'reserve-umpire' | 'match-referee'

export type FileOfficial = { readonly role: OfficialRole; readonly person: FilePerson }

export type FileEvent = {
  readonly name: string
  readonly matchNumber: string | null
  readonly stage: string | null
  readonly group: string | null
}

/** One match as its file has it; `setup` and `entries` still use the file's ids. */
export type FileMatch = {
  readonly file: string
  /** The whole of it. */
  readonly json: Json
  readonly cricsheetId: string
  readonly gender: Gender
  readonly teamKind: TeamKind
  readonly matchType: string
  readonly format: string
  readonly season: string
  /** ISO days. */
  readonly startsOn: string
  readonly endsOn: string
  readonly event: FileEvent | undefined
  readonly ground: GroundName | undefined
  readonly sides: readonly [FileSide, FileSide]
  readonly officials: readonly FileOfficial[]
  readonly setup: MatchSetup
  readonly entries: readonly Entry<PlayFact>[]
}
