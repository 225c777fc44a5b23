// `npm run verify -- FILE [--head HASH]`
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findingText } from '@pavilion/cricket/chain/finding-text.ts'
import { type Signed, verifyLog } from '@pavilion/cricket/chain/verify-log.ts'
import { messageOf } from '#cannot-start.ts'

const usage = `Usage: npm run verify -- FILE [--head HASH]
FILE is the log of a match that was exported (…_log.json). HASH is the head that the match's page shows or showed.`

const wrongCall = 2

type Call = { readonly file: string; readonly head: string | undefined }

function readArguments(args: readonly string[]): Call | string {
  try {
    const options = { head: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [file, ...others] = positionals
    if (file === undefined) return 'There is no file to verify.'
    return others.length > 0 ? 'One file at a time.' : { file, head: values.head }
  } catch (error) {
    return messageOf(error)
  }
}

/** The JSON of the file, or why there is none. */
function read(file: string): { readonly json: unknown } | string {
  try {
    return { json: JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    return `${file} cannot be read: ${messageOf(error)}.`
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const signedText = ({ name, role, at, seq, since }: Signed): string =>
  `Signed by ${name} (${role}) at entry ${seq}, ${at}; ${since} entries since.`

/** Answers the exit code: 0; 1 when something was changed or the file is no log; 2 for wrong arguments. */
function main(args: readonly string[]): number {
  const call = readArguments(args)
  if (typeof call === 'string') {
    console.error(`${call}\n${usage}`)
    return wrongCall
  }
  const content = read(call.file)
  const verified =
    typeof content === 'string' ? undefined : verifyLog(content.json, sha256, call.head)
  if (verified === undefined) {
    console.error(typeof content === 'string' ? content : `${call.file} is no exported log.`)
    return 1
  }
  for (const finding of verified.found) console.log(findingText(finding, call.head))
  if (verified.found.length > 0) return 1
  console.log(`Nothing was changed: ${verified.entries} entries, head ${verified.head}.`)
  for (const signature of verified.signed) console.log(signedText(signature))
  return 0
}

process.exitCode = main(process.argv.slice(2))
