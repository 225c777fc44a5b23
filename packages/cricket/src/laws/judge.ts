import type { Correction, Entry, Fact, PlayerOfMatch, PlayFact } from '../facts.ts'
import { isCorrection } from '../facts.ts'
import { foldFact } from '../fold/fold.ts'
import { judgeBall } from './judge-ball.ts'
import { creaseJudges } from './judge-crease.ts'
import { inningsJudges } from './judge-innings.ts'
import { judgeJoin } from './judge-join.ts'
import { judgeReplacement } from './judge-replacement.ts'
import { standing } from '../fold/log.ts'
import { startMatch } from '../fold/match.ts'
import { outcomeOf } from '../result/outcome.ts'
import { answerFor } from '../fold/per-fact.ts'
import type { PerFact } from '../fold/per-fact.ts'
import { refuse } from './refusals.ts'
import type { RefusalCode } from './refusals.ts'
import { ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { MatchState } from '../fold/state.ts'
import type { PlayerId } from '../setup.ts'
import { isOfSide, isReplaced } from './sides.ts'

/**
 * Whether the Laws allow this fact next. The state is not changed. A correction is judged at the place
 * where it takes effect; the facts after it are not judged again.
 */
export function judge(state: MatchState, fact: Fact): Result<Fact, RefusalCode> {
  const code = isCorrection(fact) ? judgeCorrection(state, fact) : judgePlay(state, fact)
  return code === null ? ok(fact) : refuse(code)
}

const anyTime: ReadonlySet<PlayFact['type']> = new Set([
  'player-of-match',
  'match-ended',
  'noted',
  'penalty-awarded',
  'stoppage',
  'play-resumed',
])

const judges: PerFact<MatchState, RefusalCode | null> = {
  ...inningsJudges,
  ...creaseJudges,
  'player-joined': (fact, state) => judgeJoin(state, fact),
  'player-replaced': (fact, state) => judgeReplacement(state, fact),
  'player-of-match': (fact, state) => judgeHonour(state, fact),
}

/** Why the Laws forbid this fact next; null when they do not. */
export function judgePlay(state: MatchState, fact: PlayFact): RefusalCode | null {
  if (!anyTime.has(fact.type) && !mayReopen(state, fact) && outcomeOf(state) !== null) {
    return 'match-over'
  }
  if (fact.type === 'ball-bowled') return judgeBall(state, fact)
  return answerFor(judges, fact, state) ?? null
}

/** Whoever is of a side, or was until somebody came in for them. */
function judgeHonour(state: MatchState, { players }: PlayerOfMatch): RefusalCode | null {
  const took = (player: PlayerId) =>
    state.setup.teams.some(
      (team) => isOfSide(state, team, player) || isReplaced(state, team, player),
    )
  return players.every(took) ? null : 'not-in-side'
}

/** Who retired may bat on when all others are out (Law 25.4.2), which only then turns out not to be the end. */
function mayReopen({ current, ended }: MatchState, { type }: PlayFact): boolean {
  return type === 'batter-returned' && ended === null && current?.closed === 'all out'
}

function judgeCorrection(state: MatchState, correction: Correction): RefusalCode | null {
  const entries = standing(state.log)
  switch (correction.type) {
    case 'struck-out':
      return isWritten(state, entries, correction.seq) ? null : 'no-such-entry'
    case 'corrected':
      return judgeAt(state, entries, { at: placeOf(entries, correction.seq), ...correction })
    case 'inserted': {
      const { after, fact } = correction
      const at = after === 0 ? 0 : placeOf(entries, after) + 1
      return judgeAt(state, entries, { at: after !== 0 && at === 0 ? -1 : at, fact })
    }
  }
}

type Standing = readonly Entry<PlayFact>[]

function placeOf(entries: Standing, seq: number): number {
  return entries.findIndex((entry) => entry.seq === seq)
}

function isWritten(state: MatchState, entries: Standing, seq: number): boolean {
  const written = state.log[seq - 1]
  if (written === undefined) return false
  return isCorrection(written.fact) || placeOf(entries, seq) >= 0
}

/** Judges in the state after the first `at` entries; -1 when there is no such place. */
function judgeAt(
  state: MatchState,
  entries: Standing,
  { at, fact }: { at: number; fact: PlayFact },
): RefusalCode | null {
  if (at < 0) return 'no-such-entry'
  const before = startMatch(state.setup)
  for (const entry of entries.slice(0, at)) foldFact(before, entry)
  return judgePlay(before, fact)
}
