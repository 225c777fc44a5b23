import type { BallBowled } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { after, ball, opening, setup } from '../scoring.testing.ts'
import { ballOfDraft, draftOfBall } from './ball-draft.ts'

const state = after(...opening)
const { conditions } = setup
const again = (one: BallBowled) => ballOfDraft(state, draftOfBall(one, conditions), one)

test('a recorded ball is shown on the keys and recorded alike', () => {
  const balls: readonly BallBowled[] = [
    ball(0),
    ball(4),
    { ...ball(4), nonBoundary: true },
    { ...ball(0), extras: { wides: 3 } },
    { ...ball(2), extras: { noballs: 1 } },
    { ...ball(0), extras: { noballs: 1, legbyes: 2 } },
    { ...ball(0), extras: { byes: 4 } },
    { ...ball(0), wickets: [{ kind: 'bowled', playerOut: 'LA' }] },
    { ...ball(0), wickets: [{ kind: 'caught', playerOut: 'LA', fielders: [{ player: 'TB' }] }] },
    {
      ...ball(1),
      wickets: [
        { kind: 'run out', playerOut: 'LB', fielders: [{ player: 'TB' }, { player: 'TC' }] },
      ],
      crossed: true,
    },
    { ...ball(0), extras: { penalty: 5 }, note: 'The ball hit the helmet', wagon },
  ]

  for (const one of balls) expect(again(one)).toEqual(one)
})

const wagon = { angle: 90, length: 1 }

test('a changed ball keeps what the keys do not show', () => {
  const was: BallBowled = { ...ball(4), wagon, note: 'Dropped at slip', extras: { penalty: 5 } }
  const draft = { ...draftOfBall(was, conditions), runs: 1 }

  expect(ballOfDraft(state, draft, was)).toEqual({ ...was, runs: 1 })
})
