import { isPlay } from '../facts.ts'
import type { Entry } from '../facts.ts'
import { foldFact } from './fold.ts'
import { standing } from './log.ts'
import { shortNamesOf } from '../text/names.ts'
import type { MatchSetup, PlayerId } from '../setup.ts'
import type { MatchState } from './state.ts'

export function startMatch(setup: MatchSetup): MatchState {
  const names = namesOf(setup)
  return {
    setup,
    names,
    shortNames: shortNamesOf(names),
    log: [],
    seq: 0,
    toss: null,
    roles: new Map(),
    innings: [],
    current: null,
    replacements: [],
    joined: [],
    owed: [],
    stoppage: null,
    method: null,
    ended: null,
    playerOfMatch: null,
    outside: [],
  }
}

function namesOf(setup: MatchSetup): Map<PlayerId, string> {
  const names = new Map<PlayerId, string>()
  for (const team of setup.teams) for (const { id, name } of team.players) names.set(id, name)
  return names
}

/**
 * Folds one more entry. The given state may be mutated: use only the answer from then on. A known entry
 * changes nothing; a skipped seq throws.
 */
export function evolve(state: MatchState, entry: Entry): MatchState {
  if (entry.seq <= state.seq) return state
  if (entry.seq !== state.seq + 1) {
    throw new RangeError(`Entry ${entry.seq} does not follow ${state.seq}.`)
  }
  state.log.push(entry)
  state.seq = entry.seq
  if (!isPlay(entry)) return refold(state)
  foldFact(state, entry)
  return state
}

/** As `evolve` for several entries that follow each other, folding again only once for all corrections. */
export function evolveAll(state: MatchState, entries: readonly Entry[]): MatchState {
  if (entries.every(isPlay)) return entries.reduce(evolve, state)
  for (const entry of entries) {
    if (entry.seq !== state.seq + 1) {
      throw new RangeError(`Entry ${entry.seq} does not follow ${state.seq}.`)
    }
    state.log.push(entry)
    state.seq = entry.seq
  }
  return refold(state)
}

/** The match of a whole log. Throws unless its seqs are 1, 2, 3 … */
export function replay(setup: MatchSetup, entries: readonly Entry[]): MatchState {
  const state = startMatch(setup)
  state.log = entries.slice()
  state.seq = entries.length
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i]
    if (entry?.seq !== i + 1) throw new RangeError(`Entry ${entry?.seq} stands at ${i + 1}.`)
    if (!isPlay(entry)) return refold(state)
    foldFact(state, entry)
  }
  return state
}

function refold({ setup, log, seq }: MatchState): MatchState {
  const state = startMatch(setup)
  state.log = log
  state.seq = seq
  for (const entry of standing(log)) foldFact(state, entry)
  return state
}
