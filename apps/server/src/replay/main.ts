import { basename } from 'node:path'
import { cricsheetFiles } from '#cricsheet/sources.ts'
import { replayText } from './replay-line.ts'
import { summarise } from './summary.ts'

const usage = `Usage: npm run replay -- PATH… [--json]
PATH is a Cricsheet file, a folder of them, or a zip archive. --json prints one line of JSON a file.`

/** Answers the exit code: 0, or 1 when a file could not be read, or 2 for a wrong call. */
async function main(args: readonly string[]): Promise<number> {
  const asJson = args.includes('--json')
  const paths = args.filter((arg) => !arg.startsWith('--'))
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--json')
  if (unknown !== undefined || paths.length === 0) {
    console.error(unknown === undefined ? usage : `Unknown option ${unknown}.\n${usage}`)
    return 2
  }
  let code = 0
  for await (const source of cricsheetFiles(paths)) {
    const file = basename(source.file)
    const line = 'text' in source ? replayText(file, source.text) : { file, error: source.reason }
    if ('error' in line) code = 1
    await write(asJson ? JSON.stringify(line) : summarise(line))
  }
  return code
}

/** Wait for a slow reader, and stop quietly when there is none any more. */
async function write(line: string): Promise<void> {
  if (process.stdout.write(`${line}\n`)) return
  await new Promise((resolve) => process.stdout.once('drain', resolve))
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})
process.exitCode = await main(process.argv.slice(2))
