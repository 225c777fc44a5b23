import { answerJobs } from '#security/thread-jobs.ts'
import type { Cell } from './csv.ts'
import { csvOf } from './csv.ts'
import { readCsv } from './read-csv.ts'

/** Text is read, rows are written. */
export type CsvJob = { readonly text: string } | { readonly rows: readonly (readonly Cell[])[] }

/** Runs in a worker thread. */
answerJobs((job: CsvJob) => ('text' in job ? readCsv(job.text) : csvOf(job.rows)))
