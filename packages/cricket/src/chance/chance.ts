import { unitsLeft } from '../targets/resource-table.ts'
import { standardEdition } from '../targets/standard-edition.ts'
import type { Coefficients } from './model.ts'

/** The normal distribution function, right to seven decimals (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return z < 0 ? tail : 1 - tail
}

export type InningsSoFar = {
  readonly runs: number
  readonly wickets: number
  readonly ballsLeft: number
}

type Left = Omit<InningsSoFar, 'runs'>

/** What is left of an innings, from 1 at its start to 0. */
function resources({ balls }: Coefficients, { ballsLeft, wickets }: Left): number {
  const units = (ballsLeft: number, wicketsLost: number) =>
    unitsLeft(standardEdition, { ballsLeft, wicketsLost }) ?? 0
  return units(ballsLeft, wickets) / units(balls, 0)
}

/** What a whole innings is likely to bring after one of `score`: between that and the level. */
function paceAfter({ level, pitch }: Coefficients, score: number): number {
  return Math.max(1, level + pitch * (score - level))
}

/** The chance, from 0 to 1, that the side batting second makes `target`. */
export function chanceOfChase(model: Coefficients, target: number, at: InningsSoFar): number {
  const needed = target - at.runs
  if (needed <= 0) return 1
  const expected = paceAfter(model, target - 1) * resources(model, at)
  if (expected === 0) return 0
  return normal((expected - needed + 0.5) / Math.sqrt(model.scatter * expected))
}

/** The chance that the side batting first wins: that a chase of what it is likely to make falls short. */
export function chanceOfSetting(model: Coefficients, at: InningsSoFar): number {
  const rest = resources(model, at)
  const pace = paceAfter(model, at.runs + model.level * rest)
  const score = at.runs + pace * rest
  const reply = paceAfter(model, score)
  const doubt = reply + (1 - model.pitch) ** 2 * pace * rest
  return normal((score - reply + 0.5) / Math.sqrt(model.scatter * doubt))
}
