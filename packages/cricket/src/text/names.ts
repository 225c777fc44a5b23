import type { PlayerId } from '../setup.ts'
import type { MatchState } from '../fold/state.ts'
import { surname } from './surname.ts'

/** Surnames where unique in the match, full names otherwise. */
export function shortNamesOf(names: ReadonlyMap<PlayerId, string>): Map<PlayerId, string> {
  const counts = new Map<string, number>()
  const shorts = new Map<PlayerId, string>()
  for (const [id, name] of names) {
    const short = surname(name)
    shorts.set(id, short)
    counts.set(short, (counts.get(short) ?? 0) + 1)
  }
  for (const [id, name] of names) {
    const short = shorts.get(id)
    if (short !== undefined && (counts.get(short) ?? 0) > 1) shorts.set(id, name)
  }
  return shorts
}

/** The short names of a match's players. */
export function shortNames(state: MatchState): (player: PlayerId) => string {
  return (player) => state.shortNames.get(player) ?? player
}
