import type { PlayerId } from './setup.ts'
import { nameOf } from './state.ts'
import type { MatchState } from './state.ts'

/** The name by which a scorecard calls a player: without initials or first names, particles kept. */
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

/** Surnames where they tell players of the match apart, whole names where they do not. */
export function shortNames(state: MatchState): (player: PlayerId) => string {
  const counts = new Map<string, number>()
  const surnames = new Map<PlayerId, string>()
  for (const [id, name] of state.names) {
    const short = surname(name)
    surnames.set(id, short)
    counts.set(short, (counts.get(short) ?? 0) + 1)
  }
  return (player) => {
    const short = surnames.get(player)
    return short !== undefined && counts.get(short) === 1 ? short : nameOf(state, player)
  }
}
