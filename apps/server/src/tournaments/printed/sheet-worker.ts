import { answerJobs } from '#security/thread-jobs.ts'
import { printSheet, type SheetToPrint } from './print-sheet.ts'

/** Runs in a worker thread. */
answerJobs((sheet: SheetToPrint) => printSheet(sheet))
