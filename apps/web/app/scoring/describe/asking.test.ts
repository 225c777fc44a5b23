import { expect, test } from 'vitest'
import type { BallBowled, DismissalKind } from '@pavilion/cricket/facts.ts'
import { after, ball, opening } from '../scoring.testing.ts'
import { ballToAsk, questionsOf } from './asking.ts'
import type { AskedBalls } from './asked-parts.ts'

const asking = (balls: AskedBalls) => ({ shot: balls, pitched: balls, fielder: balls })
const out = (kind: DismissalKind, fielders?: string): BallBowled => ({
  ...ball(0),
  wickets: [
    { kind, playerOut: 'LA', ...(fielders !== undefined && { fielders: [{ player: fielders }] }) },
  ],
})

test('the last ball is asked about until something else happens but who comes next', () => {
  const bowled = out('bowled')
  expect(ballToAsk(after(...opening))).toBeNull()
  expect(ballToAsk(after(...opening, ball(2)))?.fact).toEqual(ball(2))
  expect(ballToAsk(after(...opening, ball(2), ball(0)))?.fact).toEqual(ball(0))
  const comesIn = { type: 'batter-came-in', player: 'LC' } as const
  expect(ballToAsk(after(...opening, bowled, comesIn))?.fact).toEqual(bowled)
  expect(ballToAsk(after(...opening, ball(2), { type: 'noted', text: 'Rain' }))).toBeNull()
})

test('never asks nothing; boundaries and wickets are asked about, or every ball', () => {
  expect(questionsOf(ball(4), asking('never'))).toEqual([])
  expect(questionsOf(ball(1), asking('key'))).toEqual([])
  expect(questionsOf({ ...ball(4), nonBoundary: true }, asking('key'))).toEqual([])
  const all = ['wagon', 'stroke', 'pitched', 'fielder']
  expect(questionsOf(ball(4), asking('key'))).toEqual(all)
  expect(questionsOf({ ...ball(6), extras: { noballs: 1 } }, asking('key'))).toEqual(all)
  expect(questionsOf(out('run out'), asking('key'))).toEqual(all)
  expect(questionsOf(ball(1), asking('every'))).toEqual(all)
  expect(questionsOf(ball(0), asking('every'))).toEqual(['stroke', 'wagon', 'pitched', 'fielder'])
})

test('each part has its own setting', () => {
  const own = { shot: 'never', pitched: 'every', fielder: 'key' } as const
  expect(questionsOf(ball(1), own)).toEqual(['pitched'])
  expect(questionsOf(ball(4), own)).toEqual(['pitched', 'fielder'])
})

test.each([
  ['a wide has no shot', { ...ball(0), extras: { wides: 1 } }, ['pitched']],
  ['byes went past the bat', { ...ball(0), extras: { byes: 1 } }, ['stroke', 'pitched', 'fielder']],
  ['nobody fields a ball that bowls somebody', out('bowled'), ['stroke', 'pitched']],
  ['who caught it is known', out('caught', 'TC'), ['wagon', 'stroke', 'pitched']],
  ['the bowler caught it', out('caught and bowled'), ['wagon', 'stroke', 'pitched']],
  ['a ball left alone goes nowhere', { ...ball(0), stroke: 'left alone' as const }, ['pitched']],
  [
    'what was said is not asked again',
    { ...ball(1), wagon: { angle: 1, length: 1 }, fieldedBy: 'TC' },
    ['stroke', 'pitched'],
  ],
])('%s', (_, seen, questions) => {
  expect(questionsOf(seen, asking('every'))).toEqual(questions)
})
