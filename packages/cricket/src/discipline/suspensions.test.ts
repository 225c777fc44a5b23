import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isInForce,
  isSuspendedIn,
  matchesLeft,
  type Suspension,
  type TeamMatch,
} from './suspensions.ts'

/** The match on the so-manieth day of June 2026. */
const on = (date: number, more: Partial<TeamMatch> = {}): TeamMatch => {
  const day = `2026-06-${String(date).padStart(2, '0')}`
  return { id: day, startsAt: `${day}T10:00:00Z`, day, isPlayed: true, wasNamed: false, ...more }
}
const decided: Suspension = {
  matchId: '2026-06-01',
  decidedAt: '2026-06-03T18:00:00Z',
  matches: 2,
  until: null,
}
const untilTenth = { ...decided, matches: null, until: '2026-06-10' }

test('matches that the team played after the decision count off', () => {
  expect(matchesLeft(decided, [on(1), on(2), on(3)])).toBe(2)
  expect(matchesLeft(decided, [on(1), on(3), on(6)])).toBe(1)
  expect(matchesLeft(decided, [on(6), on(7), on(8)])).toBe(0)
})

test('a match that was not played, or in which the player was named, counts nothing off', () => {
  expect(matchesLeft(decided, [on(6, { isPlayed: false })])).toBe(2)
  expect(matchesLeft(decided, [on(6, { wasNamed: true })])).toBe(2)
})

test('the match in which it happened counts nothing off, whenever its time was', () => {
  expect(matchesLeft({ ...decided, matchId: '2026-06-09' }, [on(9)])).toBe(2)
})

test('a player misses the next matches and is free for the one after', () => {
  const season = [on(6), on(7), on(8)]
  const barred = season.map((match) => isSuspendedIn(decided, season, match))
  expect(barred).toEqual([true, true, false])
  expect(isSuspendedIn(decided, season, on(2))).toBe(false)
})

test('until the end of a day all matches of that day are missed', () => {
  const barred = [on(2), on(10), on(11)].map((match) => isSuspendedIn(untilTenth, [], match))
  expect(barred).toEqual([false, true, false])
  expect(matchesLeft(untilTenth, [on(6)])).toBeNull()
  expect(isInForce(untilTenth, [], '2026-06-10')).toBe(true)
  expect(isInForce(untilTenth, [], '2026-06-11')).toBe(false)
})

const anyMatch = fc.record({
  date: fc.integer({ min: 1, max: 30 }),
  isPlayed: fc.boolean(),
  wasNamed: fc.boolean(),
  hasTime: fc.boolean(),
})
const anySeason = fc
  .uniqueArray(anyMatch, { selector: ({ date }) => date, maxLength: 20 })
  .map((season) =>
    season.map(({ date, hasTime, ...more }) =>
      on(date, hasTime ? more : { startsAt: null, isPlayed: false, wasNamed: more.wasNamed }),
    ),
  )
const anySuspension = fc
  .record({ date: fc.integer({ min: 1, max: 28 }), matches: fc.integer({ min: 1, max: 8 }) })
  .map(({ date, matches }) => ({
    ...decided,
    matchId: on(date).id,
    decidedAt: `${on(date).day}T18:00:00Z`,
    matches,
  }))

test('in any season, whoever stays out misses as many played matches as were given', () => {
  fc.assert(
    fc.property(anySuspension, anySeason, (suspension, season) => {
      const kept = season.map((match) => ({ ...match, wasNamed: false }))
      const missed = kept.filter(
        (match) => match.isPlayed && isSuspendedIn(suspension, kept, match),
      )
      const left = matchesLeft(suspension, kept) ?? 0
      expect(missed.length + left).toBe(suspension.matches)
    }),
  )
})

test('in any season, a suspension is over once a later match is free to play', () => {
  fc.assert(
    fc.property(anySuspension, anySeason, (suspension, season) => {
      const next = { ...on(30), id: 'next', startsAt: null, isPlayed: false }
      const isBarred = isSuspendedIn(suspension, season, next)
      expect(isBarred).toBe(isInForce(suspension, season, next.day))
    }),
  )
})

test('in any season, the order in which matches are told does not matter, and more never add', () => {
  fc.assert(
    fc.property(anySuspension, anySeason, anyMatch, (suspension, season, { date }) => {
      const left = matchesLeft(suspension, season) ?? 0
      expect(matchesLeft(suspension, season.toReversed())).toBe(left)
      const later = matchesLeft(suspension, [...season, { ...on(date), id: 'one more' }]) ?? 0
      expect(left - later === 0 || left - later === 1).toBe(true)
    }),
  )
})
