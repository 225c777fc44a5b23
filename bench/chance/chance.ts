import { coefficientsFor } from '@pavilion/cricket/chance/model.ts'
import { unitsLeft } from '@pavilion/cricket/targets/resource-table.ts'
import { standardEdition } from '@pavilion/cricket/targets/standard-edition.ts'
import type { BenchRow } from '../row.ts'
import { chanceIn, fit, lengths } from './fit.ts'
import { pastMatches } from './states.ts'
import type { PastMatch, PastState } from './states.ts'

type Told = { readonly chance: number; readonly rival: number; readonly state: PastState }

/**
 * How far the chances of winning can be believed. Each half of the past matches is judged by coefficients that
 * were fitted to the other half.
 */
// oxlint-disable-next-line typescript/require-await -- every bench is asked the same way
export async function chanceBench(): Promise<BenchRow[]> {
  const past = pastMatches()
  if (past === undefined) return [skipped]
  return lengths.flatMap((balls) =>
    rowsOf(
      past.filter(({ length }) => length === balls),
      balls,
    ),
  )
}

const skipped: BenchRow = {
  name: 'chance',
  what: 'the Brier score of the chances of winning',
  value: null,
  detail: 'no matches here to measure with',
}

function rowsOf(matches: readonly PastMatch[], balls: number): BenchRow[] {
  const halves = [0, 1].map((half) => matches.filter((_, at) => at % 2 === half))
  const told = halves.flatMap((half, at) => judged(half, halves[1 - at] ?? [], balls))
  const chases = told.filter(({ state }) => state.target !== undefined)
  const of = balls === 120 ? 'T20' : 'one-day'
  const score = brier(chases, ({ chance }) => chance)
  const par = brier(chases, ({ rival }) => rival)
  return [
    {
      name: `chance-${balls}`,
      what: `${of} chases: the Brier score of the chances at the ends of overs`,
      value: score,
      goal: Math.round(par * 1000) / 1000,
      detail: `${score.toFixed(3)}; ahead of or behind par ${par.toFixed(3)}, always a half 0.250; both innings ${brier(told, ({ chance }) => chance).toFixed(3)}; ${matches.length} matches`,
    },
    {
      name: `chance-right-${balls}`,
      what: `${of}: how far the chances are from what came of them, on average over tenths`,
      value: 100 * gap(told),
      goal: 7,
      unit: 'points',
      detail: tenths(told),
    },
  ]
}

function judged(
  matches: readonly PastMatch[],
  others: readonly PastMatch[],
  balls: number,
): Told[] {
  const start = coefficientsFor(balls)
  if (start === undefined) return []
  const model = fit(start, others)
  const rival = parRival(others, balls)
  return matches.flatMap(({ states }) =>
    states.map((state) => ({ chance: chanceIn(model, state), rival: rival(state), state })),
  )
}

/** Knows only whether the chase is ahead of the par score, and how often sides that were have won. */
function parRival(others: readonly PastMatch[], balls: number): (state: PastState) => number {
  const chases = others.flatMap(({ states }) => states).filter(({ target }) => target !== undefined)
  const ahead = (state: PastState) => state.runs >= parOf(state, balls)
  const wonBy = (is: boolean) => {
    const such = chases.filter((state) => ahead(state) === is)
    return such.filter(({ won }) => won).length / such.length
  }
  const [wonAhead, wonBehind] = [wonBy(true), wonBy(false)]
  return (state) => (ahead(state) ? wonAhead : wonBehind)
}

function parOf({ target = 0, wickets, ballsLeft }: PastState, balls: number): number {
  const units = (left: number, wicketsLost: number) =>
    unitsLeft(standardEdition, { ballsLeft: left, wicketsLost }) ?? 0
  return (target - 1) * (1 - units(ballsLeft, wickets) / units(balls, 0))
}

function brier(told: readonly Told[], of: (one: Told) => number): number {
  const sum = told.reduce((total, one) => total + (of(one) - Number(one.state.won)) ** 2, 0)
  return sum / told.length
}

const inTenths = (told: readonly Told[]) =>
  Array.from({ length: 10 }, (_, tenth) =>
    told.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth),
  ).filter(({ length }) => length > 0)

const said = (told: readonly Told[]) =>
  told.reduce((sum, { chance }) => sum + chance, 0) / told.length

const came = (told: readonly Told[]) => told.filter(({ state }) => state.won).length / told.length

function gap(told: readonly Told[]): number {
  const gaps = inTenths(told).map((part) => part.length * Math.abs(said(part) - came(part)))
  return gaps.reduce((sum, one) => sum + one, 0) / told.length
}

/** "said 5 came 4 %, said 15 …" */
function tenths(told: readonly Told[]): string {
  const percent = (share: number) => Math.round(100 * share)
  const parts = inTenths(told).map((part) => `${percent(said(part))} → ${percent(came(part))}`)
  return `said → came, in percent: ${parts.join(', ')}`
}

if (import.meta.main) console.table(await chanceBench())
