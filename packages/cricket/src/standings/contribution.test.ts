import { expect, test } from 'vitest'
import { file, innings as inningsOf, played, runs, ball } from '../cricsheet/file.testing.ts'
import type { PlayFact } from '../facts.ts'
import { hundred } from '../formats/hundred.ts'
import { limited } from '../formats/limited.ts'
import { test as testMatch } from '../formats/test.ts'
import { write, play } from '../fold/play.testing.ts'
import type { MatchState } from '../fold/state.ts'
import { contributionOf } from './contribution.ts'

const two = limited(2)
const maiden = '. . . . . .'

/** Result, runs and balls of Homes and then of Aways. */
function figures(state: MatchState): (string | null)[] {
  const contribution = contributionOf(state)
  if (contribution === null) return []
  return contribution.sides.map(({ result, rate }) =>
    rate === null ? result : `${result} ${rate.runs}/${rate.balls}`,
  )
}

const out = (wickets: number) => 'W '.repeat(wickets)

// Net run rate as in the ICC's playing conditions, clause 16.10 (event conditions 21.9).
test('balls faced count, and a chase that is won counts those it took', () => {
  expect(figures(play(two, `h: 4 . . . . . | ${maiden}`, 'a: 1 4'))).toEqual([
    'lost 4/12',
    'won 5/2',
  ])
})

test('a side that is all out counts as having faced all its balls', () => {
  expect(figures(play(two, `h: 6 ${out(10)}`, `a: 4 ${out(10)}`))).toEqual([
    'won 6/12',
    'lost 4/12',
  ])
})

test('batters who are absent or hurt are as good as out', () => {
  const absent = write(two, `h: 6 ${out(8)}`)
    .write({ type: 'absent-hurt', player: 'h10' })
    .write({ type: 'absent-hurt', player: 'h11' })
  expect(absent.state.current?.wickets).toBe(8)
  absent.write({ type: 'innings-started', battingTeam: 'a' }).bowl(`1 . . . . . | ${maiden}`)

  expect(figures(absent.state)).toEqual(['won 6/12', 'lost 1/12'])
})

test('a batter who retired hurt and did not return leaves the last one without a partner', () => {
  const book = write(two, `h: 1 . . . . . | ${maiden}`, `a: ${out(9)}`)
  const last = book.state.current?.batters.find(({ dismissal }) => dismissal === null)
  book.write({ type: 'batter-retired', player: last?.id ?? '', reason: 'hurt' })

  expect(figures(book.state)).toEqual(['won 1/12', 'lost 0/12'])
})

test('in a reduced innings the reduced quota counts', () => {
  const cutShort = play(limited(20), 'h: 4 . . . . .', `a: 1 ${out(10)}`)
  const reduced = write(limited(20))
    .write({ type: 'innings-started', battingTeam: 'h' })
    .write({ type: 'target-revised', balls: 18 })
    .bowl(`4 ${out(10)}`)
    .write({ type: 'innings-started', battingTeam: 'a', target: { runs: 5, balls: 18 } })
    .bowl(`. . . . . . | ${maiden} | ${maiden}`).state

  expect(figures(cutShort)).toEqual(['won 4/6', 'lost 1/6'])
  expect(figures(reduced)).toEqual(['won 4/18', 'lost 0/18'])
})

function chase(target: { runs: number; balls?: number }, balls: string, ended?: PlayFact) {
  const book = write(limited(3), `h: 6 6 6 . . . | ${maiden} | ${maiden}`)
    .write({ type: 'innings-started', battingTeam: 'a', target })
    .bowl(balls)
  return ended === undefined ? book.state : book.write(ended).state
}

const byMethod = (winner: string, by: object): PlayFact => ({
  type: 'match-ended',
  result: 'won',
  winner,
  by,
  method: 'D/L',
})

test('a revised target credits the side batting first with one less, off the overs of the other', () => {
  const lost = chase({ runs: 10, balls: 12 }, `4 . . . . . | ${maiden}`, byMethod('h', { runs: 5 }))
  const won = chase({ runs: 10, balls: 10 }, '6 4', byMethod('a', { wickets: 10 }))
  const dismissed = chase({ runs: 10, balls: 12 }, `4 ${out(10)}`, byMethod('h', { runs: 5 }))

  expect(figures(lost)).toEqual(['won 9/12', 'lost 4/12'])
  expect(figures(won)).toEqual(['lost 9/10', 'won 10/2'])
  expect(figures(dismissed)).toEqual(['won 9/12', 'lost 4/12'])
})

test('a chase abandoned under a revised target is measured by the par score', () => {
  const ahead = chase({ runs: 19, balls: 18 }, '6 6 .', byMethod('a', { runs: 7 }))
  const behind = chase({ runs: 19, balls: 18 }, '1 . .', byMethod('h', { runs: 4 }))
  const noted = chase({ runs: 6, balls: 3 }, '1 . .', byMethod('h', { runs: 4 }))

  expect(figures(ahead)).toEqual(['lost 5/3', 'won 12/3'])
  expect(figures(behind)).toEqual(['won 5/3', 'lost 1/3'])
  expect(figures(noted)).toEqual(['won 5/3', 'lost 1/3'])
})

test('where no target is on record it follows from the margin', () => {
  const noTarget = (ended: PlayFact, balls: string) =>
    figures(write(limited(1), `h: 6 6 6 . . .`, `a: ${balls}`).write(ended).state)

  expect(noTarget(byMethod('h', { runs: 2 }), '. . 1 . . .')).toEqual(['won 3/6', 'lost 1/6'])
  expect(noTarget(byMethod('a', { runs: 2 }), '6 .')).toEqual(['lost 4/2', 'won 6/2'])
})

test('a match without a result counts, its runs do not', () => {
  const state = write(two, `h: 4 . . . . . | ${maiden}`, 'a: 1').write({
    type: 'match-ended',
    result: 'no result',
  }).state

  expect(figures(state)).toEqual(['no result', 'no result'])
})

test('a Super Over decides and is not counted', () => {
  const state = play(
    two,
    `h: 1 . . . . . | ${maiden}`,
    `a: 1 . . . . . | ${maiden}`,
    'a super: 1 W W',
    'h super: 6',
  )

  expect(figures(state)).toEqual(['won 1/12', 'lost 1/12'])
  expect(contributionOf(state)?.sides.map(({ decision }) => decision)).toEqual(
    Array(2).fill('tie break'),
  )
  expect(contributionOf(state)?.sides.map(({ innings }) => innings.length)).toEqual([1, 1])
})

test('a tie that nothing breaks is a tie for both', () => {
  const state = play(
    { ...two, superOver: null },
    `h: ${maiden} | ${maiden}`,
    `a: ${maiden} | ${maiden}`,
  )

  expect(figures(state)).toEqual(['tied 0/12', 'tied 0/12'])
})

test('penalty runs are part of the total', () => {
  const state = write(two, `h: 1 . . . . . | ${maiden}`, `a: 1 . . . . .`)
    .write({ type: 'penalty-awarded', team: 'h', runs: 5 })
    .bowl(maiden).state

  expect(figures(state)).toEqual(['won 6/12', 'lost 1/12'])
})

test('an over miscounted by the umpire is one over', () => {
  const miscounted = file({
    innings: [
      inningsOf([ball(), ball(), ball(), ball(), ball()], {
        overs: [
          { over: 0, deliveries: [ball(), ball(), ball(), ball(), ball()] },
          { over: 1, deliveries: [runs(1), ball(), ball(), ball(), ball(), ball(), ball()] },
        ],
      }),
      inningsOf([runs(2)], { team: 'Quetta', target: { runs: 2, overs: 2 } }),
    ],
    info: { players: {}, outcome: { winner: 'Quetta', by: { wickets: 10 } } },
  })

  expect(figures(played(miscounted))).toEqual(['lost 1/12', 'won 2/1'])
})

test('a quota of The Hundred is a hundred balls', () => {
  const state = write(hundred, 'h: 4 . . . .')
    .write({ type: 'innings-ended', reason: 'all out' })
    .write({ type: 'innings-started', battingTeam: 'a' })
    .bowl('6').state

  expect(figures(state)).toEqual(['lost 4/100', 'won 6/1'])
  expect(contributionOf(state)).toMatchObject({ ballsPerOver: 5, quota: 100 })
})

test('matches of two innings a side have no net run rate', () => {
  const state = play(testMatch, `h: 4 ${out(10)}`, `a: 6 ${out(10)}`, `h: 4 ${out(10)}`, 'a: 3')

  expect(figures(state)).toEqual(['lost', 'won'])
  expect(contributionOf(state)?.quota).toBeNull()
})

test('a match under way contributes nothing, and one that was awarded says so', () => {
  expect(contributionOf(play(two, 'h: 4'))).toBeNull()

  const awarded = write(two, `h: 4 . . . . . | ${maiden}`).write({
    type: 'match-ended',
    result: 'won',
    winner: 'a',
    method: 'Awarded',
  }).state
  expect(contributionOf(awarded)?.sides).toMatchObject([
    { result: 'lost', decision: 'award', rate: null },
    { result: 'won', decision: 'award', rate: null },
  ])
})

/** The facts of the innings, in the order in which they were played. */
const factsOf = (state: MatchState) =>
  (contributionOf(state)?.sides ?? [])
    .flatMap(({ innings }) => innings)
    .toSorted((one, other) => one.number - other.number)

test('of an innings it is kept how it ended, its balls and its boundaries', () => {
  const facts = factsOf(play(two, `h: 4 . . 6 . . | ${maiden}`, 'a: 6 6'))

  expect(facts).toMatchObject([
    { runs: 10, balls: 12, boundaries: 2, closed: true, allOut: false },
    { runs: 12, balls: 2, boundaries: 2, closed: true, allOut: false },
  ])
  expect(facts.flatMap(({ allotted, revisedTarget }) => [allotted, revisedTarget])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('of a chase that was shortened its balls are kept, and its target', () => {
  const [, chased] = factsOf(chase({ runs: 10, balls: 12 }, '6 4'))

  expect(chased).toMatchObject({ allotted: 12, revisedTarget: 10 })
})

test('a side of eight is all out with seven wickets', () => {
  const book = write(two, `h: 6 ${out(7)}`)
  for (const player of ['h9', 'h10', 'h11']) book.write({ type: 'absent-hurt', player })
  const [first] = factsOf(
    book.write({ type: 'innings-started', battingTeam: 'a' }).bowl(`. . . . . . | ${maiden}`).state,
  )

  expect(first).toMatchObject({ wickets: 7, allOut: true, closed: true })
})
