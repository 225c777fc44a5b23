import { expect, test } from 'vitest'
import { firstKnockOut, inShape, plansKnockOut, shapeOf, stagesInWords } from './stages.ts'

const two = { plannedGroups: 1, qualifiers: 2, legs: 1 } as const

test('each shape is found again in what it plans', () => {
  for (const shape of ['league', 'league-on', 'groups', 'knock-out'] as const) {
    expect(shapeOf(inShape(shape, two))).toBe(shape)
    expect(shapeOf(inShape(shape, { plannedGroups: null, qualifiers: 0 }))).toBe(shape)
  }
  expect(shapeOf({ plannedGroups: null, qualifiers: 2 })).toBeUndefined()
})

test('numbers that fit another shape stay', () => {
  expect(inShape('league-on', { plannedGroups: 4, qualifiers: 3 })).toMatchObject({ qualifiers: 3 })
  const groups = inShape('groups', { plannedGroups: 4, qualifiers: 1 })
  expect(groups).toEqual({ plannedGroups: 4, qualifiers: 1 })
})

test('stages are told in words', () => {
  const said = (part: object) => stagesInWords({ ...two, ...part }).join(' ')
  expect(said({ legs: 2, qualifiers: 0 })).toBe(
    'Every team plays every other twice. The table decides who wins.',
  )
  expect(said({})).toBe('Every team plays every other once. The top 2 go through to a knock-out.')
  expect(said({ plannedGroups: 4, qualifiers: 1 })).toBe(
    'Teams are drawn into 4 groups and play everyone in their group once. The winner of each group goes through to a knock-out.',
  )
  expect(said({ plannedGroups: 0 })).toMatch(/^All teams play a knock-out/)
  expect(said({ plannedGroups: null })).toBe('Each pair meets once.')
})

test('setting the knock-out begins with what is planned', () => {
  expect(firstKnockOut({ plannedGroups: 0, qualifiers: 0 })).toMatchObject({ from: 'seeds' })
  expect(firstKnockOut({ plannedGroups: 2, qualifiers: 3 })).toMatchObject({
    from: 'tables',
    places: 3,
  })
  expect(plansKnockOut({ plannedGroups: 0, qualifiers: 0 })).toBe(true)
  expect(plansKnockOut({ plannedGroups: 1, qualifiers: 0 })).toBe(false)
  expect(plansKnockOut({ plannedGroups: null, qualifiers: 2 })).toBe(false)
})
