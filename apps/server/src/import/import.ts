import { type Disagreement, disagreements } from '@pavilion/cricket/result/disagreements.ts'
import type pg from 'pg'
import type { Source } from '#cricsheet/limits.ts'
import { writeMatches } from '#matches/imported/write-matches.queries.ts'
import { codeOf, messageOf } from '#cannot-start.ts'
import { type FailedFile, gatherMatches, type Repeat } from './gather-matches.ts'
import { differingRepeats } from './repeats.ts'
import { readyMatch, type ReadyMatch } from './ready-match.ts'
import { finishRecords, loadRecords, saveRecords } from './records.ts'
import { createSettling, tidyUp } from './settling.ts'
import { createWriters, takeConnection } from './writers.ts'

/**
 * The attribution that the data's licence asks for wherever the data, or what is derived from it, is shown.
 */
export const cricsheetAttribution =
  'Contains ball-by-ball data from Cricsheet (https://cricsheet.org), made available under the Open Data Commons Attribution License (ODC-BY 1.0).'

export type DisagreeingFile = { readonly file: string } & Disagreement

/**
 * `left`: matches corrected here since their import, which are left alone. `disagreements`: imported ones
 * whose stated result does not follow from their score.
 */
export type ImportReport = {
  matches: number
  deliveries: number
  readonly left: FailedFile[]
  readonly failed: FailedFile[]
  readonly disagreements: DisagreeingFile[]
}

export const emptyReport = (): ImportReport => ({
  matches: 0,
  deliveries: 0,
  left: [],
  failed: [],
  disagreements: [],
})

export type ImportOptions = {
  /** Updated during the import, so that an interrupted import can be reported too. */
  readonly report?: ImportReport
  /** Called after every few matches. */
  readonly onProgress?: (report: ImportReport) => void
  /** Stops the import; what is being written is finished. */
  readonly signal?: AbortSignal
}

/**
 * Writes every match of these files, new or again, each completely or not at all. When it resolves,
 * everything is on disk. Throws only when the database fails.
 */
export async function importMatches(
  pool: pg.Pool,
  sources: AsyncIterable<Source>,
  { report = emptyReport(), onProgress, signal }: ImportOptions = {},
): Promise<ImportReport> {
  const writers = createWriters(pool)
  const settle = createSettling(writers)
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
      await settle(report.matches)
      onProgress?.(report)
    }
    await compareRepeats()
    onProgress?.(report)
    await finishRecords(records)
    await flush(pool)
    await tidyUp(pool, report.matches)
  } finally {
    await writers.finish().catch(() => undefined)
    turn.release(true)
  }
  return report
}

/** Any number, as long as every import uses the same one. */
const turnKey = 5_272_002

/**
 * Two simultaneous imports would create the same records twice, so the second waits. The lock ends with the
 * connection.
 */
async function takeTurn(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await takeConnection(pool)
  await client.query('set lock_timeout = 0; set statement_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [turnKey])
  return client
}

/** Repeats are checked in batches, each of which waits for the pending writes. */
const manyRepeats = 100

/** Commits did not wait for the disk; this one waits for all earlier ones. */
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

/**
 * SQLSTATE classes 22 and 23: values out of range and broken constraints. Other errors are the database's
 * own.
 */
const isAboutData = (error: unknown): boolean => /^2[23]/.test(codeOf(error))

function count(
  { match, entries, state }: ReadyMatch,
  left: readonly string[],
  report: ImportReport,
): void {
  if (left.includes(match.cricsheetId)) {
    const reason = 'It was corrected here since it was imported, and is left as it is.'
    report.left.push({ file: match.file, reason })
    return
  }
  report.matches++
  for (const one of disagreements(state)) report.disagreements.push({ file: match.file, ...one })
  for (const { fact } of entries) if (fact.type === 'ball-bowled') report.deliveries++
}
