import { described } from '@pavilion/cricket/description.ts'
import { isCorrection, isSubstitution } from '@pavilion/cricket/facts.ts'
import type { Correction, Entry, Fact, StruckOut } from '@pavilion/cricket/facts.ts'
import { answerFor } from '@pavilion/cricket/fold/per-fact.ts'
import type { PerFact } from '@pavilion/cricket/fold/per-fact.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import { ballText } from '@pavilion/cricket/text/ball-mark.ts'
import { ballNumber, ballsOfInnings } from '@pavilion/cricket/views/balls.ts'

/** What a scorer did at once: a fact, or corrections that were made together. By their seqs. */
type Action = readonly number[]

type History = { readonly done: readonly Action[]; readonly undone: readonly Action[] }

/**
 * What can be undone, and which strikes out can be struck out to redo. Anything else that is recorded ends what
 * may be redone.
 */
function historyOf({ log }: MatchState): History {
  let history: History = { done: [], undone: [] }
  for (const action of actionsOf(log)) history = after(history, action, log)
  return history
}

function actionsOf(log: readonly Entry[]): Action[] {
  const actions: number[][] = []
  for (const { seq, fact } of log) {
    const last = actions.at(-1)
    if (isCorrection(fact) && fact.with !== undefined && last?.[0] === fact.with) last.push(seq)
    else actions.push([seq])
  }
  return actions
}

function after({ done, undone }: History, action: Action, log: readonly Entry[]): History {
  const struck = struckBy(action, log)
  const back = undone.at(-1)
  if (isSame(struck, done.at(-1))) return { done: done.slice(0, -1), undone: [...undone, action] }
  if (back !== undefined && isSame(struck, back)) {
    return { done: [...done, originalOf(back, log)], undone: undone.slice(0, -1) }
  }
  return { done: [...done, action], undone: [] }
}

/** What an action strikes out, if that is all that it does and it was not a correction with a reason. */
function struckBy(action: Action, log: readonly Entry[]): Action {
  const facts = action.map((seq) => log[seq - 1]?.fact)
  if (isCorrected(facts[0])) return []
  return facts.flatMap((fact) => (fact?.type === 'struck-out' ? [fact.seq] : []))
}

const isCorrected = (fact: Fact | undefined): boolean =>
  fact !== undefined && isCorrection(fact) && fact.reason !== undefined

/** The action that an undoing took back. */
const originalOf = (undoing: Action, log: readonly Entry[]): Action =>
  struckBy(undoing, log).toReversed()

const isSame = (struck: Action, action: Action | undefined): boolean =>
  action !== undefined &&
  struck.length === action.length &&
  action.every((seq, at) => seq === struck[struck.length - 1 - at])

/** What undoing would take back: the first entry of what was done last. */
export function lastDone(state: MatchState): Entry | undefined {
  const seq = historyOf(state).done.at(-1)?.[0]
  return seq === undefined ? undefined : state.log[seq - 1]
}

/** The corrections that take back what was done last, be it a fact or a correction; the log keeps all. */
export const undo = (state: MatchState): readonly StruckOut[] =>
  strikingOut(historyOf(state).done.at(-1), state.seq + 1)

/** The corrections that bring back what was undone last; none once anything else was recorded. */
export const redo = (state: MatchState): readonly StruckOut[] =>
  strikingOut(historyOf(state).undone.at(-1), state.seq + 1)

/** Strikes an action out, the last of it first; `next`: the seq that the first strike gets. */
const strikingOut = (action: Action = [], next: number): StruckOut[] =>
  action.toReversed().map((seq, at) => ({ type: 'struck-out', seq, ...(at > 0 && { with: next }) }))

/** The fact in the words of the undo key: "15.2 FOUR, Player LA". */
export function nameOfFact(state: MatchState, { fact }: Entry): string {
  if (!isCorrection(fact)) return answerFor(names, fact, state) ?? ''
  return isDescription(state, fact) ? 'what was said of the ball' : 'the correction'
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

const to = (what: string) => (fact: { readonly player: string }, state: MatchState) =>
  `${nameOf(state, fact.player)} ${what}`

const names: PerFact<MatchState, string> = {
  'ball-bowled': (fact, state) => {
    const balls = state.current === null ? [] : ballsOfInnings(state.current)
    const ball = balls.findLast(({ entry }) => entry.fact === fact)
    const number = ball === undefined ? '' : `${ballNumber(ball)} `
    return `${number}${ballText(fact)}, ${nameOf(state, fact.striker)}`
  },
  'batter-came-in': to('to the wicket'),
  'batter-returned': to('to the wicket'),
  'batter-retired': to('retired'),
  'batter-dismissed': to('out'),
  'absent-hurt': to('absent'),
  'bowler-came-on': to('to bowl'),
  'penalty-awarded': ({ runs }) => `${runs} penalty runs`,
  toss: () => 'the toss',
  'roles-named': () => 'captain and keeper',
  'player-joined': ({ name }) => `${name} in the side`,
  'innings-started': () => 'the start of the innings',
  'innings-summed': () => 'the total of the innings',
  'innings-ended': () => 'the end of the innings',
  'target-revised': () => 'the revised target',
  'over-miscounted': () => 'the count of the over',
  'player-replaced': (fact) => (isSubstitution(fact) ? 'the substitute' : 'the replacement'),
  stoppage: () => 'the stoppage',
  'play-resumed': () => 'the restart',
  noted: () => 'the note',
  'match-ended': () => 'the end of the match',
  'player-of-match': () => 'the player of the match',
}
