import type { MatchSignature } from '@pavilion/contract/matches/signature-calls.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { AppContext } from '#app-context.ts'
import { minorHider } from '#privacy/minors.ts'
import { hiddenMatch } from '../public-match.ts'
import { readMatch } from '../read-match.ts'
import { chainedLog } from './log-chain.ts'
import { findSignatures } from './signatures.queries.ts'
import { logOf, shownHash, storedSignatures } from './signatures.ts'

/** The results at entries, by state, which never changes: each takes a replay. */
const known = new WeakMap<MatchState, Map<number, string>>()

function resultAt(state: MatchState, seq: number): string {
  const results = known.get(state) ?? new Map<number, string>()
  known.set(state, results)
  const result = results.get(seq) ?? textOf(stateAt(state, seq))
  results.set(seq, result)
  return result
}

const stateAt = (state: MatchState, seq: number): MatchState =>
  seq === state.seq ? state : replay(state.setup, state.log.slice(0, seq))

function textOf(state: MatchState): string {
  const outcome = outcomeOf(state)
  return outcome === null ? '' : outcomeText(state, outcome)
}

/** Who has signed a match, the latest first, as the public gets it. */
export async function readSignatures(app: AppContext, matchId: string): Promise<MatchSignature[]> {
  const rows = await findSignatures(app.db, matchId)
  if (rows.length === 0) return []
  const hide = await minorHider(app)
  const state = await readMatch(app, matchId)
  if (state === undefined) return []
  const chain = chainedLog(logOf(matchId, hiddenMatch(state, hide)))
  const signatures = storedSignatures(rows, logOf(matchId, state)).map((one): MatchSignature => {
    const { role, side, name, at, seq } = one
    const [hash, since] = [shownHash(chain, one), state.seq - seq]
    return { role, side, name, at, seq, hash, result: resultAt(state, seq), since }
  })
  return hide({ setup: state.setup, signatures }).signatures
}
