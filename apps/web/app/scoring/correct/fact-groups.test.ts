import { changed } from '@pavilion/cricket/corrections/draft.ts'
import { correctionsOf, draftOf, matchBefore, planOf } from '@pavilion/cricket/corrections/plan.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { withTime } from '../pad/time-of-stop.tsx'
import { factsAt, insteadOf } from './fact-groups.ts'

const all = (groups: ReturnType<typeof factsAt>) => groups.flatMap(({ entries }) => entries)

/** The match before the entry of a seq. */
function before(state: MatchState, seq: number): MatchState {
  const draft = draftOf(state)
  return matchBefore(
    state.setup,
    draft,
    draft.findIndex((one) => one.seq === seq),
  )
}

function recorded(state: MatchState, draft: ReturnType<typeof draftOf>): MatchState {
  const plan = planOf(state, draft)
  expect(plan.obstacleCount).toBe(0)
  const judged = judgeAll(state, correctionsOf(state, plan, 'It was so'))
  if (!judged.ok) throw new Error(judged.message)
  return judged.value.state
}

test('instead of a toss there are the other three, and instead of a retirement the other two', () => {
  const state = after(...opening, ball(1), { type: 'batter-retired', player: 'LB', reason: 'hurt' })

  expect(
    all(insteadOf(before(state, 1), opening[0] as PlayFact)).map(({ label }) => label),
  ).toEqual([
    'Lions won the toss and chose to field',
    'Tigers won the toss and chose to bat',
    'Tigers won the toss and chose to field',
  ])
  const instead = all(insteadOf(before(state, 5), draftOf(state)[4]!.fact))
  expect(instead.filter(({ fact }) => 'player' in fact && fact.player === 'LB')).toHaveLength(2)
})

test('a stoppage, a new bowler and a declaration are offered where the Laws allow them', () => {
  const state = after(...opening, ball(1), ball(0, 'LB', 'LA'))
  const offered = all(factsAt(before(state, 5))).map(({ fact }) => fact)

  expect(offered).toContainEqual({ type: 'stoppage', reason: 'Rain' })
  expect(offered).toContainEqual({ type: 'bowler-came-on', player: 'TJ' })
  expect(offered).toContainEqual({ type: 'innings-ended', reason: 'all out' })
  expect(offered.some(({ type }) => type === 'toss')).toBe(false)
})

test('every fact that is offered can be inserted, or what it forbids is shown', () => {
  const state = after(...opening, ball(1), ball(0, 'LB', 'LA'))
  for (const { fact } of all(factsAt(before(state, 5)))) {
    const plan = planOf(state, changed(draftOf(state), { kind: 'insert', before: 5, fact }))
    expect(plan.difference.entries).not.toEqual([])
    expect(plan.obstacles.map(({ seq }) => seq).every((seq) => seq === 5)).toBe(true)
  }
})

test('a penalty is inserted, given to the other side and struck out again', () => {
  const five = { type: 'penalty-awarded', team: 'lions', runs: 5 } as const
  const state = after(...opening, ball(1), ball(0, 'LB', 'LA'))
  const more = recorded(state, changed(draftOf(state), { kind: 'insert', before: 5, fact: five }))
  expect(more.current?.runs).toBe(6)
  const seq = draftOf(more).find(({ fact }) => fact.type === 'penalty-awarded')!.seq
  const [other] = all(insteadOf(before(more, seq), five))
  const moved = recorded(more, changed(draftOf(more), { kind: 'change', seq, fact: other!.fact }))
  expect(moved.current?.runs).toBe(1)
  const none = recorded(moved, changed(draftOf(moved), { kind: 'strike out', seq }))
  expect(none.owed).toEqual([])
})

test('a stoppage may have been at another time, for the same reason or another', () => {
  const rain = { type: 'stoppage', reason: 'Rain', at: '14:10' } as const
  const state = after(...opening, ball(1), rain)
  const seq = draftOf(state).find(({ fact }) => fact.type === 'stoppage')!.seq
  const instead = all(insteadOf(before(state, seq), rain)).map(({ fact }) => fact)
  expect(instead).toContainEqual({ type: 'stoppage', reason: 'Rain' })

  const later = withTime(
    instead.find(({ type }) => type === 'stoppage')!,
    '14:25',
  )
  const mended = recorded(state, changed(draftOf(state), { kind: 'change', seq, fact: later }))
  expect(draftOf(mended).find((one) => one.seq === seq)?.fact).toEqual({ ...rain, at: '14:25' })
  expect(withTime(later, '')).toEqual({ type: 'stoppage', reason: 'Rain' })
})
