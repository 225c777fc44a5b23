export type ImportArguments =
  | { readonly paths: readonly string[]; readonly json: boolean }
  /** What is wrong with the arguments, and how to use the command. */
  | { readonly wrong: string }

const usage = `Usage: npm run import -- PATH… [--json]
PATH is a Cricsheet file (.json), a folder of them, or a .zip archive. --json ends with one line of JSON.`

/** Reads the arguments of `npm run import -- …`. */
export function readArguments(args: readonly string[]): ImportArguments {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json')
  if (unknown !== undefined) return { wrong: `"${unknown}" is not an option of import.\n${usage}` }
  const paths = args.filter((arg) => arg !== '--json')
  if (paths.length === 0) return { wrong: `There is nothing to import.\n${usage}` }
  return { paths, json: args.includes('--json') }
}
