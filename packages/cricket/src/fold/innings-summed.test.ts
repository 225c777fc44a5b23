import { expect, test } from 'vitest'
import type { Fact } from '../facts.ts'
import { limited } from '../formats/limited.ts'
import { test as testMatch } from '../formats/test.ts'
import { judgeAll } from '../laws/judge-all.ts'
import { outcomeText } from '../result/outcome-text.ts'
import { outcomeOf } from '../result/outcome.ts'
import { contributionOf } from '../standings/contribution.ts'
import { viewOf } from '../views/view.ts'
import { startMatch } from './match.ts'
import { setupFor, write } from './play.testing.ts'
import type { MatchState } from './state.ts'

type Total = readonly [battingTeam: string, runs: number, wickets: number, balls: number]

const factsOf = (totals: readonly Total[]) =>
  totals.flatMap(([battingTeam, runs, wickets, balls]): Fact[] => [
    { type: 'innings-started', battingTeam },
    { type: 'innings-summed', runs, wickets, balls },
  ])

function summed(
  conditions: Parameters<typeof setupFor>[0],
  ...totals: readonly Total[]
): MatchState {
  const judged = judgeAll(startMatch(setupFor(conditions)), factsOf(totals))
  if (!judged.ok) throw new Error(judged.message)
  return judged.value.state
}

const result = (state: MatchState) => {
  const outcome = outcomeOf(state)
  return outcome && outcomeText(state, outcome)
}

test('the result of a match follows from its totals alone', () => {
  expect(result(summed(limited(20), ['h', 150, 6, 120], ['a', 120, 10, 111]))).toBe(
    'Homes won by 30 runs',
  )
  expect(result(summed(limited(20), ['h', 150, 6, 120], ['a', 151, 4, 110]))).toBe(
    'Aways won by 6 wickets',
  )
  expect(result(summed(limited(20), ['h', 150, 6, 120]))).toBeNull()
  expect(
    result(summed(testMatch, ['h', 400, 7, 600], ['a', 150, 10, 400], ['a', 200, 10, 500])),
  ).toBe('Homes won by an innings and 50 runs')
})

test('a side that was all out is credited with its full quota', () => {
  const table = contributionOf(summed(limited(20), ['h', 150, 6, 120], ['a', 120, 10, 60]))

  expect(table?.sides.map(({ rate }) => rate)).toEqual([
    { runs: 150, balls: 120 },
    { runs: 120, balls: 120 },
  ])
})

test('the card has the totals, and nothing that nobody has told', () => {
  const [innings] = viewOf(summed(limited(20), ['h', 150, 6, 117])).innings

  expect(innings).toMatchObject({ runs: 150, wickets: 6, overs: '19.3', closed: 'closed' })
  expect(innings).toMatchObject({ batting: [], bowling: [], falls: [], overRows: [] })
})

test('a total has to be possible, and is not set over balls', () => {
  const code = (state: MatchState, runs: number, [wickets, balls]: readonly [number, number]) => {
    const judged = judgeAll(state, [{ type: 'innings-summed', runs, wickets, balls }])
    return judged.ok ? 'ok' : judged.code
  }
  const begun = () => write(limited(20), 'h:').state

  expect(code(begun(), 150, [11, 120])).toBe('bad-total')
  expect(code(begun(), 150, [6, 121])).toBe('bad-total')
  expect(code(begun(), -1, [6, 120])).toBe('bad-total')
  expect(code(begun(), 150, [10, 120])).toBe('ok')
  expect(code(write(limited(20), 'h: . 1').state, 150, [6, 120])).toBe('total-of-balls')
  expect(code(summed(limited(20), ['h', 1, 10, 9]), 150, [6, 120])).toBe('innings-over')
})
