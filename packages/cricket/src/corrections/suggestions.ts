import type { Entry, PlayFact } from '../facts.ts'
import { countsIn } from '../fold/fold-ball.ts'
import { nameOf } from '../fold/state.ts'
import type { Innings, MatchState, Over } from '../fold/state.ts'
import type { PlayerId } from '../setup.ts'
import { ballsOfOver } from '../views/balls.ts'
import { newSeq } from './draft.ts'
import type { Draft } from './draft.ts'
import { bowledBy } from './remedies.ts'
import type { Remedy } from './remedies.ts'
import { carryStrike, strikesIn } from './strike.ts'

/** What the Laws do not ask for, but what a correction makes likely. */
export function suggestionsFor(state: MatchState, before: Draft, draft: Draft): Remedy[] {
  return [
    ...strike(state, before, draft),
    ...bowlers(state, before, draft),
    ...miscounts(state, draft),
  ]
}

function strike({ setup }: MatchState, before: Draft, draft: Draft): Remedy[] {
  const carried = carryStrike(setup, draft, strikesIn(setup, before))
  if (carried.balls === 0) return []
  const { balls } = carried
  const label = `Carry the strike on: the other batter faces ${balls === 1 ? 'the ball' : `the ${balls} balls`} recorded after it`
  return [{ label, draft: carried.draft }]
}

/** Law 17.5: an over that was complete and has more or fewer balls now stays an over by the umpires’ count. */
function miscounts(state: MatchState, draft: Draft): Remedy[] {
  const places = new Map(draft.map(({ seq }, at) => [seq, at]))
  return state.innings.flatMap((innings) =>
    innings.overs.flatMap((over) => {
      if (!over.closed) return []
      const seqs = ballsOfOver(innings, over).map(({ entry }) => entry.seq)
      const kept = seqs.flatMap((seq) => places.get(seq) ?? [])
      const [first, last] = [kept[0], kept.at(-1)]
      if (first === undefined || last === undefined) return []
      const now = draft.slice(first, last + 1)
      const balls = now.filter(
        ({ fact }) => fact.type === 'ball-bowled' && countsIn(over, fact),
      ).length
      if (balls === over.balls || balls === 0 || isCounted(draft, first, last)) return []
      const count: Entry<PlayFact> = {
        seq: newSeq(draft),
        fact: { type: 'over-miscounted', over: over.index, balls },
      }
      const label = `Over ${over.index + 1} stays complete with ${balls} ${balls === 1 ? 'ball' : 'balls'}, as the umpires counted`
      return [{ label, draft: draft.toSpliced(first, 0, count) }]
    }),
  )
}

/** Whether the umpires’ count is in the draft already, in the over or just before it. */
function isCounted(draft: Draft, first: number, last: number): boolean {
  return draft
    .slice(Math.max(first - 1, 0), last + 1)
    .some(({ fact }) => fact.type === 'over-miscounted')
}

/** Who is put right as the bowler of one ball has mostly bowled the over. */
function bowlers(state: MatchState, before: Draft, draft: Draft): Remedy[] {
  const was = new Map(before.map(({ seq, fact }) => [seq, bowlerOf(fact)]))
  return state.innings.flatMap((innings) =>
    innings.overs.flatMap((over) => {
      const seqs = new Set(entriesOf(innings, over).map(({ seq }) => seq))
      const balls = draft.filter(({ seq, fact }) => seqs.has(seq) && fact.type === 'ball-bowled')
      const turned = balls.find(({ seq, fact }) => was.get(seq) !== bowlerOf(fact))
      const [to, from] = [turned && bowlerOf(turned.fact), turned && was.get(turned.seq)]
      const others = balls.filter(({ fact }) => bowlerOf(fact) === from).length
      if (!to || others === 0) return []
      const whole = draft.map((entry) =>
        seqs.has(entry.seq) && (bowlerOf(entry.fact) ?? cameOn(entry.fact)) === from
          ? bowledBy(entry, to)
          : entry,
      )
      const label = `${nameOf(state, to)} bowled the other ${others === 1 ? 'ball' : `${others} balls`} of over ${over.index + 1} too`
      return [{ label, draft: whole }]
    }),
  )
}

/** What was recorded since the over before, up to the last ball of this one. */
const entriesOf = ({ overs, entries }: Innings, over: Over) =>
  entries.slice(overs[over.index - 1]?.to ?? 0, over.to)

const bowlerOf = (fact: PlayFact): PlayerId | null =>
  fact.type === 'ball-bowled' ? fact.bowler : null

const cameOn = (fact: PlayFact): PlayerId | null =>
  fact.type === 'bowler-came-on' ? fact.player : null
