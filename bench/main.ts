import { chanceBench } from './chance/chance.ts'
import { codesBench } from './codes.ts'
import { correctionsBench } from './corrections.ts'
import { engineBench } from './engine.ts'
import { expensiveBench } from './expensive.ts'
import { faultsBench } from './faults/faults.ts'
import { fixturesBench } from './fixtures.ts'
import { fuzzBench } from './fuzz.ts'
import { historiesBench } from './histories.ts'
import { httpBench } from './http.ts'
import { importBench } from './import.ts'
import { lighthouseBench } from './lighthouse.ts'
import { liveBench } from './live.ts'
import { loginBench } from './login.ts'
import { noticesBench } from './notices.ts'
import { qualificationBench } from './qualification.ts'
import { padBench } from './pad.ts'
import { postingBench } from './posting.ts'
import { recordingBench } from './recording.ts'
import type { BenchRow } from './row.ts'
import { saturationBench } from './saturation.ts'
import { scaleBench } from './scale.ts'
import { seasonsBench } from './seasons.ts'
import { selectionBench } from './selection.ts'
import { soakBench } from './soak.ts'
import { startBench } from './start.ts'
import { stormBench } from './storm.ts'
import { weightBench } from './weight.ts'

const benches: Readonly<Record<string, () => Promise<readonly BenchRow[]>>> = {
  engine: engineBench,
  corrections: correctionsBench,
  qualification: qualificationBench,
  seasons: seasonsBench,
  chance: chanceBench,
  fixtures: fixturesBench,
  import: importBench,
  live: liveBench,
  recording: recordingBench,
  posting: postingBench,
  pad: padBench,
  notices: noticesBench,
  selection: selectionBench,
  storm: stormBench,
  login: loginBench,
  codes: () => codesBench(),
  http: httpBench,
  weight: weightBench,
  lighthouse: lighthouseBench,
  saturation: saturationBench,
  expensive: expensiveBench,
  fuzz: () => fuzzBench(),
  histories: historiesBench,
  start: startBench,
  scale: scaleBench,
  soak: () => soakBench(),
  faults: () => faultsBench(),
}

/** Slow benches, run only when named. */
const onlyWhenNamed = ['soak', 'faults', 'fuzz', 'histories', 'codes', 'scale']

function verdict({ value, goal, better = 'lower' }: BenchRow): string {
  if (value === null) return 'skipped'
  if (goal === undefined) return 'reported'
  return (better === 'lower' ? value <= goal : value >= goal) ? 'met' : 'missed'
}

function shown(row: BenchRow) {
  const { name, what, value, goal, better = 'lower', unit = '', detail } = row
  const figure = value === null ? '' : `${value.toFixed(2)} ${unit}`
  const aim = goal === undefined ? '' : `${better === 'lower' ? '≤' : '≥'} ${goal}`
  return { name, what, value: figure, goal: aim, verdict: verdict(row), detail }
}

/** Runs the named benches, or all fast ones; answers the exit code. */
async function main(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !Object.hasOwn(benches, name))
  if (unknown !== undefined) {
    console.error(
      `There is no bench named ${unknown}. There are: ${Object.keys(benches).join(', ')}.`,
    )
    return 2
  }
  const rows: BenchRow[] = []
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length === 0 ? onlyWhenNamed.includes(name) : !names.includes(name)) continue
    console.log(`Measuring ${name} …`)
    rows.push(...(await bench()))
  }
  console.table(rows.map(shown))
  return rows.some((row) => verdict(row) === 'missed') ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2).filter((word) => word !== '--'))
