import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { comingOf, nextOf } from './next.ts'
import { allowedDismissals, begunWicket, readBack, wicketBall } from './wicket.ts'

const [toss, start] = opening
const asked = (...facts: readonly (Fact | undefined)[]) =>
  nextOf(after(...facts.flatMap((fact) => fact ?? []))).ask

test('before a ball, the toss, the openers, the bowler and every new batter are asked', () => {
  expect(asked()).toBe('toss')
  expect(asked(toss)).toBe('innings')
  expect(asked(toss, start)).toBe('bowler')
  expect(asked(...opening)).toBe('ball')
  const out: Fact = {
    type: 'ball-bowled',
    striker: 'LA',
    nonStriker: 'LB',
    bowler: 'TK',
    runs: 0,
    wickets: [{ kind: 'bowled', playerOut: 'LA' }],
  }
  expect(asked(...opening, out)).toBe('batter')
  expect(asked(...opening, out, { type: 'batter-came-in', player: 'LC' })).toBe('ball')
})

test('after six balls another bowler is asked, who then bowls to the batter at the other end', () => {
  const over = [...opening, ...Array.from({ length: 6 }, () => ball(0))]
  expect(asked(...over)).toBe('bowler')

  const next = nextOf(after(...over, { type: 'bowler-came-on', player: 'TJ' }))
  expect(next).toMatchObject({
    ask: 'ball',
    middle: { striker: 'LB', nonStriker: 'LA', bowler: 'TJ' },
  })
})

test('who retired out is asked for with the others, and comes back with consent', () => {
  const retired: Fact = { type: 'batter-retired', player: 'LA', reason: 'out' }
  const { ask, due } = nextOf(after(...opening, retired))

  expect(ask).toBe('batter')
  expect(due.batters).not.toContain('LA')
  expect(comingOf('LA', due)).toEqual({ type: 'batter-returned', player: 'LA', consent: true })
  expect(comingOf('LC', due)).toEqual({ type: 'batter-came-in', player: 'LC' })
})

const middle = { striker: 'LA', nonStriker: 'LB', bowler: 'TK' }
const draft = { ...begunWicket('LA', 'caught'), fielder: 'TB' }

test('a wicket is read back as on the card', () => {
  const state = after(...opening)
  const plain = { middle, pressed: new Set<never>() }

  expect(readBack(state, plain, draft)).toBe('c TB b TK')
  expect(readBack(state, plain, { ...draft, kind: 'bowled' })).toBe('b TK')
  const runOut = { ...draft, kind: 'run out', runs: 1, out: 'LB' } as const
  expect(readBack(state, plain, runOut)).toBe('1 run, run out (TB)')
  expect(wicketBall(state, plain, runOut)).toMatchObject({
    runs: 1,
    wickets: [{ kind: 'run out', playerOut: 'LB', fielders: [{ player: 'TB' }] }],
  })
})

test('two may have a hand in a run out, after as many runs as were run', () => {
  const state = after(...opening)
  const plain = { middle, pressed: new Set<never>() }
  const two = { ...draft, second: 'TC', kind: 'run out', runs: 5 } as const

  expect(readBack(state, plain, two)).toBe('5 runs, run out (TB/TC)')
  expect(wicketBall(state, plain, two)).toMatchObject({
    runs: 5,
    wickets: [{ fielders: [{ player: 'TB' }, { player: 'TC' }] }],
  })
  expect(wicketBall(state, plain, { ...two, kind: 'caught' }).wickets).toMatchObject([
    { fielders: [{ player: 'TB' }] },
  ])
})

test('only what the Laws allow on that ball is offered', () => {
  const state = after(...opening)
  const allowed = (pressed: 'wide' | 'noball' | undefined, out = 'LA') =>
    allowedDismissals(state, { middle, pressed: new Set(pressed ? [pressed] : []) }, out)

  expect(allowed('wide')).toEqual(['run out', 'stumped', 'hit wicket', 'obstructing the field'])
  expect(allowed('noball')).toEqual(['run out', 'obstructing the field', 'hit the ball twice'])
  expect(allowed(undefined, 'LB')).toEqual(['run out', 'obstructing the field'])
  expect(allowed(undefined)).toContain('caught')
})
