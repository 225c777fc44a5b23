import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { play, write } from '@pavilion/cricket/fold/play.testing.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { howScored, wasScored } from './how-scored.ts'
import type { ScoringPerson } from './how-scored.queries.ts'

const of = (...sides: number[]): ScoringPerson => ({ isAppointed: false, sides })
const appointed: ScoringPerson = { isAppointed: true, sides: [] }

const nothing = {
  scorers: [of(0)],
  checkers: [],
  balls: 0,
  minutes: 0,
  isImported: false,
  signatures: [],
}

const someBalls = play(t20, 'h: . 1 4')
const told = (more: object) => howScored(someBalls, { ...nothing, ...more })

const summed = (card?: true): Fact => ({
  type: 'innings-summed',
  runs: 20,
  wickets: 0,
  balls: 120,
  ...(card && {
    card: {
      extras: {},
      batting: [
        { player: 'h1', runs: 20 },
        { player: 'h2', runs: 0 },
      ],
    },
  }),
})

test('before anything is recorded there is nothing to say', () => {
  expect(howScored(write(t20).state, nothing)).toBeNull()
})

test('balls, cards, totals and bare results are told apart', () => {
  const totals = write(t20).write({ type: 'innings-started', battingTeam: 'h' })
  const cards = write(t20).write({ type: 'innings-started', battingTeam: 'h' })
  const partly = write(t20).write({ type: 'innings-started', battingTeam: 'h' })
  partly.write(summed()).write({ type: 'innings-started', battingTeam: 'a' }).bowl('4')
  const details = [
    someBalls,
    partly.state,
    cards.write(summed(true)).state,
    totals.write(summed()).state,
    write(t20).write({ type: 'match-ended', result: 'won', winner: 'h' }).state,
  ].map((state) => howScored(state, nothing)?.detail)

  expect(details).toEqual(['ball-by-ball', 'partly', 'scorecard', 'totals', 'result-only'])
})

test.each([
  ['scorers of no side are unknown', [of()], 'unknown'],
  ['nobody with an account is unknown', [], 'unknown'],
  ['whoever belongs to one club scores for that side', [of(1), of()], 'one-side'],
  ['one of each side are both sides', [of(0), of(1)], 'both-sides'],
  ['somebody of both clubs stands for neither', [of(0, 1)], 'unknown'],
  ['who was appointed is neutral', [appointed], 'appointed'],
  ['but not with somebody of a side', [appointed, of(0)], 'one-side'],
  ['nor as a member of a side', [{ isAppointed: true, sides: [0] }], 'one-side'],
])('%s', (_, scorers, by) => {
  expect(told({ scorers })?.by).toBe(by)
})

test('who proposes corrections has checked the scoring', () => {
  expect(told({ checkers: [] })?.checkedBy).toBeNull()
  expect(told({ checkers: [of(1)] })?.checkedBy).toBe('other-side')
  expect(told({ checkers: [of(0)] })?.checkedBy).toBe('second-scorer')
  expect(told({ scorers: [of()], checkers: [of(1)] })?.checkedBy).toBe('second-scorer')
})

test('matches are told apart by who scored them, and one side’s that the other checked is by both', () => {
  const records = { ...nothing, balls: 240, minutes: 1 }
  expect(wasScored('neutral', { ...records, scorers: [appointed] })).toBe(true)
  expect(wasScored('neutral', { ...records, scorers: [appointed, of(0)] })).toBe(false)
  expect(wasScored('both-sides', { ...records, scorers: [of(0), of(1)] })).toBe(true)
  expect(wasScored('both-sides', { ...records, checkers: [of(1)] })).toBe(true)
  expect(wasScored('both-sides', { ...records, checkers: [of(0)] })).toBe(false)
  expect(wasScored('live', records)).toBe(false)
  expect(wasScored('live', { ...records, minutes: 150 })).toBe(true)
})

test('balls that came one by one were recorded live, those that came together may not have been', () => {
  expect(told({ balls: 240, minutes: 150 })?.isLive).toBe(true)
  expect(told({ balls: 240, minutes: 1 })?.isLive).toBe(false)
  expect(told({ balls: 0, minutes: 0 })?.isLive).toBe(false)
})

test('an imported match says so', () => {
  expect(told({ isImported: true, scorers: [] })?.by).toBe('imported')
})

test('sides are counted once however often their captain signs, and umpires by their names', () => {
  const captain = { role: 'captain', side: 0, name: 'Sana Mir', seq: 3 } as const
  const umpire = { role: 'umpire', side: null, name: 'Asad Rauf', seq: 3 } as const
  const signatures = [captain, { ...captain, seq: 4 }, umpire, { ...umpire, name: 'Aleem Dar' }]

  expect(told({ signatures })).toMatchObject({
    signedBy: { captains: 1, umpires: 2 },
    isAmendedSince: false,
  })
})

test('only a correction after the last signature amends what was signed', () => {
  const signatures = [{ role: 'captain', side: 0, name: 'Sana Mir', seq: 4 } as const]
  const book = write(t20, 'h: . 1 4')
  book.write({ type: 'noted', text: 'Rain' })
  expect(howScored(book.state, { ...nothing, signatures })?.isAmendedSince).toBe(false)
  book.write({ type: 'struck-out', seq: 3 })
  expect(howScored(book.state, { ...nothing, signatures })?.isAmendedSince).toBe(true)
})
