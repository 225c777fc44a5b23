import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFacts } from './any-facts.testing.ts'
import { manhattan, partnershipChart, runRates, wagonWheel, worm } from '../views/charts.ts'
import { pitchMap } from '../views/pitch-map.ts'
import { commentary } from '../text/commentary.ts'
import { hundred } from '../formats/hundred.ts'
import { t20 } from '../formats/t20.ts'
import { test as testMatch } from '../formats/test.ts'
import { judge } from '../laws/judge.ts'
import { evolve, replay, startMatch } from './match.ts'
import { disagreements } from '../result/disagreements.ts'
import { setupFor } from './play.testing.ts'
import { summaryOf } from '../views/summary.ts'
import { viewOf } from '../views/view.ts'

const conditions = fc.constantFrom(t20, hundred, testMatch)

test('whatever a log holds, it folds, and all of it can be shown', () => {
  fc.assert(
    fc.property(anyFacts, conditions, (facts, format) => {
      const entries = facts.map((fact, i) => ({ seq: i + 1, fact }))
      const state = replay(setupFor(format), entries)
      const told = state.innings.map((innings) => commentary(state, innings))
      const series = [worm, manhattan, runRates, partnershipChart, wagonWheel, pitchMap]
      const charts = series.map((chart) => chart(state))
      const shown = {
        view: viewOf(state),
        summary: summaryOf(state),
        told,
        charts,
        differ: disagreements(state),
      }

      expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
    }),
  )
})

test('what the Laws let be written down keeps the score whole', () => {
  fc.assert(
    fc.property(anyFacts, conditions, (facts, format) => {
      let state = startMatch(setupFor(format))
      for (const fact of facts) {
        if (judge(state, fact).ok) state = evolve(state, { seq: state.seq + 1, fact })
      }

      for (const {
        entries,
        runs,
        batters,
        wides,
        noballs,
        byes,
        legbyes,
        penalty,
        wickets,
      } of state.innings) {
        if (entries.some(({ fact }) => fact.type === 'innings-summed')) continue
        const scored = batters.reduce((sum, line) => sum + line.runs, 0)
        expect(scored + wides + noballs + byes + legbyes + penalty).toBe(runs)
        expect(batters.filter(({ dismissal }) => dismissal !== null)).toHaveLength(wickets)
      }
    }),
  )
})
