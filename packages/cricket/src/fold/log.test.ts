import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry, Fact, PlayFact } from '../facts.ts'
import { t20 } from '../formats/t20.ts'
import { standing } from './log.ts'
import { evolve, replay, startMatch } from './match.ts'
import { setupFor, write } from './play.testing.ts'
import { shorthand } from '../text/shorthand.testing.ts'
import { viewOf } from '../views/view.ts'

const setup = setupFor(t20)

const logs = fc
  .array(shorthand, { minLength: 3, maxLength: 40 })
  .map((balls) => write(t20, `h: ${balls.join(' ')}`).state.log.map(({ fact }) => fact))

function numbered(facts: readonly Fact[]): Entry[] {
  return facts.map((fact, i) => ({ seq: i + 1, fact }))
}

/** What the match shows, whatever the entries were called. */
function shown(entries: readonly Entry[]) {
  const { seq: _, ...view } = viewOf(replay(setup, entries))
  return view
}

const picked = fc
  .tuple(logs, fc.nat())
  .map(([facts, n]) => ({ facts, at: 1 + (n % (facts.length - 1)) }))

test('a ball struck out leaves no trace', () => {
  fc.assert(
    fc.property(picked, ({ facts, at }) => {
      const without = facts.toSpliced(at, 1)

      expect(shown(numbered([...facts, { type: 'struck-out', seq: at + 1 }]))).toEqual(
        shown(numbered(without)),
      )
    }),
  )
})

const other: PlayFact = {
  type: 'ball-bowled',
  striker: 'h1',
  nonStriker: 'h2',
  bowler: 'a9',
  runs: 3,
}

test('correcting equals having been right', () => {
  fc.assert(
    fc.property(picked, ({ facts, at }) => {
      const right = facts.toSpliced(at, 1, other)

      expect(shown(numbered([...facts, { type: 'corrected', seq: at + 1, fact: other }]))).toEqual(
        shown(numbered(right)),
      )
    }),
  )
})

test('inserting equals having recorded it there', () => {
  fc.assert(
    fc.property(picked, ({ facts, at }) => {
      const right = facts.toSpliced(at, 0, other)

      expect(shown(numbered([...facts, { type: 'inserted', after: at, fact: other }]))).toEqual(
        shown(numbered(right)),
      )
    }),
  )
})

test('folding in pieces equals folding at once, corrections and all', () => {
  fc.assert(
    fc.property(picked, ({ facts, at }) => {
      const entries = numbered([...facts, { type: 'struck-out', seq: at + 1 }, other])
      let state = startMatch(setup)
      for (const entry of entries) state = evolve(state, entry)

      expect(viewOf(state)).toEqual(viewOf(replay(setup, entries)))
    }),
  )
})

test('undoing an undo brings the ball back', () => {
  fc.assert(
    fc.property(picked, ({ facts, at }) => {
      const undone = [
        ...facts,
        { type: 'struck-out', seq: at + 1 },
        { type: 'struck-out', seq: facts.length + 1 },
      ] as const

      expect(shown(numbered(undone))).toEqual(shown(numbered(facts)))
    }),
  )
})

test('a view is plain JSON', () => {
  fc.assert(
    fc.property(logs, (facts) => {
      const view = viewOf(replay(setup, numbered(facts)))

      expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    }),
  )
})

test('a correction of a correction counts where the first one stood', () => {
  const noted = (text: string): PlayFact => ({ type: 'noted', text })
  const entries = numbered([
    noted('one'),
    noted('two'),
    { type: 'inserted', after: 1, fact: noted('between') },
    { type: 'corrected', seq: 3, fact: noted('in between') },
    { type: 'corrected', seq: 4, fact: noted('amid') },
    noted('three'),
  ])

  expect(standing(entries).map(({ fact }) => (fact.type === 'noted' ? fact.text : ''))).toEqual([
    'one',
    'amid',
    'two',
    'three',
  ])
})

test('what follows an insertion at the end comes after it', () => {
  const noted = (text: string): PlayFact => ({ type: 'noted', text })
  const entries = numbered([
    noted('one'),
    { type: 'inserted', after: 1, fact: noted('two') },
    noted('three'),
  ])

  expect(standing(entries).map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('an entry seen before changes nothing and a gap is an error', () => {
  const entry: Entry = { seq: 1, fact: other }
  const state = evolve(startMatch(setup), entry)

  expect(evolve(state, entry)).toBe(state)
  expect(() => evolve(state, { seq: 3, fact: other })).toThrow(RangeError)
  expect(() => replay(setup, [{ seq: 2, fact: other }])).toThrow(RangeError)
})
