import type { Margin } from '../facts.ts'
import type { Outcome } from './outcome.ts'
import type { TeamId } from '../setup.ts'
import type { MatchState } from '../fold/state.ts'
import { byTarget } from './verdict.ts'

/** A match that ended without a result, by what is said of its end. */
const abandoned: Readonly<Record<string, string>> = {
  Abandoned: 'Match abandoned',
  'Abandoned without a ball': 'Match abandoned without a ball bowled',
}

/** The result as a sentence without its full stop: "Quetta won by an innings and 12 runs". */
export function outcomeText(state: MatchState, outcome: Outcome): string {
  const suffix = methodText(outcome.method)
  switch (outcome.kind) {
    case 'won':
      return `${teamName(state, outcome.winner)} won${marginText(outcome.by)}${suffix}`
    case 'tied':
      return `Match tied${tieBreakText(state, outcome.tieBreak)}${suffix}`
    case 'drawn':
      return 'Match drawn'
    case 'no result':
      return abandoned[outcome.method ?? ''] ?? 'No result'
  }
}

function teamName(state: MatchState, id: TeamId | null): string {
  return state.setup.teams.find((team) => team.id === id)?.name ?? id ?? 'Nobody'
}

/** " by 5 wickets", with its leading space; empty without a known margin. */
export function marginText(by: Margin | null): string {
  if (by === null) return ''
  if (by.innings !== undefined) {
    return by.runs === undefined ? ' by an innings' : ` by an innings and ${plural(by.runs, 'run')}`
  }
  if (by.runs !== undefined) return ` by ${plural(by.runs, 'run')}`
  return by.wickets === undefined ? '' : ` by ${plural(by.wickets, 'wicket')}`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** A name with brackets of its own, as "D/L (Standard Edition)", follows without others. */
function methodText(method: string | null): string {
  if (method === null) return ''
  if (method.endsWith(')')) return `, ${method}`
  return byTarget.has(method) ? ` (${method} method)` : ` (${method.toLowerCase()})`
}

function tieBreakText(state: MatchState, tieBreak: Outcome['tieBreak']): string {
  if (tieBreak === null) return ''
  const contest = tieBreak.kind === 'super over' ? 'Super Over' : 'bowl-out'
  return ` (${teamName(state, tieBreak.winner)} won the ${contest})`
}
