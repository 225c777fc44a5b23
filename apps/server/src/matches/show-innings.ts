import {
  manhattan,
  partnershipChart,
  runRates,
  wagonWheel,
  worm,
} from '@pavilion/cricket/views/charts.ts'
import { pitchMap } from '@pavilion/cricket/views/pitch-map.ts'
import { commentary } from '@pavilion/cricket/text/commentary.ts'
import { viewOf } from '@pavilion/cricket/views/view.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { readShownMatch } from './shown-match.ts'

export const showInnings = os.matches.innings.handler(
  async ({ input: { matchId }, context, errors }) => {
    const state = await readShownMatch(context, matchId)
    if (state === undefined) throw errors.MATCH_NOT_FOUND()
    const { seq, innings } = viewOf(state)
    return success(counted(innings.length, 'innings', 'innings'), { seq, innings: [...innings] })
  },
)

export const showOvers = os.matches.overs.handler(async ({ input, context, errors }) => {
  const state = await readShownMatch(context, input.matchId)
  if (state === undefined) throw errors.MATCH_NOT_FOUND()
  const innings = state.innings[input.innings - 1]
  if (innings === undefined) throw errors.INNINGS_NOT_FOUND()
  const before = input.before ?? Infinity
  const told = commentary(state, innings).filter(({ over }) => over < before)
  const overs = told.slice(0, input.size)
  const last = overs.at(-1)
  const next = told.length > overs.length && last !== undefined ? last.over : null
  return success(counted(overs.length, 'over'), { overs, next })
})

export const showCharts = os.matches.charts.handler(
  async ({ input: { matchId }, context, errors }) => {
    const state = await readShownMatch(context, matchId)
    if (state === undefined) throw errors.MATCH_NOT_FOUND()
    const charts = {
      worm: worm(state),
      manhattan: manhattan(state),
      runRates: runRates(state),
      partnerships: partnershipChart(state),
      wagonWheel: wagonWheel(state),
      pitchMap: pitchMap(state),
    }
    return success('Charts', { seq: state.seq, charts })
  },
)
