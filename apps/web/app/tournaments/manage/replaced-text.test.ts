import { expect, test } from 'vitest'
import { replacedOf, replacedText } from './replaced-text.ts'

const draft = { stage: 'league', isPlacedByHand: false, startsAt: null, match: null } as const
const final = { ...draft, stage: 'final', startsAt: '2026-12-05T10:00:00Z' } as const
const placed = { ...draft, isPlacedByHand: true }
const shown = { ...draft, match: {} }

test('whoever searches anew reads how many fixtures go, and which are public or placed by hand', () => {
  expect(replacedText([draft], 'league')).toMatch(/^This search replaces 1 fixture\. /)
  expect(replacedText([draft, shown, final], 'league')).toMatch(
    /^This search replaces 2 fixtures, 1 of them public\. /,
  )
  expect(replacedText([draft, placed], 'league')).toMatch(
    /^This search replaces 2 fixtures, 1 of them placed by hand\. /,
  )
  expect(replacedText([draft, placed, { ...placed, match: {} }], 'league')).toMatch(
    /^This search replaces 3 fixtures, 1 of them public and 2 placed by hand\. /,
  )
})

test('only where public fixtures go are teams told', () => {
  expect(replacedText([draft], 'league')).not.toMatch(/told/)
  expect(replacedText([shown], 'league')).toMatch(/told/)
})

test('a search for later stages moves those that have a time, and one for all stages replaces both', () => {
  expect(replacedOf([draft, { ...final, startsAt: null }], 'later')).toEqual([])
  expect(replacedText([draft, final], 'later')).toMatch(/^This search may move 1 fixture of later/)
  expect(replacedText([draft, final, { ...final, match: {} }], 'all')).toMatch(
    /^This search replaces 1 fixture\. This search may move 2 fixtures of later stages, 1 of them/,
  )
})
