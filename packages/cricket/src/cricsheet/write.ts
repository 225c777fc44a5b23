import type { Margin } from '../facts.ts'
import { outcomeOf } from '../result/outcome.ts'
import type { Outcome } from '../result/outcome.ts'
import type { MatchState } from '../fold/state.ts'
import { listedOf } from '../fold/listed.ts'
import { fileNames } from './file-names.ts'
import type { FileNames } from './file-names.ts'
import { writeAllInnings } from './write-innings.ts'
import type { WrittenInfo, WrittenMatch, WrittenOutcome } from './written.ts'

/** What follows from the facts of a match, in Cricsheet's JSON format. */
export function writeMatch(state: MatchState, how: { readonly isNumbered: boolean }): WrittenMatch {
  const names = fileNames(state)
  return { info: writeInfo(state, names), innings: writeAllInnings(state, { names, ...how }) }
}

function writeInfo(state: MatchState, names: FileNames): WrittenInfo {
  const { setup, toss, playerOfMatch } = state
  const [one, other] = setup.teams
  const outcome = outcomeOf(state)
  return {
    ...(outcome !== null && { outcome: writeOutcome(outcome, names) }),
    ...(playerOfMatch !== null && { player_of_match: playerOfMatch.players.map(names.player) }),
    players: Object.fromEntries(
      setup.teams.map((team) => [
        names.team(team.id),
        listedOf(state, team).map((player) => names.player(player.id)),
      ]),
    ),
    teams: [names.team(one.id), names.team(other.id)],
    ...(toss !== null && {
      toss: {
        winner: names.team(toss.winner),
        decision: toss.decision,
        ...(toss.uncontested === true && { uncontested: toss.uncontested }),
      },
    }),
  }
}

const results = { won: undefined, tied: 'tie', drawn: 'draw', 'no result': 'no result' } as const

function writeOutcome(outcome: Outcome, names: FileNames): WrittenOutcome {
  const { kind, winner, by, method, tieBreak } = outcome
  const result = results[kind]
  const decider = tieBreak?.kind === 'bowl-out' ? 'bowl_out' : 'eliminator'
  return {
    ...(by !== null && { by: writeMargin(by) }),
    ...(tieBreak !== null && { [decider]: names.team(tieBreak.winner) }),
    ...(method !== null && { method: methodOf(method) }),
    ...(result !== undefined && { result }),
    ...(winner !== null && { winner: names.team(winner) }),
  }
}

/** Files name the method without its edition. */
const methodOf = (method: string): string => (method.startsWith('D/L ') ? 'D/L' : method)

const writeMargin = ({ innings, runs, wickets }: Margin): NonNullable<WrittenOutcome['by']> => ({
  ...(innings !== undefined && { innings }),
  ...(runs !== undefined && { runs }),
  ...(wickets !== undefined && { wickets }),
})
