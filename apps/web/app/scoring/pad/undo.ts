import type { Entry, PlayFact, StruckOut } from '@pavilion/cricket/facts.ts'
import { answerFor } from '@pavilion/cricket/fold/per-fact.ts'
import type { PerFact } from '@pavilion/cricket/fold/per-fact.ts'
import { standing } from '@pavilion/cricket/fold/log.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import { ballText } from '@pavilion/cricket/text/ball-mark.ts'
import { ballNumber, ballsOfInnings } from '@pavilion/cricket/views/balls.ts'

/** What undoing would take back: the last fact that stands. */
export const lastStanding = ({ log }: MatchState): Entry<PlayFact> | undefined =>
  standing(log).at(-1)

/** The correction that takes the last fact back; the log keeps both. */
export function undo(state: MatchState): StruckOut | undefined {
  const last = lastStanding(state)
  return last && { type: 'struck-out', seq: last.seq }
}

/** The correction that brings back what was undone last; undefined once anything else was recorded. */
export function redo({ log }: MatchState): StruckOut | undefined {
  let redone = 0
  for (const { seq, fact } of log.toReversed()) {
    if (fact.type !== 'struck-out') return undefined
    const isRedo = log[fact.seq - 1]?.fact.type === 'struck-out'
    if (!isRedo && redone === 0) return { type: 'struck-out', seq }
    redone += isRedo ? 1 : -1
  }
  return undefined
}

/** The fact in the words of the undo key: "15.2 FOUR, Player LA". */
export const nameOfFact = (state: MatchState, { fact }: Entry<PlayFact>): string =>
  answerFor(names, fact, state) ?? ''

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
  'absent-hurt': to('absent'),
  'bowler-came-on': to('to bowl'),
  'penalty-awarded': ({ runs }) => `${runs} penalty runs`,
  toss: () => 'the toss',
  'roles-named': () => 'captain and keeper',
  'innings-started': () => 'the start of the innings',
  'innings-ended': () => 'the end of the innings',
  'target-revised': () => 'the revised target',
  'over-miscounted': () => 'the count of the over',
  'player-replaced': () => 'the replacement',
  stoppage: () => 'the stoppage',
  'play-resumed': () => 'the restart',
  noted: () => 'the note',
  'match-ended': () => 'the end of the match',
  'player-of-match': () => 'the player of the match',
}
