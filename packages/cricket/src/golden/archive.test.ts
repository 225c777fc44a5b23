import { expect } from 'vitest'
import { readCricsheet } from '../cricsheet/read.ts'
import { replay } from '../fold/match.ts'
import { disagreements } from '../result/disagreements.ts'
import type { Innings } from '../fold/state.ts'
import { viewOf } from '../views/view.ts'
import { archiveFiles, readData, testWithMatches } from './archive.testing.ts'
import { knownDisagreements } from './known-disagreements.ts'

type Delivery = {
  runs: { batter: number; total: number }
  extras?: Record<string, number>
  wickets?: { kind: string }[]
}
type Raw = {
  innings: {
    overs?: { deliveries: Delivery[] }[]
    penalty_runs?: { pre?: number; post?: number }
  }[]
}

/** Runs, wickets, legal balls and overs of each innings, counted from the file by other means. */
function rawTotals(json: Raw): number[][] {
  return json.innings.map(({ overs = [], penalty_runs: penalty = {} }) => {
    const balls = overs.flatMap(({ deliveries }) => deliveries)
    const runs = balls.reduce((sum, ball) => sum + ball.runs.total, 0)
    const kinds = balls.flatMap(({ wickets = [] }) => wickets.map(({ kind }) => kind))
    const fell = kinds.filter((kind) => kind !== 'retired hurt' && kind !== 'retired not out')
    const legal = balls.filter(({ extras }) => !extras?.['wides'] && !extras?.['noballs'])
    return [
      runs + (penalty.pre ?? 0) + (penalty.post ?? 0),
      fell.length,
      legal.length,
      overs.length,
    ]
  })
}

/** The innings' runs as batters and extras have them, and as bowlers and extras do. */
function sums(innings: Innings): number[] {
  const { wides, noballs, byes, legbyes, penalty, batters, bowlers } = innings
  const scored = batters.reduce((sum, line) => sum + line.runs, 0)
  const conceded = bowlers.reduce((sum, line) => sum + line.runs, 0)
  const unearned = byes + legbyes + penalty
  return [scored + wides + noballs + unearned, conceded + unearned]
}

let read: ReturnType<typeof readArchive> | undefined

function archive() {
  read ??= readArchive()
  return read
}

function readArchive() {
  return archiveFiles().map(({ id, path }) => {
    const json = readData(path)
    const match = readCricsheet(json)
    if (!match.ok) throw new Error(`${path}: ${match.message}`)
    const state = replay(match.value.setup, match.value.entries)
    const { innings } = state
    return {
      id,
      totals: innings.map(({ runs, wickets, balls, overs }) => [
        runs,
        wickets,
        balls,
        overs.length,
      ]),
      rawTotals: rawTotals(json as Raw),
      sums: innings.map(sums),
      disagreements: disagreements(state),
      result: viewOf(state).result?.text,
    }
  })
}

testWithMatches('every total of the archive is the sum of its deliveries', () => {
  for (const { id, totals, rawTotals: raw } of archive()) expect(totals, id).toEqual(raw)
})

testWithMatches(
  'batters and extras make the total, and so do bowlers and what is not theirs',
  () => {
    for (const { id, totals, sums: both } of archive()) {
      expect(both, id).toEqual(totals.map(([runs]) => [runs, runs]))
    }
  },
)

testWithMatches('every result of the archive follows from its score, but for those known', () => {
  const found = archive().filter((one) => one.disagreements.length > 0)

  expect(found.map(({ id }) => id).toSorted()).toEqual(Object.keys(knownDisagreements).toSorted())
})

testWithMatches('every match of the archive has a view with a result', () => {
  for (const { id, result } of archive()) expect(result, id).toBeTruthy()
})
