import { correctionsOf, draftOf, matchBefore, planOf } from '@pavilion/cricket/corrections/plan.ts'
import type { InningsStarted } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { insteadOf } from './fact-groups.ts'
import { startedOtherwise } from './other-start.ts'

/** The start of the innings, and what else may have been. */
function startOf(state: MatchState) {
  const draft = draftOf(state)
  const at = draft.findIndex(({ fact }) => fact.type === 'innings-started')
  const entry = draft[at]!
  const offered = insteadOf(matchBefore(state.setup, draft, at), entry.fact)
  const entries = offered.flatMap((group) => group.entries)
  const called = (label: string) =>
    entries.find((one) => one.label === label)!.fact as InningsStarted
  return { draft, seq: entry.seq, labels: entries.map(({ label }) => label), called }
}

function recorded(state: MatchState, label: string): MatchState {
  const { draft, seq, called } = startOf(state)
  const plan = planOf(state, startedOtherwise(draft, seq, called(label)))
  expect(plan.obstacles).toEqual([])
  const judged = judgeAll(state, correctionsOf(state, plan, 'It was so'))
  if (!judged.ok) throw new Error(judged.message)
  return judged.value.state
}

const runsOf = (state: MatchState) =>
  Object.fromEntries(state.current!.batters.map(({ id, runs }) => [id, runs]))

test('whoever opened instead of somebody has batted for them in the balls that followed', () => {
  const state = after(...opening, ball(1), ball(4, 'LB', 'LA'))
  expect(runsOf(state)).toEqual({ LA: 1, LB: 4 })
  const { labels } = startOf(state)
  const label = labels.find((one) => /C opens instead of .*B$/.test(one))!

  expect(runsOf(recorded(state, label))).toEqual({ LA: 1, LC: 4 })
})

test('somebody who opened after all, and came in later, changes places with the opener', () => {
  const out = { ...ball(0), wickets: [{ kind: 'bowled', playerOut: 'LA' }] } as const
  const state = after(
    ...opening,
    out,
    { type: 'batter-came-in', player: 'LC' },
    ball(6, 'LC', 'LB'),
  )
  const { labels } = startOf(state)
  const label = labels.find((one) => /C opens instead of .*A$/.test(one))!
  const { current } = recorded(state, label)

  expect(current!.batterById.get('LC')).toMatchObject({ runs: 0, dismissal: { kind: 'bowled' } })
  expect(current!.batterById.get('LA')).toMatchObject({ runs: 6, dismissal: null })
})

test('before a ball the other side may bat instead; after one each ball is named that stands in the way', () => {
  const begun = after(...opening.slice(0, 2))
  const { labels } = startOf(begun)
  const label = labels.find((one) => one.startsWith('Tigers'))!
  expect(recorded(begun, label).current!.team.name).toBe('Tigers')

  const state = after(...opening, ball(1))
  const { draft, seq, called } = startOf(state)
  const { obstacles } = planOf(state, startedOtherwise(draft, seq, called(label)))
  expect(obstacles.map(({ text }) => text)).toEqual(['TK comes on to bowl', 'TK to LA, 1 run'])
})

test('of both openers it may be told which one faced first', () => {
  const begun = after(...opening)
  const label = startOf(begun).labels.find((one) => one.endsWith('faces first'))!

  expect(recorded(begun, label).current!.striker?.id).toBe('LB')
})
