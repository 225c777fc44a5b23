import { basename } from 'node:path'
import { cricsheetFiles } from '#cricsheet/sources.ts'
import { replayText } from './replay-line.ts'
import { summarise } from './summary.ts'

const usage = `Usage: npm run replay -- PATH… [--json]
PATH is a Cricsheet file, a folder of them, or a zip archive. --json prints one line of JSON a file.`

/** What is wrong with the arguments, and how to use the command; undefined when nothing is. */
function wrongIn(args: readonly string[]): string | undefined {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json')
  if (unknown !== undefined) return `"${unknown}" is not an option of replay.\n${usage}`
  return args.every((arg) => arg === '--json') ? `There is nothing to replay.\n${usage}` : undefined
}

/** Answers the exit code: 0; 1 when a file could not be read; 2 for wrong arguments. */
async function main(args: readonly string[]): Promise<number> {
  const wrong = wrongIn(args)
  if (wrong !== undefined) {
    console.error(wrong)
    return 2
  }
  const asJson = args.includes('--json')
  const paths = args.filter((arg) => arg !== '--json')
  let code = 0
  for await (const source of cricsheetFiles(paths)) {
    const file = basename(source.file)
    const line = 'text' in source ? replayText(file, source.text) : { file, error: source.reason }
    if ('error' in line) code = 1
    await write(asJson ? JSON.stringify(line) : summarise(line))
  }
  return code
}

/** Waits for a slow reader, and stops quietly when it is gone. */
async function write(line: string): Promise<void> {
  if (process.stdout.write(`${line}\n`)) return
  await new Promise((resolve) => process.stdout.once('drain', resolve))
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})
process.exitCode = await main(process.argv.slice(2))
