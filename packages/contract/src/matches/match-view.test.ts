import { boardOf } from '@pavilion/cricket/views/board.ts'
import {
  manhattan,
  partnershipChart,
  runRates,
  wagonWheel,
  worm,
} from '@pavilion/cricket/views/charts.ts'
import { pitchMap } from '@pavilion/cricket/views/pitch-map.ts'
import { commentary } from '@pavilion/cricket/text/commentary.ts'
import type { BallBowled, Entry as LogEntry, Fact as AnyFact } from '@pavilion/cricket/facts.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import { viewOf } from '@pavilion/cricket/views/view.ts'
import { expect, test } from 'vitest'
import { Board } from './match-board.ts'
import { MatchCharts } from './match-charts.ts'
import { Entry } from './match-facts.ts'
import { MatchSetup } from './match-setup.ts'
import { MatchView, OverCommentary } from './match-view.ts'

const side = (id: string) => ({
  id,
  name: `Side ${id}`,
  players: Array.from({ length: 11 }, (_, at) => ({ id: `${id}${at}`, name: `${id} Player${at}` })),
})

const setup = { conditions: t20, teams: [side('a'), side('b')] } as const

const ball = (rest: Partial<BallBowled>): BallBowled => ({
  type: 'ball-bowled',
  striker: 'a0',
  nonStriker: 'a1',
  bowler: 'b9',
  runs: 0,
  ...rest,
})

const facts: AnyFact[] = [
  { type: 'toss', winner: 'a', decision: 'bat' },
  { type: 'innings-started', battingTeam: 'a', openers: ['a0', 'a1'] },
  ball({ runs: 4, wagon: { angle: 40, length: 1 }, pitched: { line: 0.2, length: 0.35 } }),
  ball({ extras: { wides: 1 } }),
  ball({ wickets: [{ kind: 'caught', playerOut: 'a0', fielders: [{ player: 'b3' }] }] }),
  { type: 'player-replaced', team: 'b', in: 'b12', out: 'b3', reason: 'concussion' },
  ball({ striker: 'a2', runs: 6, note: 'Into the trees.' }),
  { type: 'stoppage', reason: 'Rain' },
  { type: 'corrected', seq: 3, fact: ball({ runs: 2 }) },
]

const entries: LogEntry[] = facts.map((fact, at) => ({ seq: at + 1, fact }))

test('what the engine makes of a match passes the contract whole', () => {
  const state = replay(setup, entries)
  const told = state.innings.flatMap((innings) => commentary(state, innings))
  const charts = {
    worm: worm(state),
    manhattan: manhattan(state),
    runRates: runRates(state),
    partnerships: partnershipChart(state),
    wagonWheel: wagonWheel(state),
    pitchMap: pitchMap(state),
  }

  expect(MatchView.parse(viewOf(state))).toEqual(viewOf(state))
  expect(Board.parse(boardOf(state))).toEqual(boardOf(state))
  expect(told.map((over) => OverCommentary.parse(over))).toEqual(told)
  expect(MatchCharts.parse(charts)).toEqual(charts)
})

test('a setup and every fact of a log pass the contract whole', () => {
  expect(MatchSetup.parse(setup)).toEqual(setup)
  expect(entries.map((entry) => Entry.parse(entry))).toEqual(entries)
})
