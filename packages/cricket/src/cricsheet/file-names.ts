import type { Player, PlayerId, TeamId } from '../setup.ts'
import { listedOf } from '../fold/listed.ts'
import type { MatchState } from '../fold/state.ts'

/** What players and sides are called in a file, where a name stands for one of them only. */
export type FileNames = {
  readonly player: (id: PlayerId) => string
  readonly team: (id: TeamId) => string
}

/**
 * Namesakes are numbered as Cricsheet does: "Mohammad Nawaz", "Mohammad Nawaz (2)". `others`: people in neither
 * side, who leave the players their names.
 */
export function fileNames(state: MatchState, others: readonly Player[] = []): FileNames {
  const { teams: sides } = state.setup
  const players = distinct([...sides.flatMap((team) => listedOf(state, team)), ...others])
  const teams = distinct(sides)
  return {
    player: (id) => players.get(id) ?? id,
    team: (id) => teams.get(id) ?? id,
  }
}

type Named = { readonly id: string; readonly name: string }

function distinct(all: readonly Named[]): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, name } of all) {
    if (names.has(id)) continue
    const free = freeName(name, taken)
    names.set(id, free)
    taken.add(free)
  }
  return names
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`
  return free
}
