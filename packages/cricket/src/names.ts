import type { PlayerId } from './setup.ts'
import { nameOf } from './state.ts'
import type { MatchState } from './state.ts'

const initials = /^\p{Lu}{1,5}$/u

/** The name by which a scorecard calls a player: without initials or first names, particles kept. */
export function surname(name: string): string {
  const words = name.split(' ')
  const first = words[0] ?? name
  if (words.length === 1) return name
  if (initials.test(first)) return words.slice(1).join(' ')
  const particle = words.findIndex((word, i) => i > 0 && word === word.toLowerCase())
  return words.slice(particle > 0 ? particle : -1).join(' ')
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
