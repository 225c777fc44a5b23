import type { Outcome } from '@pavilion/contract/tournaments/result-fields.ts'
import {
  NO_MATCH_YET,
  STALE_TOURNAMENT,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import type { Db } from '#db/connect.ts'
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

type Settled = { readonly said: ReturnType<typeof saidOf>; readonly isNew: boolean }

type Settling = {
  readonly matchId: string
  readonly outcome: Outcome
  readonly recordedBy: string
  /** What was seen of the match by whoever says how it ended; undefined for what is there now. */
  readonly expectedSeq?: number | undefined
  /** Writes what goes with the result, in one transaction with it. `isNew`: it was not recorded before. */
  readonly along: (db: Db, settled: Settled) => Promise<void>
}

const MORE_RECORDED =
  'More was recorded of this match meanwhile. Look at its result again before you decide it.'

/** Refuses to rule on a match of which more was recorded than the caller has seen. */
export function refuseMore({ seq }: Pick<MatchState, 'seq'>, expectedSeq: number): void {
  if (seq === expectedSeq) return
  throw refuseCall('STALE_TOURNAMENT', { ...STALE_TOURNAMENT, message: MORE_RECORDED })
}

/** Records how a match ended. Repeated, it changes nothing of the match. */
export async function settleMatch(app: AppContext, settling: Settling): Promise<void> {
  const { matchId, outcome, recordedBy, expectedSeq, along } = settling
  const state = await matchOf(app, matchId)
  const facts = outcomeFacts(state, outcome)
  if (!facts.ok) throw refuseField('outcome', facts.message)
  const said = saidOf(state, outcome)
  if (facts.value.length === 0) {
    await app.db.transaction().execute((db) => along(db, { said, isNew: false }))
    return
  }
  if (expectedSeq !== undefined) refuseMore(state, expectedSeq)
  const told = { matchId, expectedSeq: state.seq, facts: facts.value, recordedBy }
  const recorded = await recordFacts(app, {
    ...told,
    along: (db) => along(db, { said, isNew: true }),
  })
  if (!recorded.ok) throw refuseField('outcome', recorded.message)
}

/** Refuses an outcome that could not be recorded: the Laws judge it now as they will then. */
export function checkOutcome(state: MatchState, outcome: Outcome): void {
  const facts = outcomeFacts(state, outcome)
  if (!facts.ok) throw refuseField('outcome', facts.message)
  const judged = judgeAll(replay(state.setup, state.log), facts.value)
  if (!judged.ok) throw refuseField('outcome', judged.message)
}
