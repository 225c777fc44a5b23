// `npm run targets -- FILE`
import { readFileSync } from 'node:fs'
import { Misfit } from '@pavilion/cricket/cricsheet/place.ts'
import { examplesIn } from './example.ts'
import { targetLine } from './target-line.ts'

const usage = `Usage: npm run targets -- FILE
FILE holds rain-affected matches as JSON: { "examples": [{ "id", "G50", "overs_per_side_at_start", "team1_score",
"team1_stoppages", "team2_overs_at_start", "team2_stoppages" }] }. One line of JSON is printed for each.`

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'its permissions forbid it',
}

/** What is wrong with the arguments; undefined when nothing is. */
function wrongIn(args: readonly string[]): string | undefined {
  const option = args.find((arg) => arg.startsWith('-'))
  if (option !== undefined) return `"${option}" is not an option of targets.`
  if (args.length === 0) return 'There is no file to read.'
  return args.length > 1 ? 'One file at a time.' : undefined
}

/** The file's examples, or why there are none. */
function read(file: string): readonly unknown[] | string {
  try {
    return examplesIn(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Misfit) return `${file}: ${error.message}`
    if (!(error instanceof Error && 'code' in error)) throw error
    return `${file} cannot be read: ${reasons[String(error.code)] ?? error.message}.`
  }
}

/** Answers the exit code: 0; 1 when the file or one of its examples is wrong; 2 for wrong arguments. */
function main(args: readonly string[]): number {
  const wrong = wrongIn(args)
  if (wrong !== undefined) {
    console.error(`${wrong}\n${usage}`)
    return 2
  }
  const examples = read(args[0] ?? '')
  if (typeof examples === 'string') {
    console.error(examples)
    return 1
  }
  const lines = examples.map(targetLine)
  for (const line of lines) console.log(JSON.stringify(line))
  return lines.some((line) => 'error' in line) ? 1 : 0
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})
process.exitCode = main(process.argv.slice(2))
