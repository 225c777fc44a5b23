// `npm run import -- PATH… [--json]`
import { configFromEnvironment } from '#config.ts'
import { disagreementText } from '#cricsheet/disagreement-text.ts'
import { cricsheetFiles } from '#cricsheet/sources.ts'
import { CannotStart, messageOf } from '#cannot-start.ts'
import { onShutdown } from '#on-shutdown.ts'
import { countFiles } from './count-files.ts'
import { cricsheetAttribution, emptyReport, importMatches, type ImportReport } from './import.ts'
import { openForImport } from './open.ts'
import { readArguments } from './options.ts'
import { showProgress } from './show-progress.ts'

const wrongCall = 2
const interrupted = 130

function printReport(report: ImportReport, seconds: number): void {
  const { matches, deliveries, left, failed, disagreements } = report
  for (const one of disagreements) console.error(`${one.file}: ${disagreementText(one)}`)
  for (const { file, reason } of left) console.error(`Left alone: ${file}: ${reason}`)
  for (const { file, reason } of failed) console.error(`Failed: ${file}: ${reason}`)
  const counts = `${matches} matches, ${deliveries} deliveries`
  console.error(`Imported ${counts} in ${seconds.toFixed(1)} s; ${failed.length} failed.`)
  if (matches > 0) console.error(cricsheetAttribution)
}

/** The last line for programs; what hardly ever happens is told only when it did. */
const lineOf = (
  { left, disagreements, ...report }: ImportReport,
  seconds: number,
  stopped?: string,
) => ({
  ...report,
  seconds,
  ...(left.length > 0 && { left }),
  ...(disagreements.length > 0 && { disagreements }),
  ...(stopped && { stopped }),
})

/** Answers why the import stopped early; undefined when it did not. The report says what was done. */
async function run(
  paths: readonly string[],
  report: ImportReport,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const { pool, close } = await openForImport(configFromEnvironment(), console.error)
    try {
      const progress = showProgress(process.stderr, await countFiles(paths))
      const files = cricsheetFiles(paths)
      await importMatches(pool, files, { report, signal, onProgress: progress.show })
      progress.end()
      return undefined
    } finally {
      await close()
    }
  } catch (error) {
    if (error instanceof CannotStart) return error.message
    return `The import stopped: ${messageOf(error)}. What was imported is whole; run it again to import the rest.`
  }
}

/**
 * Answers the exit code: 0; 1 when something was not imported; 2 for wrong arguments; 130 when interrupted.
 */
async function main(args: readonly string[], signal: AbortSignal): Promise<number> {
  const call = readArguments(args)
  if ('wrong' in call) {
    console.error(call.wrong)
    return wrongCall
  }
  const began = performance.now()
  const report = emptyReport()
  const stopped = await run(call.paths, report, signal)
  const seconds = (performance.now() - began) / 1000
  printReport(report, seconds)
  if (stopped !== undefined) console.error(stopped)
  else if (signal.aborted) {
    console.error('Interrupted. What was imported is whole; run it again to import the rest.')
  }
  if (call.json) console.log(JSON.stringify(lineOf(report, seconds, stopped)))
  if (stopped === undefined && signal.aborted) return interrupted
  return stopped === undefined && report.failed.length === 0 ? 0 : 1
}

const stopping = new AbortController()
onShutdown(() => stopping.abort())
process.exitCode = await main(process.argv.slice(2), stopping.signal)
