import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Book } from '../fold/play.testing.ts'
import { write } from '../fold/play.testing.ts'
import type { PlayingConditions } from '../formats/conditions.ts'
import { t20 } from '../formats/t20.ts'
import { boardOf } from '../views/board.ts'
import { scorecard } from '../views/scorecard.ts'
import { judge } from './judge.ts'

const surge: PlayingConditions = {
  ...t20,
  powerplays: [{ kind: 'mandatory', from: 0, to: 24 }],
  battingPowerplay: { overs: 2, after: 10, until: 20 },
}
const taken = { type: 'powerplay-taken' } as const
const over = '. . . . . . '

function verdict(book: Book): string {
  const answer = judge(book.state, taken)
  return answer.ok ? 'ok' : answer.code
}

test('the batting side takes its powerplay between overs, once, where the conditions allow it', () => {
  const book = write(surge, `h: ${over.repeat(9)}`)
  expect(verdict(book)).toBe('powerplay-not-now')
  book.bowl('. . .')
  expect(verdict(book)).toBe('powerplay-within-an-over')
  book.bowl('. . .')
  expect(verdict(book)).toBe('ok')
  book.write(taken)
  expect(verdict(book)).toBe('powerplay-taken')

  expect(boardOf(book.state)).toMatchObject({ powerplay: 'batting', powerplayTo: '12' })
  expect(scorecard(book.state)[0]?.powerplays).toEqual([
    { kind: 'mandatory', overs: '1–4' },
    { kind: 'batting', overs: '11–12' },
  ])
  book.bowl(over.repeat(2))
  expect(boardOf(book.state).powerplay).toBeNull()
})

test('it ends within the innings, and apart from the other powerplays', () => {
  expect(verdict(write(surge, `h: ${over.repeat(18)}`))).toBe('ok')
  expect(verdict(write(surge, `h: ${over.repeat(19)}`))).toBe('powerplay-not-now')
  const late = { ...surge, powerplays: [{ kind: 'mandatory', from: 66, to: 72 }] }
  expect(verdict(write(late, `h: ${over.repeat(10)}`))).toBe('powerplay-not-now')
  expect(verdict(write(late, `h: ${over.repeat(12)}`))).toBe('ok')
  expect(verdict(write(t20, `h: ${over.repeat(12)}`))).toBe('no-powerplay-to-take')
})

const longSurge = { ...surge, battingPowerplay: { overs: 4, after: 8, until: 20 } }

test.each([
  // [overs bowled when it is taken, and when the innings is shortened, to so many balls, from, to]
  [8, 8, 60, 48, 60],
  [8, 9, 60, 48, 60],
  [8, 11, 72, 48, 66],
  [8, 10, 96, 48, 66],
  [8, 12, 72, 48, 72],
  [10, 10, 66, 60, 66],
])(
  'taken after %i overs and shortened after %i to %i balls, it lasts from %i to %i',
  (...[takenAfter, shortenedAfter, balls, from, to]) => {
    const book = write(longSurge, `h: ${over.repeat(takenAfter)}`).write(taken)
    book.bowl(over.repeat(shortenedAfter - takenAfter))
    book.write({ type: 'target-revised', balls })

    const spans = book.state.current?.powerplays ?? []
    expect(spans.filter(({ kind }) => kind === 'batting')).toEqual([{ kind: 'batting', from, to }])
  },
)

test('a shortened innings that gets its overs back has the whole powerplay again', () => {
  const book = write(longSurge, `h: ${over.repeat(8)}`).write(taken)
  book.write({ type: 'target-revised', balls: 60 }).write({ type: 'target-revised', balls: 120 })

  expect(book.state.current?.powerplays.at(-1)).toEqual({ kind: 'batting', from: 48, to: 72 })
})

test('in a shortened innings it can be taken earlier, and is shorter', () => {
  const book = write(longSurge, `h: ${over.repeat(4)}`)
  expect(verdict(book)).toBe('powerplay-not-now')
  book.write({ type: 'target-revised', balls: 60 })

  expect(verdict(book)).toBe('ok')
  const spans = book.write(taken).state.current?.powerplays ?? []
  expect(spans.at(-1)).toEqual({ kind: 'batting', from: 24, to: 36 })
})

test('however an innings is shortened, what was taken of it lies within it and does not grow', () => {
  const rules = fc.record({
    overs: fc.integer({ min: 1, max: 6 }),
    takenAfter: fc.integer({ min: 4, max: 13 }),
    more: fc.integer({ min: 0, max: 30 }),
    lost: fc.integer({ min: 0, max: 60 }),
  })
  fc.assert(
    fc.property(rules, ({ overs, takenAfter, more, lost }) => {
      const rule = { overs, after: 4, until: 20 }
      const book = write(
        { ...surge, battingPowerplay: rule },
        `h: ${over.repeat(takenAfter)}`,
      ).write(taken)
      const bowled = takenAfter * 6 + more
      const balls = Math.max(bowled, 120 - lost)
      book.bowl('. '.repeat(more)).write({ type: 'target-revised', balls })
      const spans = book.state.current?.powerplays ?? []
      const own = spans.find(({ kind }) => kind === 'batting')

      expect(own?.from).toBe(takenAfter * 6)
      expect(own?.to).toBeLessThanOrEqual(Math.min(balls, (takenAfter + overs) * 6))
      expect(own?.to).toBeGreaterThanOrEqual(Math.min(bowled, (takenAfter + overs) * 6))
    }),
  )
})

test('whenever the Laws allow it, powerplays lie within the innings and do not overlap', () => {
  const rules = fc.record({
    overs: fc.integer({ min: 1, max: 8 }),
    after: fc.integer({ min: 0, max: 20 }),
    until: fc.integer({ min: 1, max: 20 }),
    fixed: fc.integer({ min: 0, max: 20 }),
    bowled: fc.integer({ min: 0, max: 19 }),
  })
  fc.assert(
    fc.property(rules, ({ overs, after, until, fixed, bowled }) => {
      const book = write(
        {
          ...t20,
          powerplays: fixed === 0 ? [] : [{ kind: 'mandatory', from: 0, to: fixed * 6 }],
          battingPowerplay: { overs, after, until },
        },
        `h: ${over.repeat(bowled)}`,
      )
      if (verdict(book) !== 'ok') return
      const spans = book.write(taken).state.current?.powerplays ?? []
      const own = spans.find(({ kind }) => kind === 'batting')
      expect(own).toEqual({ kind: 'batting', from: bowled * 6, to: (bowled + overs) * 6 })
      expect(bowled).toBeGreaterThanOrEqual(Math.max(after, fixed))
      expect(bowled + overs).toBeLessThanOrEqual(Math.min(until, 20))
    }),
  )
})
