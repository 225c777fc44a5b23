import { parseArgs } from 'node:util'
import { messageOf } from '#cannot-start.ts'

export type ExportArguments =
  /** `matches`: ids; none of them means every match. */
  | { readonly directory: string; readonly matches: readonly string[] }
  /** What is wrong with the arguments, and how to use the command. */
  | { readonly wrong: string }

const usage = `Usage: npm run export -- DIR [--match ID…]
Writes the files of every match, or of some, to the folder DIR: Cricsheet's JSON, the two of its
"Ashwin" CSV, and the log with its hashes.
ID is that of a match here or in Cricsheet's archive.`

const wrong = (sentence: string): ExportArguments => ({ wrong: `${sentence}\n${usage}` })

/** Reads the arguments of `npm run export -- …`: what follows `--match` are ids. */
export function readArguments(args: readonly string[]): ExportArguments {
  try {
    const options = { match: { type: 'boolean' } } as const
    const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, tokens: true })
    const flag = tokens.findIndex(({ kind }) => kind === 'option')
    const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token] : []))
    const isId = ({ index }: { readonly index: number }) => flag >= 0 && index > flag
    const [directory, ...others] = words.filter((word) => !isId(word))
    const matches = words.filter(isId).map(({ value }) => value)
    if (directory === undefined) return wrong('Where to?')
    if (others.length > 0) return wrong('One folder at a time.')
    if (flag >= 0 && matches.length === 0) return wrong('Which match?')
    return { directory: directory.value, matches }
  } catch (error) {
    return wrong(messageOf(error))
  }
}
