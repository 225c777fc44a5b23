import { expect } from 'vitest'
import { replay } from '../fold/match.ts'
import { scorecard } from '../views/scorecard.ts'
import type { InningsCard } from '../views/scorecard.ts'
import { matchAt, pathOf, readData, testWithMatches } from './archive.testing.ts'

type WorldCup = {
  matches: {
    cricsheet_id: string | null
    batting: Record<string, string>[]
    bowling: Record<string, string>[]
  }[]
}

function cardsOf(id: string): InningsCard[] {
  const match = matchAt(pathOf(id))
  return scorecard(replay(match.setup, match.entries)).filter(({ superOver }) => !superOver)
}

function figures(row: Record<string, string>, keys: readonly string[]): number[] {
  return keys.map((key) => Number(row[key]))
}

testWithMatches('published cards of a World Cup agree, row by row', () => {
  const { matches } = readData('truth/t20wc-2022-scorecards.json') as WorldCup
  expect(matches.length).toBeGreaterThan(40)
  for (const { cricsheet_id: id, batting, bowling } of matches) {
    if (id === null) continue
    const cards = cardsOf(id)
    const batters = cards.flatMap((card) => card.batting.filter(({ how }) => how !== 'absent hurt'))
    const bowlers = cards.flatMap((card) => card.bowling)

    expect(
      batters.map((row) => [row.runs, row.balls, row.fours, row.sixes]),
      id,
    ).toEqual(batting.map((row) => figures(row, ['runs', 'balls', '4s', '6s'])))
    expect(
      bowlers.map((row) => [
        ...[row.overs, row.maidens, row.runs, row.wickets].map(Number),
        row.wides,
        row.noballs,
        row.dots,
        row.fours,
        row.sixes,
      ]),
      id,
    ).toEqual(
      bowling.map((row) =>
        figures(row, ['overs', 'maiden', 'runs', 'wickets', 'wides', 'noBalls', '0s', '4s', '6s']),
      ),
    )
  }
})

type League = {
  matches: {
    cricsheet_id: string
    batting: { cricsheet_name: string | null; runs: number; balls: number }[]
    bowling: { cricsheet_name: string | null; overs: string; runs: number; wickets: number }[]
  }[]
}

testWithMatches.each(['ipl-2019', 'ipl-2022'])('published cards of %s agree', (season) => {
  const { matches } = readData(`truth/${season}-scorecards.json`) as League
  expect(matches.length).toBeGreaterThan(50)
  for (const { cricsheet_id: id, batting, bowling } of matches) {
    const cards = cardsOf(id)
    const batters = new Map(cards.flatMap((card) => card.batting).map((row) => [row.name, row]))
    const bowlers = new Map(cards.flatMap((card) => card.bowling).map((row) => [row.name, row]))

    for (const { cricsheet_name: name, runs, balls } of batting.filter(isNamed)) {
      expect(batters.get(name ?? ''), `${id} ${name}`).toMatchObject({ runs, balls })
    }
    for (const { cricsheet_name: name, overs, runs, wickets } of bowling.filter(isNamed)) {
      expect(bowlers.get(name ?? ''), `${id} ${name}`).toMatchObject({ runs, wickets, overs })
    }
  }
})

function isNamed({ cricsheet_name: name }: { cricsheet_name: string | null }): boolean {
  return name !== null
}
