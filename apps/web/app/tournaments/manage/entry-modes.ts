import * as t from '#texts/tournaments.ts'
import type { Managed } from './tournament-calls.ts'

/** Who lets teams in: the organiser alone, a PIN, or the teams themselves. */
export type EntryMode = 'invitation' | 'pin' | 'all'

export const entryMeanings: Readonly<Record<EntryMode, string>> = {
  invitation: t.entryByInvitation,
  pin: t.entryWithAPin,
  all: t.entryOpenToAll,
}

export function entryModeOf({ isOpen, pin }: Managed['entry']): EntryMode {
  if (!isOpen) return 'invitation'
  return pin === null ? 'all' : 'pin'
}

/** How calls name it. */
export const openingOf = (mode: EntryMode) => ({
  isOpen: mode !== 'invitation',
  needsPin: mode !== 'all',
})
