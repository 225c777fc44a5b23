import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Fact } from '@pavilion/cricket/facts.ts'
import type { AppContext } from '../apps/server/src/app-context.ts'
import { createAppContext } from '../apps/server/src/app/start/create-app-context.ts'
import { openDatabase } from '../apps/server/src/app/start/open-database.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { readMatch, recordFacts } from '../apps/server/src/matches/matches.ts'
import { newMatch } from '../apps/server/src/matches/new-match.testing.ts'
import { nextFact } from '../apps/server/src/sample/simulate-match.ts'
import { ensureDefaultSite } from '../apps/server/src/sites/sites.ts'
import { median } from './processes.ts'
import type { BenchRow } from './row.ts'

const AT_LEAST = 0.6
/** Matches that are played before any is measured, so that both ways are compiled and planned. */
const WARM_UP = 4

/** Plays a T20: each fact is recorded with all that follows from it, and inserted bare beside another match. */
async function play(app: AppContext) {
  const [{ matchId }, bare] = [await newMatch(app), await newMatch(app)]
  const times: { readonly recorded: number; readonly bare: number }[] = []
  for (;;) {
    const state = await readMatch(app, matchId)
    const fact = state && nextFact(state, 7)
    if (state === undefined || fact === undefined) return times
    const { seq } = state
    const began = performance.now()
    const asked = { matchId, expectedSeq: seq, facts: [fact], recordedBy: 'bench' }
    const answer = await recordFacts(app, asked)
    const recorded = performance.now()
    if (!answer.ok) throw new Error(answer.message)
    await insertBare(app, { matchId: bare.matchId, seq: seq + 1, fact })
    const ended = performance.now()
    if (fact.type === 'ball-bowled') {
      times.push({ recorded: recorded - began, bare: ended - recorded })
    }
  }
}

type Bare = { readonly matchId: string; readonly seq: number; readonly fact: Fact }

/** One transaction, as durable as that of the product. */
const insertBare = ({ pool }: AppContext, { matchId, seq, fact }: Bare) =>
  pool.query(
    `insert into match_event (match_id, seq, fact, recorded_by) values ($1, $2, $3, 'bench')`,
    [matchId, seq, JSON.stringify(fact)],
  )

/** What it costs to record a ball with its rows, against the least that could be written of it. */
export async function recordingBench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-recording-'))
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config, () => undefined)
  const app = createAppContext(config, database)
  try {
    await ensureDefaultSite(app)
    for (let match = 0; match < WARM_UP; match++) await play(app)
    const times = await play(app)
    const recorded = median(times.map((time) => time.recorded))
    const bare = median(times.map((time) => time.bare))
    return [
      {
        name: 'recording',
        what: 'balls recorded a second with all rows that follow from them, times a bare insert of the fact',
        value: bare / recorded,
        goal: AT_LEAST,
        better: 'higher',
        unit: '×',
        detail: `${recorded.toFixed(2)} against ${bare.toFixed(2)} ms, medians of ${times.length} balls`,
      },
    ]
  } finally {
    app.live.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(await recordingBench())
