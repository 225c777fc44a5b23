import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriedForward } from './carried-forward.ts'
import { type Carry, iccRules } from './points-rules.ts'
import { result } from './results.testing.ts'
import { tableOf } from './table.ts'

const match = (text: string) => {
  const contribution = result(text)
  const [one, other] = contribution.sides
  return { teams: [one.team, other.team] as const, contribution }
}

const groups = [
  'A 180/120 b 150/120',
  'A 160/120 c 150/120',
  'C 200/120 b 100/120',
  'D 170/120 e 160/120',
  'F 170/120 d 160/120',
  'E 140/120 f 130/120',
].map(match)
/** a and b, d and e go through. */
const stage = ['A 150/120 d 140/120', 'E 150/120 a 140/120', 'B 150/120 d 149/120'].map(match)

const table = (league: typeof groups, later: typeof stage, carry?: Carry) => {
  const { teams, matches } = carriedForward(league, later, carry)
  const contributions = matches.map(({ contribution }) => contribution)
  return tableOf({ teams: teams.toSorted(), contributions, rules: iccRules }).map(
    ({ team, played, points }) => `${team} ${played} ${points}`,
  )
}

test('what was won against those who went through counts, and nothing else', () => {
  expect(table(groups, stage)).toEqual(['a 3 4', 'e 2 2', 'd 3 2', 'b 2 2'])
})

test('a competition may carry everything forward, or nothing', () => {
  expect(table(groups, stage, 'nothing')).toEqual(['e 1 2', 'b 1 2', 'a 2 2', 'd 2 0'])
  expect(table(groups, stage, 'everything')).toEqual(['a 4 6', 'e 3 4', 'd 4 2', 'b 3 2'])
})

test('the table of a super stage does not depend on the order in which results came in', () => {
  const shuffled = <T>(all: readonly T[]) =>
    fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length })
  fc.assert(
    fc.property(shuffled(groups), shuffled(stage), (league, later) => {
      expect(table(league, later)).toEqual(table(groups, stage))
    }),
  )
})
