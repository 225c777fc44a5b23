import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCricsheet } from '@pavilion/cricket/cricsheet/read.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import { disagreements } from '@pavilion/cricket/result/disagreements.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { overRows } from '@pavilion/cricket/views/overs.ts'
import { partnershipRows } from '@pavilion/cricket/views/partnerships.ts'
import { phaseRows } from '@pavilion/cricket/views/phases.ts'
import { scorecard } from '@pavilion/cricket/views/scorecard.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'

type Row = {
  readonly name: string
  readonly what: string
  readonly value: number | null
  readonly goal: number
  readonly unit?: string
  readonly detail: string
}

const archive = fileURLToPath(new URL('../../shared/data/cricsheet/', import.meta.url))
const rounds = 3

const row = {
  name: 'engine',
  what: 'a match read and replayed with all its cards, times a JSON.parse of its text',
  goal: 1,
  unit: '×',
}

/**
 * Reading and replaying whole matches, with cards and result, compared with parsing their JSON. Both run
 * alternately file by file; the figure is the median over all files and rounds.
 */
// oxlint-disable-next-line typescript/require-await -- every bench is asked the same way
export async function engineBench(): Promise<Row[]> {
  if (!existsSync(archive))
    return [{ ...row, value: null, detail: 'no matches here to measure with' }]
  const texts = globSync('{matches,seasons}/*/*.json', { cwd: archive })
    .toSorted()
    .map((path) => JSON.stringify(JSON.parse(readFileSync(join(archive, path), 'utf8'))))
  const times = Array.from({ length: rounds }, () => texts.map(timeMatch)).flat()
  const parse = median(times.map((time) => time.parse))
  const engine = median(times.map((time) => time.engine))
  const balls = times.reduce((sum, time) => sum + time.balls, 0)
  const seconds = times.reduce((sum, time) => sum + time.engine, 0) / 1_000
  return [
    {
      ...row,
      value: median(times.map((time) => time.engine / time.parse)),
      detail: `${texts.length} matches, ${engine.toFixed(3)} ms against ${parse.toFixed(3)} ms, ${Math.round(balls / seconds / 1_000)} thousand balls a second`,
    },
  ]
}

type Time = { readonly parse: number; readonly engine: number; readonly balls: number }

function timeMatch(text: string): Time {
  const start = performance.now()
  const json: unknown = JSON.parse(text)
  const parsed = performance.now()
  const match = readCricsheet(json)
  if (!match.ok) throw new Error(match.message)
  const state = replay(match.value.setup, match.value.entries)
  const shown = everything(state)
  const end = performance.now()
  if (shown === 0) throw new Error('Nothing was shown.')
  const balls = state.innings.reduce((sum, innings) => sum + innings.entries.length, 0)
  return { parse: parsed - start, engine: end - parsed, balls }
}

/** All cards and the result; answers their number of rows, so that nothing is optimised away. */
function everything(state: MatchState): number {
  let rows = scorecard(state).reduce(
    (sum, card) => sum + card.batting.length + card.bowling.length,
    0,
  )
  for (const innings of state.innings) {
    rows += overRows(state, innings).length
    rows += partnershipRows(state, innings).length
    rows += phaseRows(state, innings).length
  }
  return rows + disagreements(state).length + (outcomeOf(state) === null ? 0 : 1)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

if (import.meta.main) console.log(await engineBench())
