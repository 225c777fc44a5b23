import { chanceOfChase, chanceOfSetting } from '@pavilion/cricket/chance/chance.ts'
import { coefficientsFor } from '@pavilion/cricket/chance/model.ts'
import type { Coefficients } from '@pavilion/cricket/chance/model.ts'
import { pastMatches } from './states.ts'
import type { PastMatch, PastState } from './states.ts'

/** The chance that the model with these coefficients gives the side at bat. */
export function chanceIn(model: Coefficients, { target, ...at }: PastState): number {
  return target === undefined ? chanceOfSetting(model, at) : chanceOfChase(model, target, at)
}

/** Mean log loss, every match weighing the same. */
function lossOf(model: Coefficients, matches: readonly PastMatch[]): number {
  const losses = matches.map(({ states }) => {
    const sum = states.reduce((total, state) => {
      const chance = Math.min(0.999, Math.max(0.001, chanceIn(model, state)))
      return total - Math.log(state.won ? chance : 1 - chance)
    }, 0)
    return sum / states.length
  })
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length
}

const names = ['level', 'pitch', 'scatter'] as const

/** The best of all changes of one coefficient by a step is taken, as long as one helps; then steps are halved. */
export function fit(start: Coefficients, matches: readonly PastMatch[]): Coefficients {
  let best = { model: start, loss: lossOf(start, matches) }
  for (let step = 0.2; step > 0.008;) {
    const better = names
      .flatMap((name) => [1 + step, 1 / (1 + step)].map((by) => times(best.model, name, by)))
      .filter(({ pitch }) => pitch < 1)
      .map((model) => ({ model, loss: lossOf(model, matches) }))
      .toSorted((one, other) => one.loss - other.loss)[0]
    if (better !== undefined && better.loss < best.loss) best = better
    else step /= 2
  }
  return best.model
}

const times = (model: Coefficients, name: (typeof names)[number], by: number): Coefficients => ({
  ...model,
  [name]: model[name] * by,
})

export const lengths = [120, 300] as const

/** Prints what `packages/cricket/src/chance/model.ts` holds, rounded there. */
if (import.meta.main) {
  const past = pastMatches() ?? []
  for (const balls of lengths) {
    const matches = past.filter(({ length }) => length === balls)
    const start = coefficientsFor(balls)
    if (start !== undefined && matches.length > 0) console.log(matches.length, fit(start, matches))
  }
}
