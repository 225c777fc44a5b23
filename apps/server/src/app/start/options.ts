import { CannotStart } from '#cannot-start.ts'

export type StartOptions = {
  /** Serves the site from its sources, with reloading, instead of the build. */
  readonly dev: boolean
  /** Leaves out the sample world. */
  readonly empty: boolean
}

const known = ['--dev', '--empty']

/** Parses the arguments of `npm start -- …`; an unknown one is refused by name. */
export function readOptions(args: readonly string[]): StartOptions {
  const unknown = args.find((arg) => !known.includes(arg))
  if (unknown !== undefined) {
    throw new CannotStart(`"${unknown}" is not an option of start. Known are: ${known.join(', ')}.`)
  }
  return { dev: args.includes('--dev'), empty: args.includes('--empty') }
}
