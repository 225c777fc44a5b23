import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, distance, obstacles, type OpenPlace, propose } from './propose.ts'

const DAY = 24 * 60 * 60 * 1000
const HOURS = 4 * 60 * 60 * 1000

const place = (day: number, more: Partial<OpenPlace> = {}): OpenPlace => ({
  matchId: `match ${day}`,
  role: 'umpire',
  teamIds: [`home ${day}`, `away ${day}`],
  grade: 'D',
  position: null,
  from: day * DAY,
  until: day * DAY + HOURS,
  ...more,
})

const official = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  name: id,
  roles: ['umpire'],
  grade: 'C',
  position: null,
  conflicts: [],
  away: [],
  standing: [],
  ...more,
})

const idsOf = (places: readonly OpenPlace[], all: readonly Candidate[], weeks = 0) =>
  propose(places, all, weeks).map(({ candidate }) => candidate?.id ?? null)

test('the load is even', () => {
  const found = idsOf([place(1), place(2), place(3), place(4)], [official('a'), official('b')])

  expect(found.filter((id) => id === 'a')).toHaveLength(2)
  expect(found.filter((id) => id === 'b')).toHaveLength(2)
})

test('whoever has stood more often this season comes later', () => {
  const busy = official('a', { standing: [{ ...place(1), teamIds: [] }] })

  expect(idsOf([place(5)], [busy, official('b')])).toEqual(['b'])
})

test('both umpires of a match are two people', () => {
  expect(idsOf([place(1), place(1)], [official('a')])).toEqual(['a', null])
})

test('nobody stands in two matches at once, and one after the other is possible', () => {
  const later = { from: DAY + HOURS, until: DAY + 2 * HOURS, matchId: 'later' }

  expect(idsOf([place(1), place(1, { matchId: 'other' })], [official('a')])).toEqual(['a', null])
  expect(idsOf([place(1), place(1, later)], [official('a')])).toEqual(['a', 'a'])
})

test('the same side is not seen again within so many weeks', () => {
  const teamIds = ['reds', 'blues']
  const places = [place(1, { teamIds }), place(8, { teamIds: ['reds', 'greens'] })]

  expect(idsOf(places, [official('a')], 2)).toEqual(['a', null])
  expect(idsOf(places, [official('a')], 1)).toEqual(['a', 'a'])
})

test('a grade that just fits is taken, a lower one never', () => {
  const all = [official('a', { grade: 'A' }), official('b', { grade: 'B' }), official('c')]

  expect(idsOf([place(1, { grade: 'B' })], all)).toEqual(['b'])
})

test('the shorter way decides between equals', () => {
  const lahore = { latitude: 31.55, longitude: 74.34 }
  const karachi = { latitude: 24.86, longitude: 67.01 }
  const all = [official('a', { position: karachi }), official('b', { position: lahore })]

  expect(idsOf([place(1, { position: lahore })], all)).toEqual(['b'])
  const degree = distance({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })
  expect(degree).toBeCloseTo(111.19, 2)
})

test('whoever is the only one for a match is not given away to another', () => {
  const all = [official('a'), official('b', { away: [{ from: 2 * DAY, until: 3 * DAY }] })]
  const clashing = place(2, { from: 2 * DAY, until: 2 * DAY + HOURS })
  const early = place(1, { from: 2 * DAY - HOURS, until: 2 * DAY - 1 })

  expect(idsOf([early, clashing], all)).toEqual(['b', 'a'])
})

test('every obstacle is named', () => {
  const none = official('a', {
    roles: ['scorer'],
    grade: 'D',
    conflicts: ['home 1'],
    away: [{ from: 0, until: 9 * DAY }],
    standing: [place(1)],
  })

  expect(obstacles(none, place(1, { grade: 'A' }), 3)).toEqual([
    'role',
    'conflict',
    'elsewhere',
    'away',
    'grade',
    'same side',
  ])
})

test('no proposal breaks a rule', () => {
  const someDay = fc.integer({ min: 1, max: 20 })
  const someTeam = fc.constantFrom('reds', 'blues', 'greens', 'golds')
  const places = fc.array(
    fc.record({ day: someDay, teamIds: fc.uniqueArray(someTeam, { minLength: 2, maxLength: 2 }) }),
    { maxLength: 12 },
  )
  const officials = fc.array(
    fc.record({ grade: fc.constantFrom('A', 'B', 'C', 'D'), conflicts: fc.array(someTeam) }),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(places, officials, (some, people) => {
      const open = some.map(({ day, teamIds }, at) =>
        place(day, { matchId: String(at), teamIds, grade: 'C' }),
      )
      const all = people.map((one, at) => official(String(at), one as Partial<Candidate>))
      const found = propose(open, all, 1)
      for (const one of all) {
        const own = open.filter((_, at) => found[at]?.candidate?.id === one.id)
        for (const each of own) {
          const standing = own.filter((other) => other !== each)
          expect(obstacles({ ...one, standing }, each, 1)).toEqual([])
        }
      }
    }),
  )
})
