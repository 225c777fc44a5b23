// `npm run import -- PATH… [--json]`
import { configFromEnvironment } from '#config.ts'
import { cricsheetFiles } from '#cricsheet/sources.ts'
import { CannotStart, messageOf } from '#start/cannot-start.ts'
import { stopWhenTold } from '#start/stop-when-told.ts'
import { countFiles } from './count-files.ts'
import { cricsheetAttribution, importMatches, type ImportReport } from './import.ts'
import { openForImport } from './open.ts'
import { readArguments } from './options.ts'
import { showProgress } from './show-progress.ts'

const interrupted = 130

function printReport(report: ImportReport, seconds: number): void {
  const { matches, deliveries, left, failed } = report
  for (const { file, reason } of left) console.error(`Left alone: ${file}: ${reason}`)
  for (const { file, reason } of failed) console.error(`Failed: ${file}: ${reason}`)
  const counts = `${matches} matches, ${deliveries} deliveries`
  console.error(`Imported ${counts} in ${seconds.toFixed(1)} s; ${failed.length} failed.`)
  if (matches > 0) console.error(cricsheetAttribution)
}

/** Answers the exit code. */
async function main(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { paths, json } = readArguments(args)
  const { pool, close } = await openForImport(configFromEnvironment())
  try {
    const began = performance.now()
    const progress = showProgress(process.stderr, await countFiles(paths))
    const files = cricsheetFiles(paths)
    const report = await importMatches(pool, files, { signal, onProgress: progress.show })
    progress.end()
    const seconds = (performance.now() - began) / 1000
    printReport(report, seconds)
    if (json) console.log(JSON.stringify({ ...report, seconds }))
    if (signal.aborted) {
      console.error('Interrupted. What was imported is whole; run it again to import the rest.')
      return interrupted
    }
    return report.failed.length === 0 ? 0 : 1
  } finally {
    await close()
  }
}

const stopping = new AbortController()
stopWhenTold(() => stopping.abort())
try {
  process.exitCode = await main(process.argv.slice(2), stopping.signal)
} catch (error) {
  console.error(
    error instanceof CannotStart
      ? error.message
      : `The import stopped: ${messageOf(error)}. What was imported is whole; run it again to import the rest.`,
  )
  process.exitCode = 1
}
