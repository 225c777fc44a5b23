import { dueOf } from '@pavilion/cricket/laws/due.ts'
import type { Due } from '@pavilion/cricket/laws/due.ts'
import type { BallBowled, Extras, PlayFact } from '@pavilion/cricket/facts.ts'
import { limited } from '@pavilion/cricket/formats/limited.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { standing } from '@pavilion/cricket/fold/log.ts'
import { evolve, startMatch } from '@pavilion/cricket/fold/match.ts'
import type { Team } from '@pavilion/cricket/setup.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import * as t from '#texts/marketing.ts'
import type { PadKey } from './pad-keys.ts'
import { padViewOf } from './pad-view.ts'
import type { PadView } from './pad-view.ts'

const overs = 5

/** Numbers on a sheet: nobody is meant. */
const side = (id: string, name: string): Team => ({
  id,
  name,
  players: Array.from({ length: 11 }, (_, at) => ({ id: `${id}${at}`, name: `${name} ${at + 1}` })),
})

/** The match after a press, as it is shown, and why the press was refused if it was. */
export type Turn = {
  readonly state: MatchState
  readonly view: PadView
  readonly refusal: string | null
}

const turn = (state: MatchState, refusal: string | null = null): Turn => ({
  state,
  view: padViewOf(state),
  refusal,
})

/** A match to try the pad on, as far as its toss. It lives in the page and nowhere else. */
export function openPadMatch(): Turn {
  const teams = [side('a', t.home), side('b', t.away)] as const
  const state = startMatch({ conditions: limited(overs), teams })
  return turn(written(state, { type: 'toss', winner: 'a', decision: 'bat' }))
}

/** One key: who is to bat and to bowl is what the engine says is due, and it judges the ball. */
export function press(state: MatchState, key: PadKey): Turn {
  const open = dueOf(state).need === 'innings' ? nextInnings(state) : state
  const due = dueOf(open)
  if (due.need !== 'ball') return turn(open, t.theMatchIsOver)
  const ball = ballOf(key, due)
  const verdict = judge(open, ball)
  return verdict.ok ? turn(written(open, ball)) : turn(open, verdict.message)
}

/** The last ball struck out, and whatever was opened after it. */
export function undo(state: MatchState): Turn {
  const entries = standing(state.log)
  const last = entries.findLastIndex(({ fact }) => fact.type === 'ball-bowled')
  const struck = last < 0 ? [] : entries.slice(last).toReversed()
  return turn(
    struck.reduce(
      (after, { seq }) => evolve(after, { seq: after.seq + 1, fact: { type: 'struck-out', seq } }),
      state,
    ),
  )
}

function written(state: MatchState, fact: PlayFact): MatchState {
  return evolve(state, { seq: state.seq + 1, fact })
}

function nextInnings(state: MatchState): MatchState {
  const { sides, superOver } = dueOf(state)
  const [battingTeam] = sides
  return battingTeam === undefined
    ? state
    : written(state, { type: 'innings-started', battingTeam, ...(superOver && { superOver }) })
}

const extrasOf: Partial<Record<PadKey, Extras>> = {
  wd: { wides: 1 },
  nb: { noballs: 1 },
  b: { byes: 1 },
  lb: { legbyes: 1 },
}

function ballOf(key: PadKey, due: Due): BallBowled {
  const { striker, nonStriker } = pairOf(due)
  const bowler = due.bowler ?? due.bowlers.at(-1) ?? ''
  const ball = { type: 'ball-bowled', striker, nonStriker, bowler, runs: 0 } as const
  const extras = extrasOf[key]
  if (extras !== undefined) return { ...ball, extras }
  return key === 'out'
    ? { ...ball, wickets: [{ kind: 'bowled', playerOut: striker }] }
    : { ...ball, runs: Number(key) }
}

/** Who is in, and next in the order where somebody has to come. */
function pairOf({ striker, nonStriker, batters }: Due) {
  const [first = '', second = ''] = batters
  return {
    striker: striker ?? first,
    nonStriker: nonStriker ?? (striker === null ? second : first),
  }
}
