import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hundred } from '../formats/hundred.ts'
import { t20 } from '../formats/t20.ts'
import { test as testMatch } from '../formats/test.ts'
import { anyFacts } from '../fold/any-facts.testing.ts'
import { replay } from '../fold/match.ts'
import { play, setupFor } from '../fold/play.testing.ts'
import type { MatchState } from '../fold/state.ts'
import { archiveFiles, matchAt, testWithMatches } from '../golden/archive.testing.ts'
import { battingFigures, bowlingFigures, explain, extraKinds } from './explain.ts'
import type { Asked, Figure } from './explain.ts'
import { viewOf } from './view.ts'
import type { InningsView } from './view.ts'

type Shown = readonly [figure: Figure, value: number]

/** Every figure of a card with what it says. */
const figuresOf = (card: InningsView): Shown[] => [
  [{ of: 'total' }, card.runs],
  [{ of: 'target' }, card.target ?? 0],
  [{ of: 'extras' }, card.extras.total],
  ...extraKinds.map((kind): Shown => [{ of: 'extras', kind }, card.extras[kind]]),
  ...card.batting.flatMap((row) =>
    battingFigures.map((what): Shown => [{ of: 'batter', player: row.id, what }, row[what]]),
  ),
  ...card.bowling.flatMap((row) =>
    bowlingFigures.map((what): Shown => [{ of: 'bowler', player: row.id, what }, row[what]]),
  ),
  ...card.partnerships.map(({ runs }, at): Shown => [{ of: 'partnership', at }, runs]),
  ...card.falls.map(({ wicket, runs }): Shown => [{ of: 'fall', wicket }, runs]),
  ...card.overRows.map(({ number, runs }): Shown => [{ of: 'over', over: number }, runs]),
]

function expectAllExplained(state: MatchState, some: (shown: Shown[]) => Shown[] = (all) => all) {
  for (const card of viewOf(state).innings) {
    for (const [figure, value] of some(figuresOf(card))) {
      const { sum, parts } = explain(state.setup, state.log, { innings: card.number, figure })
      expect(
        parts.reduce((total, { count }) => total + count, 0),
        JSON.stringify(figure),
      ).toBe(value)
      expect(sum).toBe(value)
    }
  }
}

test('whatever a log holds, the balls of every figure add up to it', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(t20, hundred, testMatch), (facts, format) => {
      const entries = facts.map((fact, i) => ({ seq: i + 1, fact }))
      expectAllExplained(replay(setupFor(format), entries))
    }),
  )
})

/** Every tenth match, and of each a fifth of the figures: all of them would take minutes. */
const EVERY = 10

testWithMatches('in real matches the balls of every figure add up to it', () => {
  for (const { path } of archiveFiles().filter((_, at) => at % EVERY === 0)) {
    const { setup, entries } = matchAt(path)
    expectAllExplained(replay(setup, entries), (all) => all.filter((_, at) => at % 5 === 0))
  }
})

const state = play(t20, 'h: 4 wd 2nb 1 . . . Wb 6 | 2lb . . 3')
const partsOf = (figure: Figure) =>
  explain(state.setup, state.log, { innings: 1, figure } satisfies Asked).parts

test('a batter’s runs are the balls that the batter scored from, with their numbers', () => {
  const parts = partsOf({ of: 'batter', player: 'h1', what: 'runs' })

  expect(parts.every(({ text }) => text.includes(' to Home 1, '))).toBe(true)
  expect(parts[0]).toMatchObject({ number: '0.1', count: 4, mark: { kind: 'four' } })
})

test('runs conceded are those off the bat, wides and no-balls, and not leg byes', () => {
  const parts = ['a7', 'a8'].flatMap((player) => partsOf({ of: 'bowler', player, what: 'runs' }))
  const extras = partsOf({ of: 'extras' })

  expect(parts.some(({ text }) => text.includes('leg bye'))).toBe(false)
  expect(extras.some(({ text }) => text.includes('leg bye'))).toBe(true)
  expect(extras.some(({ mark }) => mark?.text === 'wd')).toBe(true)
})

test('the extras of a kind are those of its balls', () => {
  const wides = partsOf({ of: 'extras', kind: 'wides' })
  const legByes = partsOf({ of: 'extras', kind: 'legbyes' })

  expect(wides.map(({ mark, count }) => [mark?.text, count])).toEqual([['wd', 1]])
  expect(legByes.map(({ number, count }) => [number, count])).toEqual([['1.2', 2]])
})

test('a target is what the other side made and one more, and what the umpires changed', () => {
  const chase = play(t20, 'h: 4 6 1 Wb declared', 'a: .')
  const targetOf = ({ setup, log }: MatchState, innings: number) =>
    explain(setup, log, { innings, figure: { of: 'target' } })
  const revised = replay(chase.setup, [
    ...chase.log,
    {
      seq: chase.seq + 1,
      fact: { type: 'target-revised', runs: 9, balls: 60, method: 'D/L (Standard Edition)' },
    },
  ])

  expect(targetOf(chase, 1)).toEqual({ sum: 0, parts: [] })
  expect(targetOf(chase, 2)).toMatchObject({
    sum: 12,
    parts: [
      { text: 'Homes, 11/1 declared', count: 11 },
      { text: 'One more to win', count: 1 },
    ],
  })
  expect(targetOf(revised, 2)).toMatchObject({
    sum: 9,
    parts: [
      { count: 11 },
      { count: 1 },
      { text: 'the target is 9, 60 balls, D/L (Standard Edition)', count: -3 },
    ],
  })
})

test('the target of a fourth innings takes away what its side had made', () => {
  const state = play(testMatch, 'h: 6 declared', 'a: 4 declared', 'h: 2 declared', 'a: .')
  const { sum, parts } = explain(state.setup, state.log, {
    innings: 4,
    figure: { of: 'target' },
  })

  expect([sum, ...parts.map(({ count }) => count)]).toEqual([5, 6, -4, 2, 1])
})

test('a maiden is counted by the ball that completes it', () => {
  const quiet = play(t20, 'h: . . . . . . | 1')
  const figure = { of: 'bowler', player: 'a7', what: 'maidens' } as const

  expect(explain(quiet.setup, quiet.log, { innings: 1, figure })).toMatchObject({
    sum: 1,
    parts: [{ number: '0.6', count: 1 }],
  })
})

test('a corrected ball counts as it was corrected to', () => {
  const facts = [...state.log.map(({ fact }) => fact), { type: 'struck-out', seq: 2 } as const]
  const log = facts.map((fact, at) => ({ seq: at + 1, fact }))
  const { parts } = explain(state.setup, log, { innings: 1, figure: { of: 'total' } })

  expect(parts.some(({ seq }) => seq === 2)).toBe(false)
  expect(partsOf({ of: 'total' }).some(({ seq }) => seq === 2)).toBe(true)
})
