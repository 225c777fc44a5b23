import { expect, test } from 'vitest'
import { plannedLeague } from './planned-league.ts'

test('before there are fixtures the plan says how often each pair meets, and in how many groups', () => {
  const known = { legs: null, groups: [9] }

  expect(plannedLeague(known, { legs: 2, plannedGroups: 2 })).toEqual({ legs: 2, groups: [4, 5] })
  expect(plannedLeague(known, { plannedGroups: 1 })).toEqual({ legs: 1, groups: [9] })
  expect(plannedLeague({ ...known, groups: [] }, { legs: 2, plannedGroups: 2 })).toEqual({
    legs: 2,
    groups: [],
  })
})

test('fixtures and groups that were drawn count for more than the plan', () => {
  const plan = { legs: 2, plannedGroups: 3 }

  expect(plannedLeague({ legs: 1, groups: [8] }, plan)).toEqual({ legs: 1, groups: [8] })
  expect(plannedLeague({ legs: null, groups: [4, 4] }, plan).groups).toEqual([4, 4])
})

test('without a plan, or with a knock-out alone, nothing is assumed', () => {
  const known = { legs: null, groups: [8] }

  expect(plannedLeague(known, { legs: 1, plannedGroups: null })).toEqual(known)
  expect(plannedLeague(known, { legs: 1, plannedGroups: 0 })).toEqual(known)
})
