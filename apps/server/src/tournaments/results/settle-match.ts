import type { Outcome } from '@pavilion/contract/tournaments/result-fields.ts'
import { NO_MATCH_YET } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { readMatch, recordFacts } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { outcomeFacts, outcomeWords } from './outcome-facts.ts'

/** The match of a fixture; refuses one that has none yet. */
export async function matchOf(app: AppContext, matchId: string | null): Promise<MatchState> {
  const state = matchId === null ? undefined : await readMatch(app, matchId)
  if (state === undefined) throw refuseCall('NO_MATCH_YET', NO_MATCH_YET)
  return state
}

/** Names of the sides and the outcome in words, as the public record keeps them. */
export function saidOf(state: Pick<MatchState, 'setup'>, outcome: Outcome) {
  const [home, away] = state.setup.teams
  return { home: home.name, away: away.name, result: outcomeWords(state, outcome) }
}

type Settling = {
  readonly matchId: string
  readonly outcome: Outcome
  readonly recordedBy: string
}

/** Records how a match ended. Repeated, it changes nothing. Answers what is said of it. */
export async function settleMatch(app: AppContext, settling: Settling) {
  const { matchId, outcome, recordedBy } = settling
  const state = await matchOf(app, matchId)
  const facts = outcomeFacts(state, outcome)
  if (!facts.ok) throw refuseField('outcome', facts.message)
  const said = saidOf(state, outcome)
  if (facts.value.length === 0) return { said, isNew: false }
  const expectedSeq = state.seq
  const told = { matchId, expectedSeq, facts: facts.value, recordedBy }
  const recorded = await recordFacts(app, told)
  if (!recorded.ok) throw refuseField('outcome', recorded.message)
  return { said, isNew: true }
}

/** Refuses an outcome that could not be recorded: the Laws judge it now as they will then. */
export function checkOutcome(state: MatchState, outcome: Outcome): void {
  const facts = outcomeFacts(state, outcome)
  if (!facts.ok) throw refuseField('outcome', facts.message)
  const judged = judgeAll(replay(state.setup, state.log), facts.value)
  if (!judged.ok) throw refuseField('outcome', judged.message)
}
