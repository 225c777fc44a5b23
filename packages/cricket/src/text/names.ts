import type { PlayerId } from '../setup.ts'
import type { MatchState } from '../fold/state.ts'

/** A player's name as scorecards write it: without initials and first names, with particles. */
export function surname(name: string): string {
  const space = name.indexOf(' ')
  if (space < 0) return name
  if (isInitials(name, space)) return name.slice(space + 1)
  const words = name.split(' ')
  const particle = words.findIndex((word, i) => i > 0 && word === word.toLowerCase())
  return words.slice(particle > 0 ? particle : -1).join(' ')
}

/** "SPD" of "SPD Smith": up to five capitals of A to Z. */
function isInitials(name: string, end: number): boolean {
  if (end > 5) return false
  for (let i = 0; i < end; i++) {
    const code = name.charCodeAt(i)
    if (code < 65 || code > 90) return false
  }
  return true
}

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
