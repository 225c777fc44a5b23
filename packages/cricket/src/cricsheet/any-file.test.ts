import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commentary } from '../text/commentary.ts'
import { disagreements } from '../result/disagreements.ts'
import type { Innings } from '../fold/state.ts'
import { viewOf } from '../views/view.ts'
import { anyFile } from './any-file.testing.ts'
import { played } from './file.testing.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** What must be the same however it is added up. */
function sums(innings: Innings) {
  const { batters, bowlers, overs, wides, noballs, byes, legbyes, penalty } = innings
  const unearned = byes + legbyes + penalty
  return {
    batted: sum(batters.map(({ runs }) => runs)) + wides + noballs + unearned,
    bowled: sum(bowlers.map(({ runs }) => runs)) + unearned,
    ballsOfBowlers: sum(bowlers.map(({ balls }) => balls)),
    ballsOfOvers: sum(overs.map(({ balls }) => balls)),
    wickets: innings.falls.length,
  }
}

test('the cards of any file add up to the score', () => {
  fc.assert(
    fc.property(anyFile, (json) => {
      for (const innings of played(json).innings) {
        const { runs, balls, wickets } = innings
        expect(sums(innings)).toEqual({
          batted: runs,
          bowled: runs,
          ballsOfBowlers: balls,
          ballsOfOvers: balls,
          wickets,
        })
      }
    }),
  )
})

test('the partnerships of any file add up to what was scored off balls', () => {
  fc.assert(
    fc.property(anyFile, (json) => {
      for (const { partnerships, overs } of played(json).innings) {
        expect(sum(partnerships.map(({ runs }) => runs))).toBe(sum(overs.map(({ runs }) => runs)))
        for (const { runs, firstRuns, secondRuns } of partnerships) {
          expect(firstRuns + secondRuns).toBeLessThanOrEqual(runs)
        }
      }
    }),
  )
})

test('any file can be shown, told and judged', () => {
  fc.assert(
    fc.property(anyFile, (json) => {
      const state = played(json)
      const told = state.innings.map((innings) => commentary(state, innings))
      const shown = { view: viewOf(state), told, differ: disagreements(state) }

      expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
    }),
  )
})
