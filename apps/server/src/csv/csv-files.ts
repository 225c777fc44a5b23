import path from 'node:path'
import type { CallContext } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { refuseFull } from '#security/bounded-work.ts'
import { FULL } from '#security/fair-queue.ts'
import { FAILED, threadsFor } from '#security/thread-pool.ts'
import type { Cell } from './csv.ts'
import type { CsvJob } from './csv-worker.ts'
import type { CsvRow } from './read-csv.ts'

const program = path.join(import.meta.dirname, 'csv-worker.ts')
const writers = threadsFor<CsvJob, string>('csv', program)
const readers = threadsFor<CsvJob, CsvRow[]>('csv', program)

type Table = {
  /** With its ending: "fees.csv". */
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
  /** The account that asks for it. */
  readonly owner: string
}

/** A table as a file, written off the main thread in the turn of its owner. */
export async function csvFile(context: CallContext, { name, rows, owner }: Table): Promise<File> {
  const text = await writers(context.app).run(owner, { rows })
  if (text === FULL) return refuseFull(context, 'tables are being written')
  if (text === FAILED) throw new Error(`The table ${name} could not be written in time.`)
  return new File([text], name, { type: 'text/csv' })
}

type Sent = {
  readonly text: string
  /** Who sent it. */
  readonly owner: string
  /** The field that is refused when the text cannot be read in time. */
  readonly field: string
}

/** The rows of a file that somebody sent, read as `readCsv` does, off the main thread in turn. */
export async function rowsOf(context: CallContext, { text, owner, field }: Sent) {
  const rows = await readers(context.app).run(owner, { text })
  if (rows === FULL) return refuseFull(context, 'tables are being read')
  if (rows === FAILED) throw refuseField(field, 'That file takes too long to read.')
  return rows
}
