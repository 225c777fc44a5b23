import type pg from 'pg'
import type { Source } from '#cricsheet/limits.ts'
import { codeOf, messageOf } from '#start/cannot-start.ts'
import { type FailedFile, gatherMatches, type Repeat } from './gather-matches.ts'
import { differingRepeats } from './repeats.ts'
import { readyMatch, type ReadyMatch } from './ready-match.ts'
import { finishRecords, loadRecords, saveRecords } from './records.ts'
import { writeMatches } from './write-matches.ts'
import { createWriters, takeConnection } from './writers.ts'

/** The line that the licence of the data asks for wherever it, or what is made of it, is shown. */
export const cricsheetAttribution =
  'Contains ball-by-ball data from Cricsheet (https://cricsheet.org), made available under the Open Data Commons Attribution License (ODC-BY 1.0).'

/** `left`: matches that were corrected here since they were imported, which the import leaves alone. */
export type ImportReport = {
  matches: number
  deliveries: number
  readonly left: FailedFile[]
  readonly failed: FailedFile[]
}

export const emptyReport = (): ImportReport => ({ matches: 0, deliveries: 0, left: [], failed: [] })

export type ImportOptions = {
  /** Counts along, so that it tells how far an import came that was stopped. */
  readonly report?: ImportReport
  /** Told after every few matches. */
  readonly onProgress?: (report: ImportReport) => void
  /** What is being written is finished; nothing more is begun. */
  readonly signal?: AbortSignal
}

/**
 * Write every match of these files, new or again, each in whole or not at all. When it answers, all
 * of it is on disk. Throws only when the database cannot go on.
 */
export async function importMatches(
  pool: pg.Pool,
  sources: AsyncIterable<Source>,
  { report = emptyReport(), onProgress, signal }: ImportOptions = {},
): Promise<ImportReport> {
  const writers = createWriters(pool)
  const turn = await takeTurn(pool)
  try {
    const records = await loadRecords(pool)
    const repeats: Repeat[] = []
    const compareRepeats = async () => {
      await writers.finish()
      report.failed.push(...(await differingRepeats(records, repeats.splice(0))))
    }
    for await (const batch of gatherMatches(sources, { failed: report.failed, repeats })) {
      if (signal?.aborted) break
      if (repeats.length >= manyRepeats) await compareRepeats()
      await saveRecords(records, batch)
      const ready = batch.map((match) => readyMatch(records, match))
      await writers.run((client) => writeBatch(client, ready, report))
      onProgress?.(report)
    }
    await compareRepeats()
    onProgress?.(report)
    await finishRecords(records)
    await flush(pool)
    if (report.matches >= manyMatches) await pool.query(`analyze ${analysed}`)
  } finally {
    await writers.finish().catch(() => undefined)
    turn.release(true)
  }
  return report
}

/** Any number will do, as long as every import asks for the same one. */
const turnKey = 5_272_002

/** Two imports at once would make the same records twice: the second waits. The lock ends with the connection. */
async function takeTurn(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await takeConnection(pool)
  await client.query('set lock_timeout = 0; set statement_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [turnKey])
  return client
}

/** As many as are worth waiting for what is being written. */
const manyRepeats = 100

/** So many rows that queries would be planned on old statistics until the autovacuum comes by. */
const manyMatches = 100
const analysed = `person, team, ground, tournament, match, match_side, match_player, match_official,
  innings, delivery, batting_innings, bowling_innings`

/** Commits did not wait for the disk; this one waits for all before it. */
const flush = (pool: pg.Pool) =>
  pool.query(`select pg_logical_emit_message(false, 'import', '', true)`)

async function writeBatch(
  client: pg.ClientBase,
  ready: readonly ReadyMatch[],
  report: ImportReport,
): Promise<void> {
  try {
    const { left } = await writeMatches(client, ready)
    for (const one of ready) count(one, left, report)
  } catch (error) {
    if (!isAboutData(error)) throw error
    const [only] = ready
    if (ready.length > 1) for (const one of ready) await writeBatch(client, [one], report)
    else if (only !== undefined) {
      report.failed.push({
        file: only.match.file,
        reason: `The database refuses it: ${messageOf(error)}.`,
      })
    }
  }
}

/** Classes 22 and 23 of SQLSTATE: values out of range, broken constraints. The rest is the database's own trouble. */
const isAboutData = (error: unknown): boolean => /^2[23]/.test(codeOf(error))

function count(
  { match, entries }: ReadyMatch,
  left: readonly string[],
  report: ImportReport,
): void {
  if (left.includes(match.cricsheetId)) {
    const reason = 'It was corrected here since it was imported, and is left as it is.'
    report.left.push({ file: match.file, reason })
    return
  }
  report.matches++
  for (const { fact } of entries) if (fact.type === 'ball-bowled') report.deliveries++
}
