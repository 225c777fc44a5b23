import { described } from '@pavilion/cricket/description.ts'
import { isCorrection, isSubstitution } from '@pavilion/cricket/facts.ts'
import type { Correction, Entry, StruckOut } from '@pavilion/cricket/facts.ts'
import { answerFor } from '@pavilion/cricket/fold/per-fact.ts'
import type { PerFact } from '@pavilion/cricket/fold/per-fact.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import { ballText } from '@pavilion/cricket/text/ball-mark.ts'
import { ballNumberIn, ballsOfInnings } from '@pavilion/cricket/views/balls.ts'
import * as t from '#texts/scoring.ts'
import { historyOf } from './history.ts'
import type { Action } from './history.ts'

/** What undoing would take back: the first entry of what was done last, or the end of the match. */
export function lastDone({ log }: MatchState): Entry | undefined {
  const entries = historyOf(log).done?.top.flatMap((seq) => log[seq - 1] ?? [])
  return entries?.find(({ fact }) => fact.type === 'match-ended') ?? entries?.[0]
}

/** The corrections that take back what was done last, be it a fact or a correction; the log keeps all. */
export const undo = (state: MatchState): readonly StruckOut[] =>
  strikingOut(historyOf(state.log).done?.top, state.seq + 1)

/** The corrections that bring back what was undone last; none once anything else was recorded. */
export const redo = (state: MatchState): readonly StruckOut[] =>
  strikingOut(historyOf(state.log).undone?.top, state.seq + 1)

/** Whether what was recorded last took something back that had not been taken back itself. */
export function isUndone({ log }: MatchState): boolean {
  const last = log.at(-1)?.fact
  if (last?.type !== 'struck-out' || last.reason !== undefined) return false
  return log[last.seq - 1]?.fact.type !== 'struck-out'
}

/** Strikes an action out, the last of it first; `next`: the seq that the first strike gets. */
const strikingOut = (action: Action = [], next: number): StruckOut[] =>
  action.toReversed().map((seq, at) => ({ type: 'struck-out', seq, ...(at > 0 && { with: next }) }))

/** The fact in the words of the undo key: "15.2 FOUR, Player LA". */
export function nameOfFact(state: MatchState, { fact }: Entry): string {
  if (!isCorrection(fact)) return answerFor(names, fact, state) ?? ''
  return isDescription(state, fact) ? t.undoneDescription : t.undoneCorrection
}

/** Whether a correction only says more of a ball, and counts nothing. */
function isDescription({ log }: MatchState, fact: Correction): boolean {
  if (fact.type !== 'corrected' || fact.reason !== undefined) return false
  const was = log[fact.seq - 1]?.fact
  return (
    was?.type === 'ball-bowled' &&
    fact.fact.type === 'ball-bowled' &&
    JSON.stringify(described(was, {})) === JSON.stringify(described(fact.fact, {}))
  )
}

const named =
  (says: (of: { readonly name: string }) => string) =>
  (fact: { readonly player: string }, state: MatchState) =>
    says({ name: nameOf(state, fact.player) })

const names: PerFact<MatchState, string> = {
  'ball-bowled': (fact, state) => {
    const balls = state.current === null ? [] : ballsOfInnings(state.current)
    const ball = balls.findLast(({ entry }) => entry.fact === fact)
    const number = ball === undefined ? '' : `${ballNumberIn(state.setup.conditions, ball)} `
    return `${number}${ballText(fact)}, ${nameOf(state, fact.striker)}`
  },
  'batter-came-in': named(t.undoneBatter),
  'batter-returned': named(t.undoneBatter),
  'batter-retired': named(t.undoneRetirement),
  'batter-dismissed': named(t.undoneWicket),
  'absent-hurt': named(t.undoneAbsence),
  'bowler-came-on': named(t.undoneBowler),
  'penalty-awarded': ({ runs }) => t.undonePenaltyRuns({ runs }),
  toss: () => t.undoneToss,
  'roles-named': () => t.undoneCaptain,
  'player-joined': ({ name }) => t.undoneJoining({ name }),
  'innings-started': () => t.undoneInningsStart,
  'innings-summed': () => t.undoneInningsTotal,
  'innings-ended': () => t.undoneInningsEnd,
  'target-revised': () => t.undoneTarget,
  'over-miscounted': () => t.undoneOverCount,
  'powerplay-taken': () => t.undonePowerplay,
  'player-replaced': (fact) => (isSubstitution(fact) ? t.undoneSubstitute : t.undoneReplacement),
  stoppage: () => t.undoneStoppage,
  'play-resumed': () => t.undoneRestart,
  noted: () => t.undoneNote,
  'match-ended': () => t.undoneMatchEnd,
  'player-of-match': () => t.undonePlayerOfTheMatch,
}
