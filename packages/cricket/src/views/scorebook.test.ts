import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFacts } from '../fold/any-facts.testing.ts'
import { replay } from '../fold/match.ts'
import { Book, setupFor } from '../fold/play.testing.ts'
import type { MatchState } from '../fold/state.ts'
import { hundred } from '../formats/hundred.ts'
import { t20 } from '../formats/t20.ts'
import { test as testMatch } from '../formats/test.ts'
import { archiveFiles, matchAt, testWithMatches } from '../golden/archive.testing.ts'
import type { BookMark } from '../text/book-mark.ts'
import { extraKinds, type InningsBook, scorebook } from './scorebook.ts'

const written = ({ sign, text }: BookMark) => (sign === 'none' ? text : `${sign}:${text}`)

/** The page of an innings that is bowled in shorthand. */
function pageOf(balls: string, conditions = t20): InningsBook {
  const book = new Book(conditions)
  book.write({ type: 'innings-started', battingTeam: 'h' }).bowl(balls)
  const [page] = scorebook(book.state)
  if (page === undefined) throw new Error('No innings.')
  return page
}

const firstBox = ({ bowled }: InningsBook) => [...bowled.values()][0]?.[0]

test('an over is a box of signs, with what the bowler has conceded and taken by its end', () => {
  const page = pageOf('. 4 wd nb+4 2b 1lb Wb')

  expect(firstBox(page)?.marks.map(written)).toEqual([
    '•',
    '4',
    'wide:',
    'no-ball:4',
    'bye:2',
    'leg-bye:1',
    'W',
  ])
  expect(firstBox(page)).toMatchObject({ over: 1, maiden: false, runs: 10, wickets: 1 })
})

test('what is run on top of a wide stands beside its cross, and a wicket that is not the bowler’s is an R', () => {
  expect(firstBox(pageOf('3wd nb 1+Wro . .'))?.marks.map(written)).toEqual([
    'wide:2',
    'no-ball:',
    '1R',
    '•',
    '•',
  ])
})

test('a batter’s row has the balls faced: no wide, unless the batter was out off it', () => {
  const page = pageOf('wd . 2 wd+Wst')

  expect(page.faced.get('h1')?.map(written)).toEqual(['•', '2', 'wide:W'])
})

test('an over without a run off the bowler is a maiden, byes or not', () => {
  const page = pageOf('. . . . . 2b 1 . . . . .')

  expect([...page.bowled.values()].map((boxes) => boxes.map(({ maiden }) => maiden))).toEqual([
    [true],
    [false],
  ])
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Every box and mark adds up to the card. */
function expectToAddUp(state: MatchState): void {
  for (const { card, faced, bowled, extras, overs } of scorebook(state)) {
    if (card.source !== 'balls') continue
    for (const { id, balls } of card.batting) {
      const marks = faced.get(id) ?? []
      expect(marks.filter(({ sign }) => sign !== 'wide')).toHaveLength(balls)
    }
    for (const row of card.bowling) {
      const boxes = bowled.get(row.id) ?? []
      expect(boxes.at(-1) ?? { runs: 0, wickets: 0 }).toMatchObject({
        runs: row.runs,
        wickets: row.wickets,
      })
      expect(boxes.filter(({ maiden }) => maiden)).toHaveLength(row.maidens)
    }
    for (const kind of extraKinds) expect(sum(extras[kind])).toBe(card.extras[kind])
    expect([...bowled.values()].flat().length).toBeGreaterThanOrEqual(overs.length)
  }
}

test('whatever a log holds, the boxes add up to the card', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(t20, hundred, testMatch), (facts, format) => {
      expectToAddUp(
        replay(
          setupFor(format),
          facts.map((fact, at) => ({ seq: at + 1, fact })),
        ),
      )
    }),
  )
})

testWithMatches('in real matches the boxes add up to the card', () => {
  for (const { path } of archiveFiles().filter((_, at) => at % 5 === 0)) {
    const { setup, entries } = matchAt(path)
    expectToAddUp(replay(setup, entries))
  }
})
