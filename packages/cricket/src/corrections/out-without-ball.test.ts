import { expect, test } from 'vitest'
import type { Fact } from '../facts.ts'
import { startMatch } from '../fold/match.ts'
import { setupFor } from '../fold/play.testing.ts'
import { limited } from '../formats/limited.ts'
import { judgeAll } from '../laws/judge-all.ts'
import { changed } from './draft.ts'
import { correctionsOf, draftOf, planOf } from './plan.ts'

const ball = (runs: number): Fact => ({
  type: 'ball-bowled',
  striker: 'h1',
  nonStriker: 'h2',
  bowler: 'a11',
  runs,
})

const ran = (kind: 'run out' | 'obstructing the field'): Fact[] => [
  { type: 'innings-started', battingTeam: 'h', openers: ['h1', 'h2'] },
  { type: 'bowler-came-on', player: 'a11' },
  ball(0),
  { type: 'batter-dismissed', player: 'h2', kind },
]

const played = (facts: readonly Fact[]) => {
  const judged = judgeAll(startMatch(setupFor(limited(2))), facts)
  if (!judged.ok) throw new Error(judged.message)
  return judged.value.state
}

test('when a run is found before it, the other batter was run out before the delivery', () => {
  const state = played(ran('run out'))
  const draft = changed(draftOf(state), {
    kind: 'change',
    seq: 3,
    fact: { type: 'ball-bowled', striker: 'h1', nonStriker: 'h2', bowler: 'a11', runs: 1 },
  })
  const [obstacle] = planOf(state, draft).obstacles

  expect(obstacle?.remedies.map(({ label }) => label)).toEqual([
    'Home 1 was run out',
    'Strike it out',
  ])
  const plan = planOf(state, obstacle?.remedies[0]?.draft ?? [])
  const mended = played([...ran('run out'), ...correctionsOf(state, plan, 'They ran one')])
  expect(plan.obstacles).toEqual([])
  expect(mended.current).toMatchObject({ runs: 1, wickets: 1, striker: { id: 'h2' } })
})

test('a dismissal without a ball that is struck out leaves the batter in', () => {
  const state = played(ran('obstructing the field'))
  const plan = planOf(state, changed(draftOf(state), { kind: 'strike out', seq: 4 }))
  const { current } = played([
    ...ran('obstructing the field'),
    ...correctionsOf(state, plan, 'Not given'),
  ])

  expect(current).toMatchObject({ wickets: 0, falls: [], nonStriker: { id: 'h2' } })
})
